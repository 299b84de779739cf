import { describe, expect, test } from 'vitest';
import { bring, ripe, type Crops } from '../../../src/boards/petrichor/field/harvest';
import type { Counts, Crop, PetrichorView } from '../../../src/boards/petrichor/view';

const grown = (crop: Crop, on_tile: Counts, about: Partial<Crops> = {}) =>
  bring({ crop, on_tile, growth: 'developed', fertilized: false, ...about });

describe('what a tile brings', () => {
  test('nothing before it grows', () => {
    expect(grown('grass', { 0: 4 }, { growth: 'none' })).toEqual({});
  });

  test('by place, where most drops come first', () => {
    expect(grown('grass', { 0: 1, 1: 3, 2: 2 })).toEqual({ 0: 2, 1: 4, 2: 3 });
  });

  test('who is tied shares the lowest place of the tied', () => {
    expect(grown('grass', { 0: 2, 1: 2, 2: 1 })).toEqual({ 0: 3, 1: 3, 2: 2 });
  });

  test('wheat brings the most drops less, for they get a token', () => {
    expect(grown('wheat', { 0: 2, 1: 1 })).toEqual({ 0: 2, 1: 3 });
  });

  test('corn brings less the more share it', () => {
    expect(grown('corn', { 0: 4 })).toEqual({ 0: 12 });
    expect(grown('corn', { 0: 3, 1: 1 })).toEqual({ 0: 8, 1: 8 });
  });

  test('rice brings a point a drop once it has developed', () => {
    expect(grown('rice', { 0: 3, 1: 1 })).toEqual({ 0: 3, 1: 1 });
    expect(grown('rice', { 0: 3, 1: 1 }, { growth: 'sprouting' })).toEqual({ 0: 0, 1: 0 });
  });

  test('sprouting coffee and a drowned cactus bring less', () => {
    expect(grown('coffee', { 0: 4 }, { growth: 'sprouting' })).toEqual({ 0: 5 });
    expect(grown('coffee', { 0: 4 })).toEqual({ 0: 10 });
    expect(grown('cactus', { 0: 4 }, { growth: 'drowned' })).toEqual({ 0: 3 });
  });

  test('fertilizer brings everybody there a point more', () => {
    expect(grown('cotton', { 0: 2, 1: 1 }, { fertilized: true })).toEqual({ 0: 7, 1: 4 });
  });
});

test('what is ripe is added up over the tiles', () => {
  const tile = { crop: 'cotton', growth: 'developed', fertilized: false };
  const view = { tiles: { a1: { ...tile, on_tile: { 0: 2 } }, a2: { ...tile, on_tile: { 0: 1, south: 2 } } } };
  expect(ripe(view as unknown as PetrichorView)).toEqual({ 0: 9, south: 6 });
});
