/** Several pieces in one gesture: a proposal of where they go or come from, changed by pressing cards, played by one button. */
import { shape } from '../../../lib/shape.svelte';
import type { TableStore } from '../../../lib/table.svelte';
import type { Decision } from '../../../wire';
import type { Answer } from '../../board';
import { cards } from '../cards/printed';
import { questionOf, screenOf } from '../screen.svelte';
import { mineOf, type CellView } from '../view';

export type Piece = 'sprout' | 'growth';
/** How many pieces lie or go where, by place. */
export type Laid = Record<string, number>;

export const sum = (laid: Laid): number => Object.values(laid).reduce((total, number) => total + number, 0);

/** A decision about several pieces, as numbers. */
export interface Asked {
  lifting: boolean;
  piece: Piece;
  number: number;
  /** How many pieces fit at each place, or lie there when they are taken off. */
  room: Laid;
  /** Whether fewer may be placed. */
  less: boolean;
}

const capacity = (lying: CellView, piece: Piece): number => {
  const card = cards.get(lying.card)!;
  return (piece === 'sprout' ? card.sprout_spaces : card.growth_max) ?? 0;
};
const lies = (lying: CellView, piece: Piece): number => (piece === 'sprout' ? lying.sprouts : lying.growth);

/** What a decision asks, where it is about several pieces. */
export function askedBy(decision: Decision | null, field: Record<string, CellView>): Asked | null {
  if (decision?.name !== 'place' && decision?.name !== 'lift') return null;
  const number = Number(decision.prompt.args.number ?? 0);
  const offered = decision.options.map(({ option }) => option);
  const cells = offered.filter((option) => option in field);
  if (number < 2 || cells.length === 0 || offered.includes('share')) return null;
  const piece: Piece = decision.prompt.id.endsWith('sprout') ? 'sprout' : 'growth';
  const lifting = decision.name === 'lift';
  const room = Object.fromEntries(
    cells.map((cell) => {
      const lying = field[cell]!;
      return [cell, lifting ? lies(lying, piece) : capacity(lying, piece) - lies(lying, piece)];
    }),
  );
  // One on each: then nowhere several are offered at once although they would fit.
  const each = cells.some((cell) => room[cell]! > 1) && !offered.some((option) => option.includes(' '));
  if (each) for (const cell of cells) room[cell] = 1;
  return { lifting, piece, number: Math.min(number, sum(room)), room, less: offered.includes('enough') };
}

/** A good way to begin with: cards that can be filled come first; what is paid comes from cards that are not full. */
export function proposal(asked: Asked, field: Record<string, CellView>): Laid {
  const { lifting, piece, room } = asked;
  const worth = (cell: string): number => {
    const lying = field[cell]!;
    const full = capacity(lying, piece) === lies(lying, piece);
    if (lifting) return full ? 100 : lies(lying, piece);
    const canopy = piece === 'growth' && room[cell]! <= asked.number ? -(cards.get(lying.card)!.canopy_points ?? 0) : 0;
    return canopy * 10 + room[cell]!;
  };
  const laid: Laid = {};
  let left = asked.number;
  for (const cell of Object.keys(room).sort((a, b) => worth(a) - worth(b))) {
    const number = Math.min(left, room[cell]!);
    if (number > 0) laid[cell] = number;
    left -= number;
  }
  return laid;
}

/** The option to play next of what is laid out, and what is left after it; none where the rules place the rest themselves. */
export function nextOf(laid: Laid, asked: Asked, offered: string[]): { option: string; rest: Laid } | null {
  for (const [cell, number] of Object.entries(laid)) {
    if (number <= 0) continue;
    const many = `${cell} ${number}`;
    if (number > 1 && offered.includes(many)) return { option: many, rest: { ...laid, [cell]: 0 } };
    if (offered.includes(cell)) return { option: cell, rest: { ...laid, [cell]: number - 1 } };
  }
  return asked.less && offered.includes('enough') ? { option: 'enough', rest: {} } : null;
}

