/** What the small card explains: the thing under the mouse, under a held finger, in focus, or pressed in vain. It knows no game. */
import { untrack } from 'svelte';
import type { Board, Explain, Explained } from '../boards/board';
import type { Label } from '../wire';
import { chapterAbout } from './chapters';
import { lensOf, type Seen } from './lens.svelte';
import { settings } from './settings.svelte';
import { boxOf, shape } from './shape.svelte';
import type { TableStore } from './table.svelte';
import { readMore } from './morewords';

/** How long the mouse rests on a thing; longer where the prompt already says what a press would do. */
const [WAIT, WAIT_LIT] = [600, 1300];
const HOLD = 480;
/** A finger that moves so far scrolls or drags. */
const STRAY = 10;

/** The small card, as it lies there. */
export interface Shown {
  /** The things under it, the innermost first. */
  things: string[];
  element: Element;
  box: DOMRect;
  /** Where it was pointed at. */
  point: Point | null;
  /** Whether it stays until something else is pressed. */
  pinned: boolean;
  /** Whether it answers a press that did nothing. */
  vain: boolean;
  /** Why none of the things can be chosen. */
  why: Label | null;
}

interface Place {
  element: HTMLElement | SVGElement;
  things: string[];
}

type Point = { x: number; y: number };

const within = (element: Element, { x, y }: Point): boolean => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return left <= x && x <= right && top <= y && y <= bottom;
};
const marksOf = ({ dataset }: HTMLElement | SVGElement): string[] => (dataset.about ?? dataset.thing)?.split(' ') ?? [];
/** What lies on a thing without being pressed itself: a cloud over a tile. */
function laidOn(element: Element, point: Point): Place[] {
  const laid = [...element.querySelectorAll<HTMLElement | SVGElement>('[data-about], [data-thing]')]
    .filter((one) => !one.closest('[data-lens]') && within(one, point))
    .reverse();
  return laid.map((one) => ({ element: one, things: marksOf(one) }));
}

/** The marked things around an element, from the inside out, as far as the lens has not its own word about them; where a
 * point is given, what lies there on the first of them comes before it. */
export function placesAround(
  element: Element | null,
  point: Point | null = null,
): { places: Place[]; lens: Place | null } {
  const places: Place[] = [];
  for (let at = element; at && !at.matches('.table'); at = at.parentElement) {
    if (!(at instanceof HTMLElement || at instanceof SVGElement)) continue;
    const { lens } = at.dataset;
    if (lens) return { places, lens: { element: at, things: [lens] } };
    const things = marksOf(at);
    if (!things.length) continue;
    if (point && !places.length) places.push(...laidOn(at, point));
    places.push({ element: at, things });
  }
  return { places, lens: null };
}

export class Explaining {
  shown: Shown | null = $state.raw(null);
  private explain: Explain | null = $state.raw(null);
  private timer = 0;
  private over: Element | null = null;
  private asked: Promise<void> | null = null;

  constructor(
    private readonly table: TableStore,
    private readonly board: Board,
  ) {}

  /** Fetch what the game says of its things, once. */
  private async ready(): Promise<void> {
    const { game } = this.table.words;
    if (!this.board.explain) return;
    this.asked ??= this.board.explain().then(
      (explain) => void (this.explain = explain),
      () => void (this.asked = null),
    );
    await Promise.all([this.asked, game ? readMore(game) : null]);
  }

  /** What is said of the first of these things of which there is anything to say. */
  about(things: string[], at?: Element): { thing: string; said: Explained } | null {
    for (const thing of things) {
      const said = this.explain?.(this.table, thing, at);
      if (said) return { thing, said };
    }
    return null;
  }

  /** Why none of these things can be chosen; nothing where one of them can. */
  whyNot(things: string[]): Label | null {
    for (const thing of things) {
      if (this.table.choosing.possible(thing)) return null;
      const why = this.table.choosing.whyNot(thing);
      if (why) return why;
    }
    return null;
  }

  /** Whether something is asked, but nothing that has to do with any of these things. */
  elsewhere(things: string[]): boolean {
    const { choosing, myTurn } = this.table;
    return (
      myTurn &&
      things.some((thing) => this.board.kinds.includes(thing.slice(0, thing.indexOf(':')))) &&
      !things.some((thing) => choosing.possible(thing))
    );
  }

