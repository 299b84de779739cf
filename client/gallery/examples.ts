/** What to draw with functions that want to be told something: by file, by function, each with a few examples. */
import cards from '../../src/tilth/games/earth/data/cards.json';
import climates from '../../src/tilth/games/earth/data/climates.json';
import ecosystems from '../../src/tilth/games/earth/data/ecosystems.json';
import fauna from '../../src/tilth/games/earth/data/fauna.json';
import gaia from '../../src/tilth/games/earth/data/gaia.json';
import islands from '../../src/tilth/games/earth/data/islands.json';
import tiles from '../../src/tilth/games/petrichor/data/tiles.json';
import { cloud } from '../src/art/clouds';
import { cropPicture } from '../src/art/crops';
import { badge, disc, drop, ghostDrop, stack, type Colour } from '../src/art/players';
import { BOX, drawFarm, type Farm } from '../src/boards/agricola/art/farm';
import { cardGlyph } from '../src/boards/agricola/art/glyphs';
import { man, pic, pictureSymbols } from '../src/boards/agricola/art/goods';
import { scene, type SceneName } from '../src/boards/agricola/art/scenes';
import { animal as portrait, drawnAnimals } from '../src/boards/earth/art/animals';
import { cube, leafToken, pot } from '../src/boards/earth/art/icons';
import { picture } from '../src/boards/earth/art/pictures';
import { die, token } from '../src/boards/petrichor/art/tokens';
import { ring, weather, WEATHERS, wxIcon } from '../src/boards/petrichor/art/weather';
import {
  bonus,
  bonusIn,
  cact,
  cactus,
  chip,
  disc as desertDisc,
  face,
  hollow,
  medal,
  wash,
  type Animal,
  type Bonus,
  type Cactus,
} from '../src/boards/sonora/art/desert';
import { circle } from '../src/boards/sonora/art/desertground';
import { corner, fan, gauge, litCorner, shot } from '../src/boards/sonora/art/flicking';
import { cross, loop } from '../src/boards/sonora/art/pen';

/** A drawing, or the address of one as an image; those know by themselves whether it is dark. */
export type Draw = (dark: boolean) => string;
type Examples = Record<string, Draw>;

const each = <T extends string | number>(names: readonly T[], draw: (name: T, dark: boolean) => string): Examples =>
  Object.fromEntries(names.map((name) => [String(name), (dark: boolean) => draw(name, dark)]));
