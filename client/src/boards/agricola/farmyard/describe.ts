/** What lies on the farm, in words, for those who hear the page. */
import type { TableStore } from '../../../lib/table.svelte';
import type { Animals } from '../art/farm';
import { ANIMALS, ofSeat } from '../view';
import type { Cell } from './geometry';

const herd = (animals: Animals): string[] =>
  ANIMALS.flatMap((kind) => (animals[kind] ? [`${kind}:${animals[kind]}`] : []));

export function cellWords(table: TableStore, seat: number, cell: Cell): string {
  const { words } = table;
  const player = ofSeat(table, seat);
  const pasture = player.pastures.find(({ cells }) => cells.split('+').includes(cell));
  const field = player.fields[cell];
  const stable = player.stables.includes(cell);
  if (player.rooms.includes(cell))
    return words.say('web-cell-room', { cell: `cell:${cell}`, house: `house:${player.house}` });
  if (field)
    return words.say('web-cell-field', {
      cell: `cell:${cell}`,
      crops: field.number ? [`${field.crop}:${field.number}`] : 'none',
    });
  if (pasture)
    return words.say('web-cell-pasture', {
      cell: `cell:${cell}`,
      animals: herd(player.animals[pasture.cells] ?? {}),
      room: pasture.capacity,
      stable: stable ? 'yes' : 'no',
    });
  if (stable) return words.say('web-cell-stable', { cell: `cell:${cell}`, animals: herd(player.animals[cell] ?? {}) });
  return words.say('web-cell-empty', { cell: `cell:${cell}` });
}

export const animalWords = (table: TableStore, pen: string, animals: Animals, room: number): string =>
  table.words.say('web-pen', { pen: `pen:${pen}`, animals: herd(animals), room });
