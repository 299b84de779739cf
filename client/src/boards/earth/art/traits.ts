/** What the drawing of a plant is made from. */
import type { Bloom, Rng, Tones } from './brushes';

export interface Hint {
  f?: string;
  g?: string;
  cap?: string;
  flower?: Bloom;
  bulb?: Tones;
  fruit?: number;
  wide?: number;
  few?: number;
  gills?: number;
  spots?: number;
  broad?: number;
  banana?: number;
  dragon?: number;
  beard?: number;
  giant?: number;
  cones?: number;
  slim?: number;
  wisteria?: number;
  birch?: number;
  blossom?: number;
  berry?: number;
  agg?: number;
  big?: number;
  narrow?: number;
  orchid?: number;
  strap?: number;
  ear?: number;
  plume?: number;
  one?: number;
  sun?: number;
  fern?: number;
  lotus?: number;
  two?: number;
  red?: number;
  spike?: number;
  stem?: Tones;
  cluster?: number;
  bands?: number;
  many?: number;
  pod?: number;
  ring?: number;
  fat?: number;
  scaber?: number;
  rings?: number;
  teeth?: number;
  mane?: number;
  glow?: number;
}
export interface Traits {
  r: Rng;
  g: Tones;
  f: Tones;
  b: Tones;
  hint: Hint;
  body: string;
  type: string;
  cold: boolean;
  grow: number;
  spr: number;
  points: number;
  flower: Bloom;
  flowery: boolean;
  seed: number;
}
export type Plan = (traits: Traits) => string;
