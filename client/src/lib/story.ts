/** The log: stories as sentences, the newest first. */
import type { Board } from '../boards/board';
import type { GameEvent, Json, Story } from '../wire';
import { upper } from './text';
import type { Part, Words } from './words.svelte';

export interface Sentence {
  key: string;
  version: number;
  text: string;
  /** The same, cut where it names things that can be opened. */
  parts: Part[];
  seat: string | null;
  kind: 'main' | 'sub' | 'mark';
  things: string[];
  last: boolean;
}

/** What the table itself tells, in every game: somebody else plays on for a seat, or asks for a hint. */
const OF_THE_TABLE = ['seat_taken_over', 'hint_asked'];

function thingsIn(event: GameEvent): string[] {
  const flat = (value: Json): Json[] => (Array.isArray(value) ? value.flatMap(flat) : [value]);
  return Object.values(event.args)
    .flatMap(flat)
    .filter((value): value is string => typeof value === 'string' && value.includes(':'));
}

/** A sentence begins with a capital letter, whatever it begins with. */
const began = ([first, ...rest]: Part[]): Part[] => (first ? [{ ...first, text: upper(first.text) }, ...rest] : []);

const listed = (value: Json): Json[] => (Array.isArray(value) ? value : [value]);

/** Two events as one, where they differ only in what can be added up or listed; otherwise null. */
export function together(one: GameEvent, other: GameEvent, sums: string[]): GameEvent | null {
  if (one.name !== other.name || !sums.length) return null;
  const args: Record<string, Json> = {};
  for (const [name, a] of Object.entries(one.args)) {
    const b = other.args[name] ?? null;
    if (!sums.includes(name) || (!Array.isArray(a) && a === b && typeof a !== 'number')) {
      if (a !== b) return null;
      args[name] = a;
    } else if (typeof a === 'number' && typeof b === 'number') args[name] = a + b;
    else args[name] = [...new Set([...listed(a), ...listed(b)])];
  }
  return { name: one.name, args };
}

/** What the stories say. Choices of one player that follow each other are told together: the first sentence leads, the rest is below it. */
export function sentences(story: Story[], words: Words, board: Board): Sentence[][] {
  const groups: Sentence[][] = [];
  let teller: string | null = null;
  let before: GameEvent | null = null;
  const newest = story[story.length - 1]?.version;
  for (const { version, by, events } of story) {
    const chooser = by ? `seat:${by.seat}` : null;
    for (const [i, one] of events.entries()) {
      if (board.telling?.silent?.includes(one.name)) continue;
      const both: GameEvent | null =
        before && chooser === teller ? together(before, one, board.telling?.sums?.[one.name] ?? []) : null;
      const event: GameEvent = both ?? one;
      const text = upper(words.event(event));
      if (!text) continue;
      const mark = OF_THE_TABLE.includes(event.name) || (board.telling?.marks?.includes(event.name) ?? false);
      const who = typeof event.args.seat === 'string' ? event.args.seat : null;
      const group = groups[groups.length - 1];
      const leads = mark || !group || chooser !== teller || (board.telling?.begins?.includes(event.name) ?? false);
      const sentence: Sentence = {
        key: `${version}-${i}`,
        version,
        text,
        parts: began(words.parts(event, board.telling?.opens ?? [])),
        seat: who,
        things: thingsIn(event),
        last: version === newest,
        kind: mark ? 'mark' : leads || (who !== null && who !== group?.[0]?.seat) ? 'main' : 'sub',
      };
      if (both && group)
        group[group.length - 1] = {
          ...sentence,
          key: group[group.length - 1]!.key,
          kind: group[group.length - 1]!.kind,
        };
      else if (leads) groups.push([sentence]);
      else group.push(sentence);
      teller = chooser;
      before = event;
    }
  }
  return groups;
}
