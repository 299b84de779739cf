/** Where pieces travel: a layer over the board on which copies fly from place to place. */
import { boxOf } from './shape.svelte';

const EASE = {
  out: 'cubic-bezier(.2,.8,.2,1)',
  settle: 'cubic-bezier(.3,1.35,.5,1)',
  fall: 'cubic-bezier(.55,0,.9,.6)',
};

export interface Flight {
  html: string;
  from: DOMRect;
  to: DOMRect;
  size?: number;
  time?: number;
  ease?: keyof typeof EASE;
  delay?: number;
  keep?: boolean;
  arc?: number;
}

export class Stage {
  private hidden: HTMLElement[] = [];
  /** Less than 1 when a story must be told faster. */
  pace = 1;

  constructor(
    private readonly layer: HTMLElement,
    private readonly root: HTMLElement,
    private readonly signal: AbortSignal,
  ) {}

  get stopped(): boolean {
    return this.signal.aborted;
  }

  /** The element that shows a thing, if it is on the screen. */
  find(thing: string): HTMLElement | null {
    for (const element of this.root.querySelectorAll<HTMLElement>(`[data-thing~="${CSS.escape(thing)}"]`))
      if (element.offsetParent !== null || element.getClientRects().length) return element;
    return null;
  }

  rect(thing: string): DOMRect | null {
    const found = this.find(thing);
    return found && boxOf(found);
  }

  wait(time: number): Promise<void> {
    return new Promise((resolve) => {
      if (this.stopped) return resolve();
      const timer = setTimeout(resolve, time * this.pace);
      this.signal.addEventListener(
        'abort',
        () => {
          clearTimeout(timer);
          resolve();
        },
        { once: true },
      );
    });
  }

  private async run(animation: Animation): Promise<void> {
    const finish = () => animation.finish();
    if (this.stopped) finish();
    this.signal.addEventListener('abort', finish, { once: true });
    await animation.finished.catch(() => undefined);
    this.signal.removeEventListener('abort', finish);
  }

  /** Put a piece on the layer. */
  put(html: string, at: DOMRect, size = Math.min(at.width, at.height)): HTMLElement {
    const piece = document.createElement('div');
    piece.className = 'flying';
    piece.innerHTML = html;
    const width = size;
    piece.style.width = `${width}px`;
    this.layer.append(piece);
    const height = boxOf(piece).height || width;
    piece.style.left = `${at.left + at.width / 2 - width / 2}px`;
    piece.style.top = `${at.top + at.height / 2 - height / 2}px`;
    return piece;
  }

  /** Let a piece fly from one place to another; it stays there until the new state is shown. */
  async fly({
    html,
    from,
    to,
    size,
    time = 420,
    ease = 'out',
    delay = 0,
    keep = true,
    arc = 0,
  }: Flight): Promise<void> {
    const piece = this.put(html, from, size);
    const [dx, dy] = [
      to.left + to.width / 2 - from.left - from.width / 2,
      to.top + to.height / 2 - from.top - from.height / 2,
    ];
    const frames: Keyframe[] = arc
      ? [
          { transform: 'none' },
          { transform: `translate(${dx / 2}px, ${dy / 2 - arc}px)` },
          { transform: `translate(${dx}px, ${dy}px)` },
        ]
      : [{ transform: 'none' }, { transform: `translate(${dx}px, ${dy}px)` }];
    await this.run(
      piece.animate(frames, { duration: time * this.pace, delay: delay * this.pace, easing: EASE[ease], fill: 'both' }),
    );
    if (!keep) piece.remove();
  }

  /** Change something that is already on the page. */
  async change(element: Element, frames: Keyframe[], time: number, ease: keyof typeof EASE = 'out'): Promise<void> {
    await this.run(element.animate(frames, { duration: time * this.pace, easing: EASE[ease] }));
  }

  async pop(html: string, at: DOMRect, size: number, time = 380): Promise<void> {
    const piece = this.put(html, at, size);
    await this.run(
      piece.animate(
        [
          { transform: 'scale(.2)', opacity: 0 },
          { transform: 'scale(1)', opacity: 1 },
        ],
        { duration: time * this.pace, easing: EASE.settle, fill: 'both' },
      ),
    );
  }

  /** Something that shows for a moment and goes: a card, points, a weather. */
  async flash(html: string, at: DOMRect, size: number, time = 700, rise = 0): Promise<void> {
    const piece = this.put(html, at, size);
    // Coming and going are short, however long it shows.
    const edge = Math.min(0.25, 180 / time);
    await this.run(
      piece.animate(
        [
          { transform: 'scale(.6)', opacity: 0, easing: 'ease-out' },
          { transform: 'scale(1)', opacity: 1, offset: edge },
          { transform: `translateY(${-rise * 0.8}px)`, opacity: 1, offset: 1 - edge },
          { transform: `translateY(${-rise}px)`, opacity: 0 },
        ],
        { duration: time * this.pace, fill: 'both' },
      ),
    );
    piece.remove();
  }

  /** Hide the original while its copy travels. */
  hide(element: HTMLElement): void {
    element.style.visibility = 'hidden';
    this.hidden.push(element);
  }

  /** The new state is on the board: take the copies away. */
  clear(): void {
    this.layer.replaceChildren();
    for (const element of this.hidden) element.style.visibility = '';
    this.hidden = [];
  }
}
