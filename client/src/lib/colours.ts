/** Which colour and shape a seat has. */
import type { Colour } from '../art/players';
import { settings } from './settings.svelte';

export const ORDER: Colour[] = ['lake', 'poppy', 'sun', 'mallow', 'night'];

/** Seats take the colours in order; who prefers another colour swaps it on their own screen. */
export function colourOf(seat: number, me: number | null): Colour {
  const wished = settings.colour as Colour;
  if (me === null || !ORDER.includes(wished)) return ORDER[seat % ORDER.length]!;
  const mine = ORDER[me % ORDER.length]!;
  const given = ORDER[seat % ORDER.length]!;
  if (given === mine) return wished;
  return given === wished ? mine : given;
}
