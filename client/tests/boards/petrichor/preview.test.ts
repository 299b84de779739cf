import { describe, expect, test } from 'vitest';
import { ghostOf } from '../../../src/boards/petrichor/preview';
import { leaders, votesFor, type PetrichorView, type TileView } from '../../../src/boards/petrichor/view';
import { decision, option } from '../../decisions';

const tile = (about: Partial<TileView> = {}): TileView => ({
  crop: 'grass',
  fertilized: false,
  cloud: 'none',
  in_cloud: {},
  on_tile: {},
  growth: 'none',
  ...about,
});
const view = (tiles: Record<string, TileView>, about: Partial<PetrichorView> = {}) =>
  ({ seats: 2, tiles, players: [], ...about }) as unknown as PetrichorView;

/** What an option of a decision of seat 1 would do to these tiles. */
const ghost = (name: string, note: string, tiles: Record<string, TileView> = {}, touches: string[] = []) =>
  ghostOf(view(tiles), decision([], { name, seat: 1 }), option(note, ...touches));

const NOTHING = {
  falls: {},
  rises: {},
  leaves: null,
  skies: {},
  grows: {},
  dries: [],
  vote: null,
  die: null,
  taken: null,
};

describe('nothing is shown', () => {
  test('while nothing is pointed at', () => {
    expect(ghostOf(view({}), decision([]), null)).toEqual(NOTHING);
  });

  test('while nothing is asked', () => {
    expect(ghostOf(view({}), null, option('b2'))).toEqual(NOTHING);
  });

  test('for an option that does nothing, or a decision that changes no pieces', () => {
    expect(ghost('sun_weather', 'none')).toEqual(NOTHING);
    expect(ghost('turn', 'sun')).toEqual(NOTHING);
  });
});

describe('clouds', () => {
  test.each(['starting_cloud', 'frost_action'])('%s makes a cloud with one drop of one’s own', (name) => {
    expect(ghost(name, 'b2')).toEqual({ ...NOTHING, rises: { b2: ['1'] }, skies: { b2: 'light' } });
  });

  test('the sun adds two drops of one’s own', () => {
    expect(ghost('sun_action', 'b2').rises).toEqual({ b2: ['1', '1'] });
  });

  test('sunny weather doubles one’s own drops in a cloud and nobody else’s', () => {
    const tiles = { b2: tile({ cloud: 'thunder', in_cloud: { 0: 2, 1: 3 } }) };
    expect(ghost('sun_weather', 'b2', tiles).rises).toEqual({ b2: ['1', '1', '1'] });
  });

  test('the wind moves a cloud with everybody’s drops', () => {
    const tiles = { a1: tile({ cloud: 'light', in_cloud: { 0: 1, 1: 2 } }), a2: tile() };
    expect(ghost('wind_action', 'a1-a2', tiles)).toEqual({
      ...NOTHING,
      leaves: 'a1',
      rises: { a2: ['0', '1', '1'] },
      skies: { a2: 'light' },
    });
  });

  test('two clouds in one place are a thundercloud, however small', () => {
    const tiles = {
      a1: tile({ cloud: 'light', in_cloud: { 1: 1 } }),
      a2: tile({ cloud: 'light', in_cloud: { 0: 1 } }),
    };
    expect(ghost('wind_action', 'a1-a2', tiles).skies).toEqual({ a2: 'yes' });
  });

  test('a thundercloud stays one wherever it drifts', () => {
    const tiles = { a1: tile({ cloud: 'thunder', in_cloud: { 1: 2 } }), a2: tile() };
    expect(ghost('wind_action', 'a1-a2', tiles).skies).toEqual({ a2: 'yes' });
  });

  test('at 4 drops a light cloud turns to thunder', () => {
    const tiles = { b2: tile({ cloud: 'light', in_cloud: { 1: 2 } }) };
    expect(ghost('sun_action', 'b2', tiles).skies).toEqual({ b2: 'new' });
  });

  test('clouds that merge to 8 drops overflow: everything falls, and the crop grows', () => {
    const tiles = {
      a1: tile({ cloud: 'thunder', in_cloud: { 1: 4 } }),
      a2: tile({ cloud: 'thunder', in_cloud: { 0: 4 } }),
    };
    const { falls, grows, skies } = ghost('wind_action', 'a1-a2', tiles);
    expect({ skies, grows }).toEqual({ skies: { a2: 'overflow' }, grows: { a2: 'developed' } });
    expect(falls.a2).toHaveLength(8);
  });

  test('a cloud blown onto the lake takes three drops of one’s own, or what there is', () => {
    const tiles = { a1: tile({ cloud: 'light', in_cloud: { 1: 1 } }), a2: tile({ crop: 'lake' }) };
    const players = [{}, { drops: 2 }] as PetrichorView['players'];
    const there = ghostOf(view(tiles, { players }), decision([], { name: 'wind_action', seat: 1 }), option('a1-a2'));
    expect(there.rises).toEqual({ a2: ['1', '1', '1'] });
  });

  test('the last drop takes its cloud along', () => {
    const tiles = { a1: tile({ cloud: 'light', in_cloud: { 0: 1 } }) };
    expect(ghost('rain_action', 'a1:0', tiles).skies).toEqual({ a1: 'gone' });
  });
});

