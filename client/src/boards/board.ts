/** What the frame asks of a game's board. A board knows where things lie and how they move, not what is legal. */
import type { Component } from 'svelte';
import type { Colour } from '../art/players';
import type { Stage } from '../lib/stage';
import type { TableStore } from '../lib/table.svelte';
import type { Decision, GameEvent, Option, Score, Story } from '../wire';

export interface Stop {
  /** Where the game is, for the top bar: round and phases. */
  round: string;
  phases: string[];
  now: number;
}

/** An answer that a board puts together itself, out of several choices: its button takes the place of the others. */
export interface Answer {
  label: string;
  say: string;
  ready: boolean;
  /** What is asked once more before it is played, where it gives something up for good. */
  sure?: { title: string; second: string } | null;
  play(): void;
  clear?(): void;
}

/** What the small card says of a thing: what it is, and what it does just now. */
export interface Explained {
  title: string;
  lines: string[];
  /** A drawing beside the title. */
  art?: string;
  /** The chapter of the rules, where it is another than that of the thing. */
  chapter?: string;
}
/** Nothing is said of what lies under the lens, and of things that say all about themselves. Where several players have the
 * same thing, `at` tells whose it is. */
export type Explain = (table: TableStore, thing: string, at?: Element) => Explained | null;

type Part = Component<{ table: TableStore }>;

/** A game's board. `kinds` and `Main` make one; everything else is for boards that show or say more. */
export interface Board {
  /** The kinds of things that can be pressed on this board; options that touch none of them become buttons. */
  kinds: string[];
  Main: Part;
  /** Called when a table comes on the page, before anything is drawn. */
  begin?(table: TableStore): void;
  /** The chapter of the rules about a decision, a thing (`card:sun`) or a kind of things (`card:*`). */
  chapters?: Record<string, string>;
  /** What things are, fetched with its words (`words/explain.<language>.ftl`) when somebody points at the first of them. */
  explain?(): Promise<Explain>;
  /** The pictures of the rules, as `./pictures/<name>.svelte`. */
  pictures?: Record<string, Component>;
  layout?: Layout;
  standing?: Standing;
  prompting?: Prompting;
  telling?: Telling;
}

/** What lies around the board. */
export interface Layout {
  Hand?: Part;
  Left?: Part;
  Right?: Part;
  /** The board's own score sheet. */
  Score?: Part;
  /** Between board and prompt on a phone, where there are no rails. */
  Strip?: Part;
  /** What a player has, beside the name. */
  Goods?: Component<{ table: TableStore; seat: number }>;
  /** What a phone shows one at a time, each with a tab of its own; `table.part` is the one that is shown. */
  parts?: { name: string; icon: string }[];
}

/** Where the game is, and who plays besides the seats. */
export interface Standing {
  where?(table: TableStore): Stop | null;
  /** The seat that goes first, where the game marks it, and the drawing it is marked with. */
  first?(table: TableStore): number | null;
  mark?: string;
  /** Points that everybody, the neutral player last, would get on top if the game ended now, and the words for them. */
  coming?(table: TableStore): { part: string; points: number[] } | null;
  /** A player that is not a seat, such as a neutral one. */
  neutral?(table: TableStore): { thing: string; colour: Colour; score: Score } | null;
}

/** How decisions are asked, where the board can do better than the list of options. */
export interface Prompting {
  /** What the board itself says in the prompt: instead of the decision's own words, of the second line, or of both. */
  prompt?(table: TableStore): { title?: string; second?: string } | null;
  /** What an option would do, where the board can say more than its label. */
  tell?(table: TableStore, option: Option): string | null;
  /** What the button that plays an option is called; otherwise the words `<game>-act-<label>` or `-act-<decision>`. */
  act?(option: Option, table: TableStore): string | null;
  /** Whether an option gives something up for good: it stands apart, and asks once more where there is anything else to do. */
  givesUp?(option: Option, table: TableStore): boolean;
  /** The question that is asked then, and what would be lost. */
  sure?(option: Option, table: TableStore): { title: string; second: string } | null;
  answer?(table: TableStore): Answer | null;
  /** Buttons in the prompt, before the main one. */
  Actions?: Part;
  /** Options that are buttons although they touch things on the board. */
  button?(option: Option, table: TableStore): boolean;
  /** How many options that touch nothing become buttons; the others are in the list. */
  buttons?: number;
  /** Options that touch nothing on the board, but that it shows itself. */
  holds?(option: Option, table: TableStore): boolean;
  /** Show an option that is in no list as if it had been put together here, without playing it. */
  propose?(option: string, table: TableStore): void;
  /** The option that is played without asking, where it cannot matter what is chosen. */
  settles?(decision: Decision, table: TableStore): string | null;
  /** Whether what is left after a press is chosen on the board to the end, and not asked by name. */
  narrowed?(table: TableStore): boolean;
}

/** How events are shown, and what the log makes of them. */
export interface Telling {
  /** Show one event; how long it takes is the board's matter. */
  move?(event: GameEvent, table: TableStore, stage: Stage): Promise<void>;
  /** Whether a story is about others who act at the same time: it is not shown while one thinks oneself. */
  aside?(story: Story, table: TableStore): boolean;
  /** Whether a story is long by nature, so that it may take more time, or how many milliseconds. */
  long?(story: Story): boolean | number;
  /** Events that are always shown in full, also when the time of a story is over. */
  must?: string[];
  /** What is said while everybody looks at what has just happened, up to this event of a story; null where it goes on. */
  pause?(story: Story, at: number, table: TableStore): string | null;
  /** The kinds of things that can be opened from a line of the log, and how; otherwise they are told about (`table.about`). */
  opens?: string[];
  open?(thing: string, table: TableStore): void;
  /** Events that say nothing worth a line in the log. */
  silent?: string[];
  /** Events that become one line where they follow each other, and what of them is added up or listed in it. */
  sums?: Record<string, string[]>;
  /** Events that begin a turn: a new paragraph in the log. */
  begins?: string[];
  /** Events that are big steps: they stand alone in the log. */
  marks?: string[];
}
