/** Whom one plays against: the levels of the bots, and the one that this person likes. */
import { portraits, somebody } from '../art/portraits';
import type { GameInfo } from '../wire';
import { say } from './words.svelte';
import { settings } from './settings.svelte';

/** Whom newcomers meet. */
export const FIRST = 'easy';

/** The level that this person plays against where a game has it, else the one for newcomers, else any. */
export const levelFor = (game: GameInfo): string =>
  [settings.opponent, FIRST].find((level) => game.levels.includes(level)) ?? game.levels[0] ?? 'random';

/** The levels that all games have. */
export const shared = (games: GameInfo[]): string[] =>
  (games[0]?.levels ?? []).filter((level) => games.every((game) => game.levels.includes(level)));

/** A bot's name, and how strong it is. */
export const levelName = (level: string): string =>
  [say('level-name', { level }), say('level-strength', { level })].filter(Boolean).join(' · ');

/** The face of a level; everybody else wears a straw hat. */
export const portraitOf = (level: string): string => portraits[level] ?? somebody;