describe('drops on tiles', () => {
  test('rain lets a drop of its owner fall', () => {
    expect(ghost('rain_action', 'a1:0', { a1: tile() })).toEqual({ ...NOTHING, falls: { a1: ['0'] } });
  });

  test('the drop that a crop still needs makes it grow', () => {
    const need = { wheat: 3, coffee: 4, cotton: 2 } as const;
    for (const [crop, drops] of Object.entries(need) as [keyof typeof need, number][]) {
      const grown = crop === 'coffee' ? 'sprouting' : 'developed';
      const last = ghost('rain_action', 'a1:0', { a1: tile({ crop, on_tile: { 1: drops - 1 } }) });
      expect(last.grows, crop).toEqual({ a1: grown });
      const before = ghost('rain_action', 'a1:0', { a1: tile({ crop, on_tile: { 1: drops - 2 } }) });
      expect(before.grows, crop).toEqual({});
    }
  });

  test('what has grown does not grow again, and a lake never does', () => {
    expect(ghost('rain_action', 'a1:0', { a1: tile({ on_tile: { 1: 9 }, growth: 'developed' }) }).grows).toEqual({});
    expect(ghost('rain_action', 'a1:0', { a1: tile({ crop: 'lake', on_tile: { 1: 9 } }) }).grows).toEqual({});
  });

  test('windy weather takes a drop from one tile and lets it fall on another', () => {
    const tiles = { a1: tile({ on_tile: { 0: 2 } }), b1: tile({ crop: 'wheat', on_tile: { 1: 2 } }) };
    expect(ghost('wind_weather', 'a1:0-b1', tiles)).toEqual({
      ...NOTHING,
      taken: { tile: 'a1', owner: '0' },
      falls: { b1: ['0'] },
      grows: { b1: 'developed' },
    });
  });

  test('one takes back a drop of one’s own', () => {
    expect(ghost('take_back', 'c3').taken).toEqual({ tile: 'c3', owner: '1' });
  });
});

describe('crops', () => {
  test('a crop from which too many drops are blown dries out', () => {
    const tiles = { a1: tile({ crop: 'cotton', on_tile: { 0: 2 }, growth: 'developed' }), b1: tile() };
    expect(ghost('wind_weather', 'a1:0-b1', tiles).dries).toEqual(['a1']);
  });

  test('a cactus drowns at 4 drops, also when it has grown', () => {
    const tiles = { a1: tile({ crop: 'cactus', on_tile: { 0: 3 }, growth: 'developed' }) };
    expect(ghost('rain_action', 'a1:1', tiles).grows).toEqual({ a1: 'drowned' });
  });
});

describe('votes', () => {
  test('a vote lies on its weather', () => {
    expect(ghost('vote', 'sun').vote).toEqual({ weather: 'sun', owner: '1' });
  });

  test('a vote that is moved lies where it goes to', () => {
    expect(ghost('vote', 'rain<frost').vote).toEqual({ weather: 'rain', owner: '1' });
  });

  test('a die that is lowered is no vote', () => {
    expect(ghost('vote', 'die4', {}, ['die:2'])).toEqual({ ...NOTHING, die: 2 });
  });

  const voted = (...seats: Partial<Record<'frost' | 'sun' | 'wind' | 'rain', number>>[]) =>
    view({}, { players: seats.map((on_weather) => ({ on_weather })) as PetrichorView['players'] });

  test('votes are counted by whose they are, and who has none is not named', () => {
    expect(votesFor(voted({ sun: 2 }, { rain: 1 }, { sun: 1 }), 'sun')).toEqual([
      ['0', 2],
      ['2', 1],
    ]);
  });

  test('the two weathers with most votes lead, most first', () => {
    expect(leaders(voted({ frost: 1, sun: 3, rain: 2 }))).toEqual(['sun', 'rain']);
  });

  test('where the second place is shared only the first leads for sure', () => {
    expect(leaders(voted({ frost: 1, sun: 3, rain: 1 }))).toEqual(['sun']);
  });

  test('where three share the first place none leads for sure', () => {
    expect(leaders(voted({ frost: 1, sun: 1, rain: 1 }))).toEqual([]);
  });

  test('before anybody voted none leads', () => {
    expect(leaders(voted({}, {}))).toEqual([]);
  });
});
