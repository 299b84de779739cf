import { describe, expect, test } from 'vitest';
import { prompting } from '../../../src/boards/petrichor/prompting';
import type { PlayerView, TileView } from '../../../src/boards/petrichor/view';
import type { Option } from '../../../src/wire';
import { decision, option } from '../../decisions';
import { tableOf } from '../tables';

const tile = (about: Partial<TileView> = {}): TileView => ({
  crop: 'grass',
  fertilized: false,
  cloud: 'none',
  in_cloud: {},
  on_tile: {},
  growth: 'none',
  ...about,
});
const player = (about: Partial<PlayerView> = {}) => ({ drops: 10, hand: { sun: 2 }, ...about }) as PlayerView;
const at = (name: string, tiles: Record<string, TileView>, about = {}, me = player()) =>
  tableOf({
    view: { seats: 3, passed_first: null, dice: [], tiles, players: [me, player(), player()], ...about },
    decision: decision([option('sun', 'action:sun', 'card:sun')], { name }),
  }).table;
const card = (weather: string): Option => option(weather, `action:${weather}`, `card:${weather}`);

describe('a play that does nothing says so', () => {
  test.each(['sun', 'wind', 'rain'])('%s without a cloud of one’s own', (weather) => {
    expect(prompting.tell!(at('turn', { a1: tile() }), card(weather))).toBe('web-useless-cloud');
  });

  test('frost when every tile has a cloud', () => {
    const tiles = { a1: tile({ cloud: 'light', in_cloud: { 1: 1 } }) };
    expect(prompting.tell!(at('turn', tiles), card('frost'))).toBe('web-useless-sky');
  });

  test('sun without two drops to add', () => {
    const tiles = { a1: tile({ cloud: 'light', in_cloud: { 0: 1 } }) };
    expect(prompting.tell!(at('turn', tiles, {}, player({ drops: 1 })), card('sun'))).toBe('web-useless-drops');
  });

  test('drops on tiles can be taken back for it', () => {
    const tiles = { a1: tile({ cloud: 'light', in_cloud: { 0: 1 }, on_tile: { 0: 1 } }) };
    expect(prompting.tell!(at('turn', tiles, {}, player({ drops: 1 })), card('sun'))).toContain('web-effect-sun');
  });
});

test('what an option would do is told to the end', () => {
  const tiles = {
    a1: tile({ cloud: 'thunder', in_cloud: { 0: 4 } }),
    a2: tile({ cloud: 'thunder', in_cloud: { 1: 4 } }),
  };
  expect(prompting.tell!(at('wind_action', tiles), option('a1-a2'))).toBe(
    'web-cloud-moves (merges "yes", thunder "overflow", drops 8, tile "tile:a2"); ' +
      'web-crop-will (growth "developed", crop "crop:grass")',
  );
});

test('the last turn of a round says who has passed', () => {
  expect(prompting.prompt!(at('turn', {}, { passed_first: 2 }))).toEqual({ second: 'web-last-turn (seat "seat:2")' });
  expect(prompting.prompt!(at('turn', {}))).toBeNull();
});

describe('passing', () => {
  const lost = (about: object) => prompting.sure!(option('pass'), at('turn', {}, about))!.second;

  test('whoever passes first throws the hand away, but for two players', () => {
    expect(lost({})).toBe('web-sure-pass (first "yes", cards 2)');
    expect(lost({ seats: 2 })).toBe('web-sure-pass (first "no", cards 2)');
  });

  test('after somebody has passed the cards are kept', () => {
    expect(lost({ passed_first: 1 })).toBe('web-sure-pass (first "no", cards 2)');
  });
});