  /** The chapter of the rules about why it cannot be chosen, or about the thing. */
  get chapter(): string | undefined {
    if (!this.shown) return undefined;
    const { chapters } = this.board;
    const { things, element, why } = this.shown;
    const found = this.about(things, element);
    return (
      (why && chapters?.[why.id]) ??
      found?.said.chapter ??
      [...(found ? [found.thing] : []), ...things]
        .map((thing) => chapterAbout(this.board, thing))
        .find((chapter) => chapter !== undefined)
    );
  }

  /** Lay the card there, if there is anything to say. */
  private async show(
    target: Element,
    point: Point | null,
    how: { pinned: boolean; vain?: boolean; still?: () => boolean },
  ): Promise<void> {
    const { places } = placesAround(target, point);
    if (!places.length) return;
    await this.ready();
    const things = places.flatMap((place) => place.things);
    const found = this.about(things, target);
    const why = target.closest('dialog') ? null : this.whyNot(things); // what lies in a dialog is only looked at
    if ((!found && !why) || !target.isConnected || how.still?.() === false) return;
    const thing = found?.thing ?? things[0]!;
    const { element } = places.find((place) => place.things.includes(thing))!;
    const at = point && { x: point.x / shape.zoom, y: point.y / shape.zoom };
    const { pinned, vain = false } = how;
    this.shown = { things, element, box: boxOf(element), point: at, pinned, vain, why };
  }

  hide(): void {
    clearTimeout(this.timer);
    this.shown = null;
  }

  /** The mouse is there: after a moment what lies there is explained. */
  point(target: Element | null, point: Point): void {
    const first = placesAround(target, point).places[0];
    if ((first?.element ?? null) === this.over) return;
    this.over = first?.element ?? null;
    clearTimeout(this.timer);
    if (this.shown?.pinned) return;
    this.shown = null;
    if (!target || !first || !settings.point) return;
    const lit = first.things.some((thing) => this.table.choosing.possible(thing));
    const still = () => this.over === first.element && !this.shown?.pinned;
    this.timer = window.setTimeout(
      () => void this.show(target, point, { pinned: false, still }),
      lit ? WAIT_LIT : WAIT,
    );
  }

  /** Held, or asked about: the card stays. */
  pin(target: Element, point: Point | null = null, vain = false): void {
    clearTimeout(this.timer);
    void this.show(target, point, { pinned: true, vain });
  }

  /** By key: what is in focus, and once more what the rules say of it. Says whether it is something of the table. */
  ask(target: Element | null): boolean {
    if (this.shown?.pinned && this.chapter !== undefined) {
      this.table.rules = this.chapter;
      this.hide();
      return true;
    }
    const { places, lens } = placesAround(target?.closest('.table') ? target : null);
    if (lens && !places.length) return this.askLens(lens);
    if (!target || !places.length) return false;
    this.pin(target);
    return true;
  }

  private askLens(place: Place): true {
    const lens = lensOf(this.table);
    const thing = place.things[0]!;
    const chapter = chapterAbout(this.board, thing);
    if (lens.seen?.pinned && lens.seen.thing === thing && chapter !== undefined) {
      lens.seen = null;
      this.table.rules = chapter;
    } else this.enlarge(place);
    return true;
  }

  private enlarge({ element, things }: Place): void {
    lensOf(this.table).seen = { thing: things[0]!, box: boxOf(element), pinned: true };
  }

  /** A press that has done nothing: why, and what it is. What lies under the lens has its reason there. */
  pressed(target: Element, point: Point, mouse: boolean): void {
    const { places, lens } = placesAround(target, point);
    if (lens && !places.length) {
      if (mouse && this.whyNot(lens.things)) this.enlarge(lens);
      return;
    }
    if (places.length && !places[0]!.things.some((thing) => this.table.choosing.possible(thing)))
      this.pin(target, point, true);
  }
}

/** What a press can have changed: the same before and after it, it did nothing. */
const state = (table: TableStore): string => {
  const { picked, named, asked } = table.choosing;
  return JSON.stringify([picked, named, asked, table.sending, table.about, table.rules, table.part, location.href]);
};
/** Whether a press has laid something under the lens, or put away what it was on. */
function lensed(table: TableStore, target: Element, before: Seen | null): boolean {
  const { seen } = lensOf(table);
  if (seen === before) return false;
  return seen?.pinned ?? target.closest<HTMLElement>('[data-lens]')?.dataset.lens === before?.thing;
}
const BUTTONS = 'button, a, input, select, textarea, label, summary';
/** Whether a press there is not for a button that does something or can be switched, and not for what leads on. */
const onTheBoard = (target: Element): boolean =>
  !target.closest('[data-lit]') && (target.closest(BUTTONS)?.matches('[data-nav]:not([aria-pressed])') ?? true);