const keys = <K extends string>(record: Record<K, unknown>): K[] => Object.keys(record) as K[];
const slugs = (kind: string, rows: { slug: string }[]): string[] => rows.map(({ slug }) => `${kind}:${slug}`);
const path = (d: string): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`;

const COLOURS: Colour[] = ['lake', 'poppy', 'sun', 'mallow', 'night'];
const ANIMALS = keys<Animal>(wash);
const GOODS = [...pictureSymbols().matchAll(/<symbol id="ag-([\w-]+)" viewBox="0 0 64 64"/g)].map(([, name]) => name!);
/** All scenes, with something lying in those where something gathers; a new one is asked for by the compiler. */
const SCENES: Record<SceneName, Record<string, number>> = {
  wood: { wood: 5 },
  clay: { clay: 4 },
  reed: { reed: 3 },
  fish: {},
  stone: { stone: 3 },
  grain: {},
  plough: {},
  build: {},
  first: {},
  occ: {},
  labour: {},
  resource: {},
  sow: {},
  sheep: { sheep: 3 },
  boar: { boar: 2 },
  cattle: { cattle: 2 },
  fences: {},
  improve: {},
  family: {},
  renovate: {},
  veg: {},
  players: {},
  animals: {},
  tavern: {},
};
const FARM: Farm = {
  colour: 'lake',
  house: 'clay',
  rooms: ['b1', 'c1'],
  home: 1,
  away: 1,
  newborn: 0,
  hearth: true,
  fields: [
    { cell: 'a1', crop: 'grain', number: 3 },
    { cell: 'a2', crop: 'vegetable', number: 2 },
  ],
  fences: [],
  pastures: [],
  stables: ['a5'],
  loose: {},
  pets: { sheep: 1 },
};

export const examples: Record<string, Record<string, Examples>> = {
  'art/clouds': { cloud: each(['light', 'thunder'], cloud) },
  'art/crops': {
    cropPicture: {
      ...each(keys(tiles.crops), (crop, dark) => cropPicture(crop, 'none', dark)),
      'coffee that sprouts': (dark) => cropPicture('coffee', 'sprouting', dark),
      'coffee that is ripe': (dark) => cropPicture('coffee', 'developed', dark),
      'face down': (dark) => cropPicture(null, 'none', dark),
    },
  },
  'art/players': {
    drop: each(COLOURS, (who) => drop(who)),
    ghostDrop: each(COLOURS, (who) => ghostDrop(who)),
    disc: each(COLOURS, (who) => disc(who)),
    stack: each(COLOURS, (who) => stack(who, COLOURS.indexOf(who) + 1)),
    badge: each(COLOURS, badge),
  },
  'agricola/farm': {
    drawFarm: { '': () => `<svg viewBox="${Object.values(BOX).join(' ')}">${drawFarm(FARM, true)}</svg>` },
  },
  'agricola/glyphs': { cardGlyph: each(['occupation', 'minor', 'major'], cardGlyph) },
  'agricola/goods': { pic: each(GOODS, (name) => pic(name)), man: each(COLOURS, (who) => man(who)) },
  'agricola/scenes': { scene: each(keys<SceneName>(SCENES), (name) => scene(name, SCENES[name])) },
  'earth/animals': { animal: each(drawnAnimals(), portrait) },
  'earth/icons': {
    pot: { 'with 2 of 4': () => pot(2, 4, 3), full: () => pot(4, 4, 3), hollow: () => pot(1, 3, 2, 1) },
    cube: each(['on', 'off', 'ghost', 'going'], cube),
    leafToken: each(COLOURS, leafToken),
  },
  'earth/pictures': {
    picture: each(
      [
        ...slugs('card', cards),
        ...slugs('island', islands),
        ...slugs('climate', climates),
        ...slugs('ecosystem', ecosystems),
        ...slugs('fauna', fauna),
        ...slugs('gaia', gaia),
      ],
      picture,
    ),
  },
  'petrichor/tokens': {
    token: each(['sprouting', 'developed', 'drowned'], token),
    die: each(['1', '2', '3', '4', 'h'], (side) => die(side === 'h' ? side : Number(side))),
  },
  'petrichor/weather': {
    weather: each(WEATHERS, (kind) => weather(kind)),
    wxIcon: each(WEATHERS, wxIcon),
    ring: { 'with two that lead': () => ring(['frost', 'wind']) },
  },
  'sonora/desert': {
    medal: each(ANIMALS, (who) => medal(who)),
    face: each(ANIMALS, (who) => face(who)),
    cact: each(keys<Cactus>(cactus), (kind) => cact(kind)),
    bonus: each(keys<Bonus>(bonusIn), (kind) => bonus(kind)),
    disc: each(COLOURS, (who) => desertDisc(who, COLOURS.indexOf(who) + 1)),
    chip: each(COLOURS, (who) => chip(who, COLOURS.indexOf(who) + 1)),
    hollow: each([1, 2, 3, 4, 5], hollow),
  },
  'sonora/desertground': { circle: each(ANIMALS, circle) },
  'sonora/flicking': {
    corner: { 'of nobody': () => corner(0, 150, null, false), 'of lake': () => corner(0, 150, 'lake', false) },
    litCorner: { '': () => path(litCorner(0, 150)) },
    gauge: each([20, 60, 100], gauge),
    shot: { '': () => path(shot(0, 0, 200, -80)) },
    fan: { '': () => path(fan(0, 0, 200, -80, 4)) },
  },
  'sonora/pen': {
    cross: each([1, 2, 3], (i) => path(cross(i * 40, i * 25, 14))),
    loop: each([1, 2, 3], (i) => path(loop(i * 40, i * 25, 18))),
  },
};
