import { expect, test } from 'vitest';
import { fileFor } from '../../src/offline/statics';

test.each([
  ['/api/games', 'data/games.json'],
  ['/api/words', 'data/words.json'],
  ['/api/words/ru/common?v=12ab', 'data/words/ru/common.ftl'],
  ['/api/rules/earth/en', 'data/rules/earth.en.md'],
  ['/api/me', null],
  ['/api/tables?which=mine', null],
  ['/api/tables/words/record', null],
])('%s is answered by %s', (path, file) => {
  expect(fileFor(path)).toBe(file);
});