const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });

/** Listens to the mouse, to fingers and to presses on a table. */
export function listening(table: TableStore, explaining: Explaining) {
  return (root: HTMLElement): (() => void) => {
    let timer = 0;
    let held = false;
    let from = { x: 0, y: 0 };
    let before = '';
    let under: Seen | null = null;
    let mouse = true;
    let vain = false;
    const inCard = (event: Event) => event.target instanceof Element && event.target.closest('.explained, .lens');
    const listeners: [string, (event: never) => void, boolean?][] = [
      ['pointerleave', () => explaining.point(null, from)],
      [
        'pointerdown',
        (event: PointerEvent) => {
          held = false;
          mouse = event.pointerType === 'mouse';
          clearTimeout(timer);
          const target = event.target as Element;
          if (inCard(event)) return;
          explaining.hide();
          if (mouse || placesAround(target).lens || getComputedStyle(target).touchAction === 'none') return;
          from = pointOf(event);
          timer = window.setTimeout(() => {
            held = true;
            explaining.pin(target, from);
          }, HOLD);
        },
      ],
      [
        'pointermove',
        (event: PointerEvent) => {
          const at = pointOf(event);
          if (event.pointerType !== 'mouse') {
            if (Math.hypot(at.x - from.x, at.y - from.y) > STRAY) clearTimeout(timer);
          } else if (event.buttons) explaining.point(null, at);
          else if (!inCard(event)) explaining.point(event.target as Element, at);
        },
      ],
      ['pointerup', () => clearTimeout(timer)],
      ['pointercancel', () => clearTimeout(timer)],
      [
        'contextmenu',
        (event: Event) => {
          if (held) event.preventDefault();
        },
      ],
      [
        'click',
        (event: MouseEvent) => {
          before = state(table);
          under = lensOf(table).seen;
          vain = !held && onTheBoard(event.target as Element) && !inCard(event);
          if (!held) return;
          held = false; // the press that ends the holding is none
          event.stopPropagation();
          event.preventDefault();
        },
        true,
      ],
    ];
    /** What a component does with a press it does when this has come farther out than the table. */
    const pressed = (event: MouseEvent) => {
      const target = event.target as Element;
      const nothing = before === state(table) && !lensed(table, target, under);
      if (vain && nothing && !table.moving && !table.guide?.scripted) explaining.pressed(target, pointOf(event), mouse);
      vain = false;
    };
    window.addEventListener('click', pressed);
    for (const [name, listener, capture] of listeners)
      root.addEventListener(name, listener as EventListener, capture ?? false);
    return () => {
      clearTimeout(timer);
      untrack(() => explaining.hide());
      window.removeEventListener('click', pressed);
      for (const [name, listener, capture] of listeners)
        root.removeEventListener(name, listener as EventListener, capture ?? false);
    };
  };
}

const GAP = 10;
/** So far from the mouse the card lies, where what it explains is too large to lie beside. */
const NEAR = 22;

const apart = (one: DOMRect, other: DOMRect): boolean =>
  one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;

/** Where the card lies: below the thing or above it, else beside it; never under the mouse, and, if there is room elsewhere,
 * not over what must be read meanwhile. */
export function cardAt(
  { box, point }: Pick<Shown, 'box' | 'point'>,
  size: { width: number; height: number },
  read: DOMRect | null = null,
): { left: number; top: number } {
  const room = { right: shape.width - size.width - 8, bottom: shape.height - size.height - 8 };
  const between = (value: number, most: number) => Math.max(8, Math.min(value, most));
  const around = (one: DOMRect) => {
    const left = between(one.left + one.width / 2 - size.width / 2, room.right);
    const top = between(one.top, room.bottom);
    return [
      { left, top: one.bottom + GAP },
      { left, top: one.top - GAP - size.height },
      { left: one.right + GAP, top },
      { left: one.left - GAP - size.width, top },
    ];
  };
  const fits = ({ left, top }: { left: number; top: number }) =>
    left >= 8 && top >= 8 && left <= room.right && top <= room.bottom;
  const free = (place: { left: number; top: number }) =>
    fits(place) && (!read || apart(new DOMRect(place.left, place.top, size.width, size.height), read));
  const at = point ?? { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const near = new DOMRect(at.x - NEAR, at.y - NEAR, 2 * NEAR, 2 * NEAR);
  return (
    around(box).find(free) ??
    around(near).find(free) ??
    around(box).find(fits) ??
    around(near).find(fits) ?? { left: between(near.left, room.right), top: between(near.bottom, room.bottom) }
  );
}
