/** The Sonora view as the server sends it. */
import type { Animal, Bonus, Cactus } from './art/desert';
import type { Colour } from '../../art/players';
import { colourOf } from '../../lib/colours';
import type { TableStore } from '../../lib/table.svelte';
import type { BoardFacts } from './flicking/physics';

export type Section = 'ruins' | 'canyon' | 'creek' | 'mud';
export interface DiscView {
  disc: string;
  number: number;
  colour: number;
  at: 'hand' | 'field' | 'off' | 'hole' | 'aside' | 'marked';
  x?: number;
  y?: number;
  section?: Section;
  times?: number;
  over?: { section: Section; times: number }[];
}
export type Way = { points: [number, string, number, number][]; samples: [number, number, number][] };
export interface Sheet {
  ruins: Record<string, { crossed: number; reward: 'none' | 'first' | 'later' }>;
  canyon: string[];
  creek: Record<'crossed' | 'circled' | 'shaded', string[]>;
  mud: string[];
  columns: number[];
  bonuses: Record<Bonus, { won: number; used: number }>;
  discoveries: Record<'fox' | 'owl' | 'rabbit', { won: number; used: number }>;
  cacti: Record<Cactus, number>;
  triangles: string[];
  total: number;
}
export interface BotSheet {
  own_colour: string | null;
  bot_colour: string | null;
  circled: number;
  crossed: number;
  shapes: string[];
  boxes: Record<string, number>;
}
/** What is printed on everybody's sheet. */
export interface Printed {
  ruins: {
    buildings: { name: string; cells: number; first: { vp: number; bonus?: Bonus }; later: { vp: number } }[];
    bot_cells: number;
  };
  canyon: {
    rows: string[];
    legend: Record<string, string>;
    shapes: Record<string, [number, number][][]>;
    table: number[];
    beyond: number;
    bot_squares: string[];
  };
  creek: { start: string; branches: { name: string; from: string; cells: (number | Bonus)[] }[]; bot_starts: string[] };
  mud: {
    start: string;
    nodes: { name: string; cost: number; x: number; y: number; edge: boolean }[];
    lines: string[];
    triangles: { nodes: string[]; reward: number | Bonus }[];
    columns: { boxes: number; bonus: Bonus }[];
    bot_boxes: number;
  };
  bonuses: { reflick: { icons: number }; swap: { icons: number }; discovery: Record<'fox' | 'owl' | 'rabbit', number> };
}
export interface SonoraView {
  seats: number;
  round: number;
  rounds: number;
  phase: 'flick' | 'swap' | 'record' | 'over';
  no_nudge: boolean;
  first: number;
  corners: number[];
  discs: DiscView[];
  flick: { disc: string; angle: number; strength: number; paths: Record<string, Way> } | null;
  sheets: Sheet[];
  scores: Record<Section, number>[];
  board: BoardFacts;
  sheet: Printed;
  bot?: BotSheet;
}

export const SECTIONS: Section[] = ['ruins', 'canyon', 'creek', 'mud'];
export const ANIMAL: Record<Section, Animal> = { ruins: 'lizard', canyon: 'fox', creek: 'owl', mud: 'rabbit' };
export const HOME: Record<string, Section> = { lizard: 'ruins', fox: 'canyon', owl: 'creek', rabbit: 'mud' };
export const LETTERS = 'abcd';
/** The section in which a decision marks. */
export const MARKS: Record<string, Section | undefined> = {
  cross: 'ruins',
  draw: 'canyon',
  bot_draw: 'canyon',
  path: 'creek',
  bot_path: 'creek',
  mud: 'mud',
  boxes: 'mud',
  bot_mud: 'mud',
};

export const viewOf = (table: TableStore): SonoraView => table.view as unknown as SonoraView;
/** Whose eyes we look through; a watcher sits beside the first player. */
export const me = (table: TableStore): number => table.seat ?? 0;
export const discColour = (colour: number, table: TableStore): Colour => colourOf(colour, table.seat);
/** The colour in which a seat marks; alone it changes from round to round, so the pen stays the player's. */
export const penOf = (seat: number, table: TableStore): Colour => colourOf(seat, table.seat);
export const discsOf = (view: SonoraView, seat: number): DiscView[] =>
  view.discs.filter((disc) =>
    view.seats === 1 ? view.bot?.own_colour === LETTERS[disc.colour] : disc.colour === seat,
  );
export const botDiscs = (view: SonoraView): DiscView[] =>
  view.discs.filter((disc) => view.bot?.bot_colour === LETTERS[disc.colour]);
/** The discs a seat may still flick; alone, those of all colours. */
export const inHand = (view: SonoraView, seat: number): DiscView[] =>
  view.discs.filter((disc) => disc.at === 'hand' && (view.seats === 1 || disc.colour === seat));
export const left = (won: { won: number; used: number }): number => won.won - won.used;

/** What a section of a seat's notebook has to do with its discs: those that wait, those that were used for it, and
 * whether that is all; `asked` is the section in which something is being marked. */
export function marking(
  view: SonoraView,
  seat: number,
  section: Section,
  asked: Section | undefined,
): { waiting: DiscView[]; used: DiscView[]; done: boolean } {
  const here = (disc: DiscView) => disc.section === section;
  const waiting = [...discsOf(view, seat), ...(view.bot ? botDiscs(view) : [])].filter(
    (disc) => here(disc) && (disc.times ?? 0) > 0 && disc.at !== 'marked',
  );
  const used = view.phase === 'record' ? discsOf(view, seat).filter((disc) => here(disc) && disc.at === 'marked') : [];
  return { waiting, used, done: used.length > 0 && waiting.length === 0 && asked !== section };
}

/** The discs that count for a section, each with how often; those between two zones stand in both. */
export function lying(view: SonoraView, section: Section): { disc: DiscView; times: number; between: boolean }[] {
  return view.discs.flatMap((disc) => {
    if (disc.at === 'aside' && disc.section === section) return [{ disc, times: 1, between: false }];
    if (disc.at !== 'field') return [];
    if (disc.section) return disc.section === section ? [{ disc, times: disc.times ?? 0, between: false }] : [];
    const over = disc.over?.find((place) => place.section === section);
    return over ? [{ disc, times: over.times, between: (disc.over?.length ?? 0) > 1 }] : [];
  });
}
