/** Beginning lessons, going on with them, and knowing which were finished. */
import type { GameInfo, TableInfo } from '../wire';
import { api } from './api';
import type { Guide } from './guide.svelte';
import { beSomebody } from './player.svelte';
import { go } from './route.svelte';
import { settings } from './settings.svelte';
import type { TableStore } from './table.svelte';
import { say } from './words.svelte';

type Lesson = GameInfo['lessons'][number];

export const titleOfLesson = ({ title }: Lesson): string =>
  say('lesson-titled', { title: title[settings.language] ?? '' });

export const hasLearned = (game: string, lesson: string): boolean => settings.learned.includes(`${game}/${lesson}`);

/** The lesson that a newcomer to this game is offered: the first one not yet finished. */
export const nextLesson = (game: GameInfo): Lesson | null =>
  game.lessons.find(({ name }) => !hasLearned(game.name, name)) ?? null;

/** The table at which somebody left a lesson. */
export const leftAt = (tables: TableInfo[], game: string, lesson: string): TableInfo | undefined =>
  tables.find((table) => table.game === game && table.lesson?.startsWith(`${lesson}/`) && table.status === 'playing');

/** Of so many lessons it is remembered at which thought they were left. */
const MOST_LEFT = 8;

export const thoughtLeftAt = (table: string): number | null =>
  settings.thoughts.find((left) => left.table === table)?.at ?? null;

export function keepThought(table: string, at: number): void {
  settings.thoughts = [...settings.thoughts.filter((left) => left.table !== table), { table, at }].slice(-MOST_LEFT);
}

/** Begin a lesson, or take it up again where it was left. */
export async function learn(game: string, lesson: string, mine: TableInfo[] = []): Promise<void> {
  const left = leftAt(mine, game, lesson);
  if (!left) await beSomebody();
  go(`/t/${(left ?? (await api.learn(game, lesson, 0))).id}`);
}

/** A table of a lesson that is not needed any more; nobody can leave a game that is over. */
export const putAway = (table: TableStore): Promise<unknown> =>
  (table.over ? api.putAway(table.id) : api.leave(table.id)).catch(() => undefined);

/** A scene is over: the next one. The table is not needed any more. */
export async function learnOn(table: TableStore, { frame: { name, scene } }: Guide): Promise<void> {
  const next = await api.learn(table.table!.game, name, scene + 1);
  await putAway(table);
  go(`/t/${next.id}`);
}
