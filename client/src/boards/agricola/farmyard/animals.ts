/** Where animals live, and carrying one from a place to another. */
import type { TableStore } from '../../../lib/table.svelte';
import type { PlayerView } from '../view';
import type { Cell } from './geometry';

/** The spaces of a place on the farm; the pet lives in the last room. */
export const cellsOf = (player: PlayerView, pen: string): Cell[] =>
  pen === 'house' ? [player.rooms[player.rooms.length - 1]!] : pen.split('+');

/** Carry an animal: where it cannot be put down, the herds change places if they can. */
export function moveAnimal(table: TableStore, kind: string, from: string, to: string): void {
  const ways = [`move ${kind} ${from} ${to}`, `swap ${from} ${to}`, `swap ${to} ${from}`];
  const arranging = table.choosing.decision?.name === 'arrange';
  let stage: 'open' | 'move' | 'done' = arranging ? 'move' : 'open';
  table.playOn((decision) => {
    const offered = (option: string) => decision.options.some((one) => one.option === option);
    if (stage === 'open') {
      stage = 'move';
      return offered('!animals') ? '!animals' : null;
    }
    if (decision.name !== 'arrange') return null;
    if (stage === 'move') {
      stage = 'done';
      const way = ways.find(offered);
      if (way) return way;
    }
    return arranging ? null : 'done';
  });
}
