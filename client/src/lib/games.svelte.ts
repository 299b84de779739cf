/** The games that can be played here. */
import type { GameInfo } from '../wire';
import { api } from './api';
import { settings } from './settings.svelte';

export const games: { list: GameInfo[] } = $state({ list: [] });

let asked: Promise<void> | null = null;
export function fetchGames(): Promise<void> {
  asked ??= api.games().then(
    (list) => void (games.list = list),
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

/** One sentence about a game, where it has one. */
export const taglineOf = (game: GameInfo): string => game.tagline[settings.language] ?? '';

/** What makes a game easier for newcomers, where it says so itself. */
export const firstGameOf = (game: GameInfo): string => game.first_game_label[settings.language] ?? '';

export const titleOf = (game: string): string =>
  games.list.find((info) => info.name === game)?.title[settings.language] ?? '';
