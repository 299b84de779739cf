/** The screens, each fetched when it is shown, or before: when the pointer nears what leads to it. */
import type { Component } from 'svelte';
import { boardOf } from '../boards/registry.svelte';
import type { Route } from '../lib/route.svelte';

type Name = Route['screen'];
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each screen takes what its route has
type Screen = Component<any>;

const screens: Record<Name, () => Promise<{ default: Screen }>> = {
  home: () => import('./Home.svelte'),
  setup: () => import('./SetUp.svelte'),
  table: () => import('./Table.svelte'),
  replay: () => import('./Replay.svelte'),
  review: () => import('./Review.svelte'),
  rules: () => import('./Rules.svelte'),
  settings: () => import('./Settings.svelte'),
  account: () => import('./Account.svelte'),
  record: () => import('./Record.svelte'),
  analysis: () => import('./Analysis.svelte'),
};
let fetched: Partial<Record<Name, Screen>> = $state.raw({});
const asked: Partial<Record<Name, Promise<void>>> = {};

/** A screen; null while it is on its way. */
export function screenOf(name: Name): Screen | null {
  asked[name] ??= screens[name]().then(
    (screen) => void (fetched = { ...fetched, [name]: screen.default }),
    () => void delete asked[name],
  );
  return fetched[name] ?? null;
}

/** Somebody is about to go to a table of this game. */
export function foresee(game: string): void {
  screenOf('table');
  boardOf(game);
}
