/** Everything a person reads: the client's own messages, and those of the games from the server. Each is fetched where it is needed. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { GameEvent, Json, Label, WordsInfo } from '../wire';
import { ask } from './api';
import { house } from './house.svelte';
import { settings, type Language } from './settings.svelte';

const own = import.meta.glob<string>('../words/*.ftl', { query: '?raw', import: 'default' });
/** What only a house in the browser has to say. */
const offline = import.meta.glob<string>('../offline/words/*.ftl', { query: '?raw', import: 'default' });
const boards = import.meta.glob<string>('../boards/*/words/{en,ru}.ftl', { query: '?raw', import: 'default' });

/** How a game's board calls a thing, where that depends on who reads; by the name of the game. */
export const namers: Record<string, (thing: string, words: Words) => string | null> = {};

/** The part of the words that is no game's; all others are named after their game. */
const COMMON = 'common';
/** The texts that are here, by language and part: what comes later may say a message anew. */
let texts: Record<Language, Record<string, string[]>> = $state.raw({ en: {}, ru: {} });
const asked: Record<string, Promise<void> | undefined> = {};
let names: Promise<WordsInfo['parts']> | null = null;

/** Which words the server has, and the names under which the browser keeps them. */
function fetchNames(): Promise<WordsInfo['parts']> {
  names ??= ask<WordsInfo>('/api/words').then(
    ({ parts }) => parts,
    (error: unknown) => {
      names = null;
      throw error;
    },
  );
  return names;
}

async function fromServer(language: Language, part: string): Promise<string> {
  const name = (await fetchNames())[language]?.[part];
  return name ? ask<string>(`/api/words/${language}/${part}?v=${name}`) : '';
}

/** Fetch the words of a language once: those that every page needs, or those of a game. */
export function fetchWords(language: Language, game?: string): Promise<void> {
  const part = game ?? COMMON;
  const ours = game ? boards[`../boards/${game}/words/${language}.ftl`] : own[`../words/${language}.ftl`];
  const key = `${language}/${part}`;
  const more = house.inBrowser && !game ? offline[`../offline/words/${language}.ftl`] : undefined;
  asked[key] ??= Promise.all([fromServer(language, part), ours?.() ?? '', more?.() ?? '']).then(
    ([theirs, mine, more]) => {
      texts = { ...texts, [language]: { ...texts[language], [part]: game ? [mine, theirs] : [theirs, mine, more] } };
    },
    () => {
      delete asked[key];
    },
  );
  return asked[key];
}

/** Add more words to those of a game, in one language. */
export async function addWords(language: Language, game: string, text: string): Promise<void> {
  await fetchWords(language, game);
  texts = { ...texts, [language]: { ...texts[language], [game]: [...(texts[language][game] ?? []), text] } };
}

const bundles = $derived.by(() => {
  const language = settings.language;
  const { [COMMON]: common = [], ...games } = texts[language];
  const make = (all: string[]) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of all) bundle.addResource(new FluentResource(text), { allowOverrides: true });
    return bundle;
  };
  return {
    general: make(common),
    games: Object.fromEntries(Object.entries(games).map(([game, more]) => [game, make([...common, ...more])])),
  };
});

const isThing = (value: Json): value is string => typeof value === 'string' && /^[A-Za-z0-9_-]+:./.test(value);
const bare = (value: Json): FluentVariable =>
  typeof value === 'number' || typeof value === 'string' ? value : value === null ? 'none' : String(value);
const valueOf = (value: Json): string => (isThing(value) ? value.slice(value.indexOf(':') + 1) : String(value));

/** A piece of a sentence; one that names a thing says which. */
export interface Part {
  text: string;
  thing?: string;
}

/** Says things about one game to one reader; the same conventions as the server's words. */
export class Words {
  constructor(
    readonly game: string | null = null,
    readonly players: string[] = [],
    readonly reader: number | null = null,
  ) {}

  private readonly told = new WeakMap<GameEvent, { bundle: FluentBundle; text: string }>();

  private get bundle(): FluentBundle {
    return (this.game ? bundles.games[this.game] : undefined) ?? bundles.general;
  }

  private find(id: string): string | null {
    if (this.game && this.bundle.hasMessage(`${this.game}-${id}`)) return `${this.game}-${id}`;
    return this.bundle.hasMessage(id) ? id : null;
  }

  has(id: string): boolean {
    return this.find(id) !== null;
  }

  private format(id: string, args: Record<string, FluentVariable>): string {
    const name = this.find(id);
    const pattern = name ? this.bundle.getMessage(name)?.value : null;
    const faults: Error[] = [];
    const text = pattern ? this.bundle.formatPattern(pattern, args, faults) : id;
    if (wordsReady(this.game) && (!pattern || faults.length))
      console.error(`words of ${this.game ?? 'the client'}: ${id}: ${faults[0]?.message ?? 'missing'}`);
    return text;
  }

