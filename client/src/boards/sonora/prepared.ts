/** Small positions for the pictures of the rules: the printed board and sheet, and what a picture lays on them. */
import board from '../../../../src/tilth/games/sonora/data/board.json';
import sheet from '../../../../src/tilth/games/sonora/data/sheet.json';
import type { Decision } from '../../wire';
import { positionOf } from '../position';
import type { DiscView, Sheet, SonoraView } from './view';

const none = { won: 0, used: 0 };
const bare: Sheet = {
  ruins: Object.fromEntries(sheet.ruins.buildings.map(({ name }) => [name, { crossed: 0, reward: 'none' }])),
  canyon: [],
  creek: { crossed: [sheet.creek.start], circled: [], shaded: [] },
  mud: [sheet.mud.start],
  columns: sheet.mud.columns.map(() => 0),
  bonuses: {
    reflick: { won: 1, used: 0 },
    swap: { won: 1, used: 0 },
    fox: none,
    owl: none,
    rabbit: none,
    discovery: none,
  },
  discoveries: { fox: none, owl: none, rabbit: none },
  cacti: { saguaro: 0, barrel: 0, prickly: 0 },
  triangles: [],
  total: 0,
};

/** A disc on the board; its name says whose it is and its number. */
export const disc = (name: string, x: number, y: number): DiscView => ({
  disc: name,
  number: Number(name[1]),
  colour: 'abcd'.indexOf(name[0]!),
  at: 'field',
  x,
  y,
});

/** A table for two with these discs, and this in the reader's notebook. */
export function table(
  discs: DiscView[],
  mine: Partial<Sheet> = {},
  scores: Partial<SonoraView['scores'][0]> = {},
  decision?: Decision,
) {
  const points = { ruins: 0, canyon: 0, creek: 0, mud: 0, ...scores };
  const view = {
    seats: 2,
    round: 1,
    rounds: 5,
    phase: 'flick',
    first: 0,
    corners: [3, 1],
    discs,
    flick: null,
    sheets: [{ ...bare, ...mine }, bare],
    scores: [points, points],
    board,
    sheet,
  };
  return positionOf('sonora', view, decision ? { decision } : {});
}
