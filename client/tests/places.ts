/** happy-dom lays nothing out: elements get the boxes that `data-box="left top width height"` says; without it they are not shown. */
import { vi } from 'vitest';

export function layOut(): void {
  const box = (element: Element): DOMRect | null => {
    const said = element.getAttribute('data-box');
    if (!said) return null;
    const [x = 0, y = 0, width = 0, height = 0] = said.split(' ').map(Number);
    return { x, y, width, height, left: x, top: y, right: x + width, bottom: y + height, toJSON: () => said };
  };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return box(this) ?? ({ left: 0, top: 0, width: 0, height: 0 } as DOMRect);
  });
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    const found = box(this);
    return (found ? [found] : []) as unknown as DOMRectList;
  });
}
