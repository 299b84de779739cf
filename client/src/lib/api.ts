/** Asking the server. */
import type { GameInfo, Json, Me, NewSeat, NewTable, Problem, Sequel, StateFrame, TableInfo, Terms } from '../wire';

/** The server said no: `id` names the message that says why. */
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

async function call(path: string, method: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: { 'X-Tilth': '1', ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refused(0, 'no-server', {});
  }
  if (!response.ok) {
    const said = (await response.json().catch(() => ({}))) as Partial<Problem>;
    throw new Refused(
      response.status,
      said.message_id ?? (response.status === 404 ? 'not-found' : 'something-wrong'),
      said.args ?? {},
    );
  }
  return response;
}

export const ask = async <T>(path: string): Promise<T> => (await call(path, 'GET')).json() as Promise<T>;
export const askText = async (path: string): Promise<string> => (await call(path, 'GET')).text();
export const tell = async <T>(path: string, body: unknown = {}): Promise<T> =>
  (await call(path, 'POST', body)).json() as Promise<T>;

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
  rules: (game: string, language: string) => askText(`/api/rules/${game}/${language}`),
  newTable: (table: NewTable) => tell<TableInfo>('/api/tables', table),
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
};
