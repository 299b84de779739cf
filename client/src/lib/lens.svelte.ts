/** The lens: one thing of the table enlarged, while the pointer or the focus rests on it, or until it is put away. */
import { settings } from './settings.svelte';
import { boxOf, shape } from './shape.svelte';
import type { TableStore } from './table.svelte';

const WAIT = 420;
/** Longer, where the prompt already says what a press would bring. */
const CALM = 1300;

export interface Seen {
  thing: string;
  /** Where the small one lies. */
  box: DOMRect;
  /** Whether it stays until something else is pressed. */
  pinned: boolean;
}

class Lens {
  seen: Seen | null = $state.raw(null);
  /** Whether the board has one: what somebody asks about is laid under it. */
  there = $state(false);
}

const lenses = new WeakMap<TableStore, Lens>();

export function lensOf(table: TableStore): Lens {
  const lens = lenses.get(table) ?? new Lens();
  lenses.set(table, lens);
  return lens;
}

/** Enlarge a thing until something else is pressed; the same thing once more puts it away. */
export function enlarge(table: TableStore, thing: string, element: Element): void {
  const lens = lensOf(table);
  lens.seen = lens.seen?.pinned && lens.seen.thing === thing ? null : { thing, box: boxOf(element), pinned: true };
}

/** Where the lens lies: beside the thing, on the side where there is room. */
export function lensAt(box: DOMRect, size: { width: number; height: number }): { left: number; top: number } {
  const right = box.right + 12;
  return {
    left: right + size.width < shape.width ? right : Math.max(8, box.left - 12 - size.width),
    top: Math.max(8, Math.min(box.top - 20, shape.height - size.height - 8)),
  };
}

/**
 * Enlarges a thing when the focus is on it, when it is held down, and when the mouse rests on it, longer if it is `calm`; where
 * `touched`, also under a finger that would do nothing else with it.
 */
export function enlarging(table: TableStore, thing: string, { calm = false, touched = false } = {}) {
  return (element: HTMLElement): (() => void) => {
    const lens = lensOf(table);
    let timer = 0;
    let held = false;
    let finger = false;
    const show = (pinned: boolean) => (lens.seen = { thing, box: boxOf(element), pinned });
    const hide = () => {
      clearTimeout(timer);
      // A thing that goes away says so while the page is being drawn.
      queueMicrotask(() => {
        if (lens.seen?.thing === thing && !lens.seen.pinned) lens.seen = null;
      });
    };
    const listeners: Record<string, (event: never) => void> = {
      pointerenter(event: PointerEvent) {
        if (event.pointerType === 'mouse' && !lens.seen?.pinned && (!calm || settings.point))
          timer = window.setTimeout(() => show(false), calm ? CALM : WAIT);
      },
      pointerleave: hide,
      pointerdown(event: PointerEvent) {
        held = false;
        finger = event.pointerType !== 'mouse';
        clearTimeout(timer);
        if (event.pointerType === 'mouse') hide();
        else
          timer = window.setTimeout(() => {
            held = true;
            show(true);
          }, WAIT);
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      contextmenu(event: Event) {
        if (held) event.preventDefault();
      },
      focus() {
        if (element.matches(':focus-visible') && !lens.seen?.pinned) show(false);
      },
      blur: hide,
    };
    /** The press that ends the holding is none. */
    const click = (event: MouseEvent) => {
      if (!held) {
        if (touched && finger && !element.dataset.lit && !element.hasAttribute('aria-expanded')) show(true);
        return;
      }
      held = false;
      event.stopPropagation();
      event.preventDefault();
    };
    element.dataset.lens = thing;
    const all = Object.entries(listeners) as [string, EventListener][];
    for (const [name, listener] of all) element.addEventListener(name, listener);
    element.addEventListener('click', click, true);
    return () => {
      hide();
      for (const [name, listener] of all) element.removeEventListener(name, listener);
      element.removeEventListener('click', click, true);
    };
  };
}
