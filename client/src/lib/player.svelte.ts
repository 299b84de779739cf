/** Who is at this browser. */
import type { Player } from '../wire';
import { api } from './api';

export const me: { player: Player | null; known: boolean } = $state({ player: null, known: false });

/** Whether somebody is about to change their name. */
export const naming = $state({ open: false });

export async function fetchMe(): Promise<void> {
  me.player = (await api.me()).player;
  me.known = true;
}

/** Make sure the server knows us; who has no name gets a number. */
export async function beSomebody(name?: string): Promise<Player> {
  if (!me.known) await fetchMe();
  if (!me.player) me.player = (await api.guest(name?.trim())).player;
  return me.player!;
}

/** Be called otherwise, as a guest; tables that run follow. */
export async function rename(name: string): Promise<void> {
  me.player = (await api.rename(name.trim())).player;
}
