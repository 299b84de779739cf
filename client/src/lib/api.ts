/** Asking the house. */
import type {
  AnalysisInfo,
  AnalysisLeads,
  AnalysisMoment,
  AnalysisView,
  GameInfo,
  HintFrame,
  Json,
  Me,
  NewSeat,
  NewTable,
  Problem,
  ReviewInfo,
  Sequel,
  StateFrame,
  TableInfo,
  Terms,
} from '../wire';
import { transport } from './transport';

/** The house said no: `id` names the message that says why. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly id: string,
    readonly args: Record<string, Json>,
  ) {
    super(id);
  }
}

/** What went wrong, as something that can be said. */
export const refusal = (error: unknown): Refused =>
  error instanceof Refused ? error : new Refused(0, 'something-wrong', {});

async function call(path: string, method: 'GET' | 'POST', body?: unknown): Promise<unknown> {
  const answer = await transport.call(path, method, body).catch(() => {
    throw new Refused(0, 'no-server', {});
  });
  if (answer.status < 400) return answer.body;
  const said = (answer.body ?? {}) as Partial<Problem>;
  throw new Refused(
    answer.status,
    said.message_id ?? (answer.status === 404 ? 'not-found' : 'something-wrong'),
    said.args ?? {},
  );
}

export const ask = async <T>(path: string): Promise<T> => (await call(path, 'GET')) as T;
export const tell = async <T>(path: string, body: unknown = {}): Promise<T> => (await call(path, 'POST', body)) as T;

export type Which = 'open' | 'mine' | 'invitations' | 'finished';

export const api = {
  me: () => ask<Me>('/api/me'),
  guest: (name?: string) => tell<Me>('/api/guest', name ? { name } : {}),
  rename: (name: string) => tell<Me>('/api/name', { name }),
  register: (name: string, password: string) => tell<Me>('/api/register', { name, password }),
  login: (name: string, password: string) => tell<Me>('/api/login', { name, password }),
  logout: () => tell<Me>('/api/logout'),
  logoutEverywhere: () => tell<Me>('/api/logout-everywhere'),
  games: () => ask<GameInfo[]>('/api/games'),
  rules: (game: string, language: string) => ask<string>(`/api/rules/${game}/${language}`),
  newTable: (table: NewTable) => tell<TableInfo>('/api/tables', table),
  learn: (game: string, lesson: string, scene: number) => tell<TableInfo>('/api/lessons', { game, lesson, scene }),
  tables: (which: Which) => ask<TableInfo[]>(`/api/tables?which=${which}`),
  table: (id: string) => ask<TableInfo>(`/api/tables/${id}`),
  sit: (id: string, seat: number | null, name?: string) =>
    tell<TableInfo>(`/api/tables/${id}/sit`, { ...(seat === null ? {} : { seat }), ...(name ? { name } : {}) }),
  ask: (id: string, seat: number, name?: string) =>
    tell<TableInfo>(`/api/tables/${id}/ask`, { seat, ...(name ? { name } : {}) }),
  answer: (id: string, ask: number, yes: boolean) => tell<TableInfo>(`/api/tables/${id}/answer`, { ask, yes }),
  leave: (id: string) => tell<TableInfo>(`/api/tables/${id}/leave`),
  putAway: (id: string) => tell<TableInfo>(`/api/tables/${id}/put-away`),
  terms: (id: string, terms: Terms) => tell<TableInfo>(`/api/tables/${id}/terms`, terms),
  place: (id: string, seat: number, to: NewSeat) => tell<TableInfo>(`/api/tables/${id}/place`, { seat, to }),
  again: (id: string) => tell<TableInfo>(`/api/tables/${id}/again`),
  sequel: (id: string) => ask<Sequel>(`/api/tables/${id}/sequel`),
  goOn: (id: string, way: number) => tell<TableInfo>(`/api/tables/${id}/sequel`, { way }),
  replay: (id: string, to: number, seat: number | null = null) =>
    ask<StateFrame>(`/api/tables/${id}/replay?to=${to}${seat === null ? '' : `&seat=${seat}`}`),
  record: (id: string) => ask<string>(`/api/tables/${id}/record`),
  playOn: (id: string, seats: NewSeat[], at: number | null = null) =>
    tell<TableInfo>(`/api/tables/${id}/play-on`, { seats, at }),
  review: (id: string) => ask<ReviewInfo>(`/api/tables/${id}/review`),
  askReview: (id: string) => tell<ReviewInfo>(`/api/tables/${id}/review`),
  analysis: (id: string) => ask<AnalysisInfo>(`/api/tables/${id}/analysis`),
  readAnalysis: (text: string) => tell<AnalysisInfo>('/api/analysis', { text }),
  lookAt: (moment: AnalysisMoment) => tell<AnalysisView>('/api/analysis/look', moment),
  hintFor: (moment: AnalysisMoment) => tell<HintFrame>('/api/analysis/hint', moment),
  judge: (moment: AnalysisMoment) => tell<AnalysisLeads>('/api/analysis/judge', moment),
  bringIn: (text: string) => tell<TableInfo>('/api/records', { text }),
};
