/** Arrow keys move the focus to the nearest thing in that direction. */

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function arrows(group: HTMLElement): () => void {
  const centre = (element: Element) => {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2] as const;
  };
  const move = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    const here = document.activeElement;
    if (!way || !here || !group.contains(here)) return;
    const [x, y] = centre(here);
    let best: HTMLElement | null = null;
    let least = Infinity;
    for (const other of group.querySelectorAll<HTMLElement>('[data-nav]')) {
      if (other === here || !other.getClientRects().length) continue;
      const [ox, oy] = centre(other);
      const along = (ox - x) * way[0] + (oy - y) * way[1];
      const aside = Math.abs((ox - x) * way[1]) + Math.abs((oy - y) * way[0]);
      if (along > 4 && along + aside * 2.5 < least) [best, least] = [other, along + aside * 2.5];
    }
    if (best) {
      event.preventDefault();
      best.focus();
    }
  };
  group.addEventListener('keydown', move);
  return () => group.removeEventListener('keydown', move);
}
