/** Enlarging a card by resting on it, by the focus, or by holding it down. */
import { boxOf } from '../../../lib/shape.svelte';
import type { TableStore } from '../../../lib/table.svelte';
import { screenOf } from '../screen.svelte';

const WAIT = 420;
/**
 * Enlarges a card: when the mouse rests on it, when the focus is there, when it is held down, or touched where nothing else
 * would come of it.
 */
export function enlarging(table: TableStore, thing: string) {
  return (element: HTMLElement): (() => void) => {
    const screen = screenOf(table);
    let timer = 0;
    let held = false;
    let finger = false;
    const show = (sheet: boolean) => (screen.lens = { thing, box: boxOf(element), sheet });
    const hide = () => {
      clearTimeout(timer);
      // A card that goes away says so while the page is being drawn.
      queueMicrotask(() => {
        if (screen.lens?.thing === thing && !screen.lens.sheet) screen.lens = null;
      });
    };
    const enter = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') timer = window.setTimeout(() => show(false), WAIT);
    };
    const down = (event: PointerEvent) => {
      held = false;
      finger = event.pointerType !== 'mouse';
      clearTimeout(timer);
      if (event.pointerType === 'mouse') hide();
      else
        timer = window.setTimeout(() => {
          held = true;
          show(true);
        }, WAIT);
    };
    const up = () => clearTimeout(timer);
    const click = (event: MouseEvent) => {
      if (!held) {
        if (finger && !element.dataset.lit && !element.hasAttribute('aria-expanded')) show(true);
        return;
      }
      held = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const focus = () => {
      if (element.matches(':focus-visible')) show(false);
    };
    const menu = (event: Event) => {
      if (held) event.preventDefault();
    };
    element.addEventListener('pointerenter', enter);
    element.addEventListener('pointerleave', hide);
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    element.addEventListener('click', click, true);
    element.addEventListener('contextmenu', menu);
    element.addEventListener('focus', focus);
    element.addEventListener('blur', hide);
    return () => {
      hide();
      for (const [name, listener] of [
        ['pointerenter', enter],
        ['pointerleave', hide],
        ['pointerdown', down],
        ['pointerup', up],
        ['pointercancel', up],
        ['contextmenu', menu],
        ['focus', focus],
        ['blur', hide],
      ] as [string, EventListener][])
        element.removeEventListener(name, listener);
      element.removeEventListener('click', click, true);
    };
  };
}
