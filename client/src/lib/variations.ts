/** A game and other lines that were tried, as a tree of choices. It knows no rules. */
import type { Label, SeatInfo, StateFrame, Story } from '../wire';

export class Move {
  readonly kids: Move[] = [];
  /** What was gone to last from here. */
  next: Move | null = null;
  /** What is known of it as soon as somebody was there. */
  story: Story | null = null;
  said: Label | null = null;
  frame: StateFrame | null = null;
  leads: number[] | null = null;

  constructor(
    readonly parent: Move | null,
    readonly seat: number,
    readonly option: string,
  ) {}

  /** How many choices were made. */
  get depth(): number {
    return this.path.length - 1;
  }

  /** The way here from the beginning, which comes first. */
  get path(): Move[] {
    const path: Move[] = [];
    for (let move = this as Move | null; move; move = move.parent) path.unshift(move);
    return path;
  }

  /** What was gone on with last, to the end. */
  get end(): Move {
    let move = this as Move;
    while (move.next) move = move.next;
    return move;
  }
}

type Seat = Pick<SeatInfo, 'kind' | 'name' | 'level' | 'twin'>;
/** An analysis as it is written down: each choice with the number of the one before it; the game itself comes first. */
interface Written {
  start: string;
  game: string;
  seats: Seat[];
  moves: [before: number, seat: number, option: string][];
  played: number;
  at: number;
}

export class Variations {
  readonly root = new Move(null, -1, '');
  /** Where the game that was brought ends; the beginning where nothing was played. */
  private played = this.root;

  constructor(
    /** A record without choices. */
    readonly start: string,
    readonly game: string,
    readonly seats: Seat[],
    choices: { seat: number; option: string | null }[],
  ) {
    for (const { seat, option } of choices) this.played = this.add(this.played, seat, option ?? '');
  }

  /** Where the game that was brought was after so many choices. */
  after(choices: number): Move {
    const path = this.played.path;
    return path[Math.max(0, Math.min(choices, path.length - 1))]!;
  }

  get length(): number {
    return this.played.depth;
  }

  isPlayed(move: Move): boolean {
    return this.played.path.includes(move);
  }

  /** A choice made from somewhere: the same one is the same. */
  add(before: Move, seat: number, option: string): Move {
    let move = before.kids.find((kid) => kid.seat === seat && kid.option === option);
    if (!move) before.kids.push((move = new Move(before, seat, option)));
    before.next = move;
    return move;
  }

  /** Remember which way somebody went. */
  visit(move: Move): void {
    for (const on of move.path) if (on.parent) on.parent.next = on;
  }

  /** The record that leads to a position. */
  record(move: Move): string {
    const lines = move.path.slice(1).map(({ seat, option }) => `${seat} ${option}\n`);
    return this.start + lines.join('');
  }

  /** The ends of all lines, the game's own first. */
  get ends(): Move[] {
    const ends = this.all().filter((move) => !move.kids.length && move !== this.played);
    return this.played === this.root ? ends : [this.played, ...ends];
  }

  /** The first choice of a line that is not the game's: it, or whatever comes after the last place they share. */
  parting(end: Move): Move {
    return end.path.find((move) => !this.isPlayed(move)) ?? end;
  }

  /** The last place on the way here at which more than one choice was tried. */
  fork(here: Move): Move | null {
    return here.path.findLast((move) => move.kids.length > 1) ?? null;
  }

  /** Forget a line as far as no other one needs it; gives the place where it left the others. */
  remove(end: Move): Move {
    let move = end;
    while (move.parent && move.parent.kids.length < 2 && !this.isPlayed(move.parent)) move = move.parent;
    const before = move.parent;
    if (!before || this.isPlayed(move)) return end;
    before.kids.splice(before.kids.indexOf(move), 1);
    if (before.next === move) before.next = before.kids[0] ?? null;
    return before;
  }

  /** Every move, those before it first. */
  private all(): Move[] {
    const all = [...this.played.path];
    const rest = (move: Move): void =>
      move.kids.forEach((kid) => {
        if (!all.includes(kid)) all.push(kid);
        rest(kid);
      });
    rest(this.root);
    return all;
  }

  /** All of it as a text, with the place where somebody is. */
  write(here: Move): string {
    const all = this.all();
    const written: Written = {
      start: this.start,
      game: this.game,
      seats: this.seats.map(({ kind, name, level, twin }) => ({ kind, name, level, twin })),
      moves: all.slice(1).map((move) => [all.indexOf(move.parent!), move.seat, move.option]),
      played: this.played.depth,
      at: all.indexOf(here),
    };
    return JSON.stringify(written);
  }

  /** What was written; anything else is an error. */
  static read(text: string): { tree: Variations; here: Move } {
    const { start, game, seats, moves, played, at } = JSON.parse(text) as Written;
    const own = moves.slice(0, played).map(([, seat, option]) => ({ seat, option }));
    const tree = new Variations(start, game, seats, own);
    const all = tree.played.path;
    for (const [before, seat, option] of moves.slice(played)) all.push(tree.add(all[before]!, seat, option));
    return { tree, here: all[at] ?? tree.root };
  }
}
