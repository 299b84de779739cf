import { describe, expect, test } from 'vitest';
import { pageShape, tableShape, wordsFor } from '../../src/lib/shape.svelte';

const words = (width: number, height: number, finger = false) => wordsFor(tableShape(width, height, finger));

describe('a table takes the shape that its page has room for', () => {
  test.each([
    [1440, 900, 'trio wide'],
    [1280, 720, 'trio wide close low'],
    [1366, 657, 'trio wide low'],
    [2560, 1440, 'trio wide'],
  ])('three columns at %i x %i', (width, height, expected) => expect(words(width, height)).toBe(expected));

  test('three columns on a tablet that lies', () => expect(words(1180, 820, true)).toBe('trio wide close'));

  test.each([
    [844, 390],
    [667, 375],
    [720, 450],
    [1024, 768],
  ])('two columns where it is low: %i x %i', (width, height) => expect(words(width, height)).toBe('flat small'));

  test.each([
    [390, 844],
    [820, 1180],
    [768, 1024],
  ])('one above the other where it is upright: %i x %i', (width, height) =>
    expect(words(width, height, true)).toBe('stack small'),
  );

  test('very narrow phones are told apart', () => expect(words(320, 568, true)).toBe('stack small tiny short'));
});

describe('everything is enlarged so that it is as large as it was drawn for', () => {
  test('a laptop shows it as it is', () => expect(tableShape(1440, 900, false).zoom).toBe(1));

  test('a phone shows it as it is', () => expect(tableShape(390, 844, true).zoom).toBe(1));

  test('a large screen enlarges it, though less than itself', () => {
    const { zoom, width } = tableShape(2560, 1440, false);
    expect(zoom).toBeGreaterThan(1.3);
    expect(zoom).toBeLessThan(2560 / 1440);
    expect(width).toBeCloseTo(2560 / zoom);
  });

  test('a tablet that stands enlarges what a phone shows', () =>
    expect(tableShape(820, 1180, true).zoom).toBeGreaterThan(1.3));

  test('no letter of 14 pixels falls below 12, and no target of a finger of 48 below 44', () => {
    for (let width = 320; width <= 2560; width += 20)
      for (let height = 360; height <= 1440; height += 20) {
        expect(14 * tableShape(width, height, false).zoom).toBeGreaterThan(12);
        expect(48 * tableShape(width, height, true).zoom).toBeGreaterThan(44);
      }
  });
});

describe('a page to read', () => {
  test('is narrow up to 700 pixels', () => expect(wordsFor(pageShape(700, 900))).toBe('stack small'));
  test('is wide above', () => expect(wordsFor(pageShape(701, 900))).toContain('wide'));
});