  say(id: string, args: Record<string, Json> = {}): string {
    return this.format(id, this.ready(args));
  }

  label(label: Label): string {
    const own = `web-label-${label.id}`;
    return this.say(this.has(own) ? own : label.id, label.args);
  }

  /** An event in words, made once for each language. */
  event(event: GameEvent): string {
    const { bundle } = this;
    const known = this.told.get(event);
    if (known?.bundle === bundle) return known.text;
    const id = [`web-event-${event.name}`, `event-${event.name}`].find((name) => this.has(name));
    const text = id ? this.say(id, event.args) : '';
    this.told.set(event, { bundle, text });
    return text;
  }

  /** An event in words, cut where it names a thing of one of these kinds. */
  parts(event: GameEvent, kinds: string[]): Part[] {
    const things: string[] = [];
    const marked = (thing: string): string =>
      kinds.includes(thing.slice(0, thing.indexOf(':'))) ? `\uE000${things.push(thing) - 1}\uE001` : this.thing(thing);
    const id = [`web-event-${event.name}`, `event-${event.name}`].find((name) => this.has(name));
    const text = id ? this.format(id, this.ready(event.args, marked)) : '';
    return text
      .split(/\uE000|\uE001/)
      .map((part, i) =>
        i % 2 ? { text: this.thing(things[Number(part)]!), thing: things[Number(part)]! } : { text: part },
      )
      .filter((part) => part.text);
  }

  player(seat: number): string {
    return this.players[seat] || this.format('player', { number: String(seat + 1) });
  }

  thing(thing: string): string {
    const cut = thing.indexOf(':');
    const [kind, value] = [thing.slice(0, cut), thing.slice(cut + 1)];
    if (kind === 'seat') return this.player(Number(value));
    const own = this.game ? namers[this.game]?.(thing, this) : null;
    if (own) return own;
    const named = this.has(`${kind}-${value}`) ? `${kind}-${value}` : kind;
    return this.has(named) ? this.format(named, identity(value)) : value;
  }

  /** What a thing says, a card for instance; or nothing. */
  text(thing: string): string {
    const cut = thing.indexOf(':');
    const own = `text-${thing.slice(0, cut)}-${thing.slice(cut + 1)}`;
    return this.has(own)
      ? this.format(own, identity(thing.slice(cut + 1)))
      : String(this.forms('thing', thing).thing_text ?? '');
  }

  private forms(name: string, thing: string): Record<string, FluentVariable> {
    const [kind, value] = [thing.slice(0, thing.indexOf(':')), thing.slice(thing.indexOf(':') + 1)];
    if (kind === 'seat') return { [`${name}_you`]: Number(value) === this.reader ? 'yes' : 'no' };
    const found = this.find(`${kind}-${value}`) ?? this.find(kind);
    const forms: Record<string, FluentVariable> = { [`${name}_you`]: 'no' };
    for (const [form, pattern] of Object.entries((found && this.bundle.getMessage(found)?.attributes) || {}))
      forms[`${name}_${form}`] = this.bundle.formatPattern(pattern, identity(value), []);
    return forms;
  }

  private ready(
    args: Record<string, Json>,
    named = (thing: string) => this.thing(thing),
  ): Record<string, FluentVariable> {
    const ready: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      if (Array.isArray(value)) {
        ready[name] = value.map((item) => (isThing(item) ? named(item) : String(item))).join(', ');
        ready[`${name}_id`] = value.map(valueOf).join(', ');
        ready[`${name}_count`] = value.length;
      } else if (isThing(value)) {
        ready[name] = named(value);
        ready[`${name}_id`] = valueOf(value);
        Object.assign(ready, this.forms(name, value));
      } else {
        ready[name] = bare(value);
        ready[`${name}_id`] = value === null ? 'none' : String(value) || 'none';
      }
    }
    return ready;
  }
}

const general = new Words();

/** What the message of a thing is given: its value as `$id`, and where it is a count (`sheep:3`) as `$number` too. */
const identity = (value: string): Record<string, FluentVariable> =>
  /^\d+$/.test(value) ? { id: value, number: Number(value) } : { id: value };

/** A message of the client itself. */
export const say = (id: string, args: Record<string, Json> = {}): string => general.say(id, args);

/** What somebody is called: who has given no name is a number, `guest:412`, said in the reader's language. */
export const called = (name: string): string => (name.startsWith('guest:') ? general.thing(name) : name);

/** The words of one game without a table. */
export const gameWords = (game: string): Words => new Words(game);

/** Whether the words that every page needs are here, and those of a game where one is named. */
export const wordsReady = (game?: string | null): boolean => {
  const here = texts[settings.language];
  return here[COMMON] !== undefined && (!game || here[game] !== undefined);
};

/** The same, and the words are fetched where they are missing. */
export function readWords(game: string): boolean {
  void fetchWords(settings.language, game);
  return wordsReady(game);
}
