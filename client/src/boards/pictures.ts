/** The pictures of the rules, each fetched when somebody reads them: `boards/<game>/pictures/<name>.svelte`. */
import type { Component } from 'svelte';

const drawn = import.meta.glob<Component>('./*/pictures/*.svelte', { import: 'default' });

/** Fetch the pictures of a game by their names; one that does not exist is left out. */
export async function fetchPictures(game: string, names: string[]): Promise<Record<string, Component>> {
  const known = names.filter((name) => drawn[`./${game}/pictures/${name}.svelte`]);
  const fetched = await Promise.all(known.map((name) => drawn[`./${game}/pictures/${name}.svelte`]!()));
  return Object.fromEntries(known.map((name, i) => [name, fetched[i]!]));
}
