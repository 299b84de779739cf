/** Who is at this browser. */
import type { Player } from '../wire';
import { api } from './api';
import { say } from './words.svelte';

export const me: { player: Player | null; known: boolean } = $state({ player: null, known: false });

export async function fetchMe(): Promise<void> {
  me.player = (await api.me()).player;
  me.known = true;
}

/** Make sure the server knows us; a guest needs only a nickname. */
export async function beSomebody(name?: string): Promise<Player> {
  if (!me.known) await fetchMe();
  if (!me.player)
    me.player = (
      await api.guest(name?.trim() || say('guest-name', { number: String(Math.floor(1000 + Math.random() * 9000)) }))
    ).player;
  return me.player!;
}
