/** What people are called. */
import type { SeatInfo } from '../wire';
import { me } from './player.svelte';
import { called, say } from './words.svelte';

/** The name of whoever sits there: a person's, or a bot's. */
export const plainName = (seat: SeatInfo): string =>
  called(seat.name) ||
  (seat.kind === 'bot'
    ? say('bot-name', { level: seat.level || 'random', twin: seat.twin })
    : seat.kind === 'open'
      ? say('open-seat')
      : '');

/** What tells a bot from another of its level, where a name is cut: it stands behind the name. */
export const twinOf = (seat: SeatInfo): string =>
  seat.kind === 'bot' && !seat.name && seat.twin ? String(seat.twin) : '';

/** Whether a seat is the reader's own; who sits at the same screen under another name is somebody else. */
export const isReader = (seat: SeatInfo): boolean => seat.you && seat.name === me.player?.name;

/** What a list calls whoever sits there: the reader is "you". */
export const seatName = (seat: SeatInfo): string => (isReader(seat) ? say('you-name') : plainName(seat));
