/** Everything a person reads: the client's own messages, and those of the games from the server. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { GameEvent, Json, Label, WordsInfo } from '../wire';
import { ask } from './api';
import { settings, type Language } from './settings.svelte';
import en from '../words/en.ftl?raw';
import ru from '../words/ru.ftl?raw';

const boards: Record<Language, Record<string, string>> = {
  en: import.meta.glob('../boards/*/words/en.ftl', { query: '?raw', import: 'default', eager: true }),
  ru: import.meta.glob('../boards/*/words/ru.ftl', { query: '?raw', import: 'default', eager: true }),
};
const own: Record<Language, string> = {
  en: [en, ...Object.values(boards.en)].join('\n'),
  ru: [ru, ...Object.values(boards.ru)].join('\n'),
};
/** How a game's board calls a thing, where that depends on who reads; by the name of the game. */
export const namers: Record<string, (thing: string, words: Words) => string | null> = {};
const shipped: Partial<Record<Language, WordsInfo>> = $state({});
const asked: Partial<Record<Language, Promise<void>>> = {};

/** Fetch the words of a language once. */
export function fetchWords(language: Language): Promise<void> {
  asked[language] ??= ask<WordsInfo>(`/api/words/${language}`).then(
    (words) => {
      shipped[language] = words;
    },
    () => {
      delete asked[language];
    },
  );
  return asked[language];
}

const bundles = $derived.by(() => {
  const language = settings.language;
  const words = shipped[language];
  const make = (...texts: string[]) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
    return bundle;
  };
  const general = make(words?.common ?? '', own[language]);
  const games: Record<string, FluentBundle> = {};
  for (const [game, text] of Object.entries(words?.games ?? {}))
    games[game] = make(words?.common ?? '', own[language], text);
  return { general, games };
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
    if (wordsReady() && (!pattern || faults.length))
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

/** The words of one game without a table. */
export const gameWords = (game: string): Words => new Words(game);

export const wordsReady = (): boolean => shipped[settings.language] !== undefined;