class Spread {
  private readonly question: string;

  constructor(
    private readonly table: TableStore,
    readonly asked: Asked,
    private readonly proposed: Laid,
  ) {
    this.question = questionOf(table.choosing.decision!);
  }

  /** What was laid by hand; null: as proposed. */
  private get own(): Laid | null {
    const { laid } = screenOf(this.table);
    return laid?.question === this.question ? laid.laid : null;
  }
  private set own(laid: Laid | null) {
    screenOf(this.table).laid = laid && { question: this.question, laid };
  }

  get piece(): Piece {
    return this.asked.piece;
  }
  get laid(): Laid {
    return this.own ?? this.proposed;
  }

  /** What would lie more at a place, or less. */
  at(cell: string): number {
    return (this.laid[cell] ?? 0) * (this.asked.lifting ? -1 : 1);
  }

  /** The first press begins anew; each press lays one more, and on a card that can take no more it takes them off again. */
  press(cell: string): void {
    const room = this.asked.room[cell] ?? 0;
    if (!room) return;
    const laid = this.own ?? {};
    const here = laid[cell] ?? 0;
    const fits = here < room && sum(laid) < this.asked.number;
    this.own = { ...laid, [cell]: fits ? here + 1 : 0 };
  }

  private play(): void {
    let laid = this.laid;
    let left = this.asked.number;
    const { name, prompt } = this.table.choosing.decision!;
    this.table.playOn((decision) => {
      // Only what belongs to this question is answered, not the next one like it.
      const same = decision.name === name && decision.prompt.id === prompt.id;
      if (!same || left <= 0 || (decision.prompt.args.number !== left && left !== this.asked.number)) return null;
      const next = nextOf(
        laid,
        this.asked,
        decision.options.map(({ option }) => option),
      );
      if (!next) return null;
      left = next.option === 'enough' ? 0 : left - (sum(laid) - sum(next.rest));
      laid = next.rest;
      if (this.settles(laid, left)) left = 0;
      return next.option;
    });
  }

  /** Whether the rules place the rest without asking: in one place only, or everywhere there is room. */
  private settles(laid: Laid, left: number): boolean {
    const gone = (cell: string) => (this.laid[cell] ?? 0) - (laid[cell] ?? 0);
    const rooms = Object.entries(this.asked.room)
      .map(([cell, room]) => room - gone(cell))
      .filter((room) => room > 0);
    return !this.asked.less && (rooms.length <= 1 || rooms.reduce((total, room) => total + room, 0) <= left);
  }

  get answer(): Answer {
    const { words } = this.table;
    const { asked, laid } = this;
    const field = mineOf(this.table).field;
    const number = sum(laid);
    // Where there is little room for words, the cards themselves show it.
    const where = shape.small
      ? 'none'
      : Object.entries(laid)
          .filter(([, pieces]) => pieces > 0)
          .map(([cell, pieces]) => `${pieces} · ${words.thing(`card:${field[cell]!.card}`)} (${cell})`)
          .join(', ') || 'none';
    const missing = asked.number - number;
    return {
      label: words.say(asked.lifting ? 'web-spread-pay' : 'web-spread-place', { number }),
      say:
        missing > 0
          ? words.say('web-spread-more', { number: missing, where })
          : words.say(this.own ? 'web-spread-own' : 'web-spread-proposed', { where }),
      ready: missing === 0 || asked.less,
      play: () => this.play(),
      ...(this.own && { clear: () => (this.own = null) }),
    };
  }
}

/** The pieces laid out for the present decision, where it is about several. */
export function spreadOf(table: TableStore): Spread | null {
  const { decision, picked, named } = table.choosing;
  if (!decision || picked.length || named !== null) return null;
  const { field } = mineOf(table);
  const asked = askedBy(decision, field);
  return asked && new Spread(table, asked, proposal(asked, field));
}
