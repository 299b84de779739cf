import { describe, expect, test } from 'vitest';
import { Memory } from '../../src/offline/storage';

describe('a storage for as long as the page is open', () => {
  test('it begins empty', async () => {
    expect(JSON.parse(await new Memory().load())).toEqual({ person: null, tables: {} });
  });

  test('what is put in is in the texts that come out', async () => {
    const memory = new Memory();
    await memory.setPerson('{"name":"Mira"}');
    await memory.put('t', '{"version":0}');
    expect(await memory.append('t', '{"version":1}', 0, '{"option":"rain"}')).toBe(true);
    expect(JSON.parse(await memory.load())).toEqual({ person: { name: 'Mira' }, tables: { t: { version: 1 } } });
    expect(JSON.parse(await memory.entries('t'))).toEqual([{ option: 'rain' }]);
  });

  test('an entry whose number is taken changes nothing', async () => {
    const memory = new Memory();
    await memory.append('t', '{"version":1}', 0, '"rain"');
    expect(await memory.append('t', '{"version":9}', 0, '"sun"')).toBe(false);
    expect(JSON.parse(await memory.load()).tables.t).toEqual({ version: 1 });
    expect(JSON.parse(await memory.entries('t'))).toEqual(['rain']);
  });

  test('what is removed is gone', async () => {
    const memory = new Memory();
    await memory.append('t', '{}', 0, '"rain"');
    await memory.keepReview('t', '{"points":[]}');
    expect(await memory.review('t')).toBe('{"points":[]}');
    await memory.remove('t');
    expect(await memory.review('t')).toBe('');
    expect(JSON.parse(await memory.load()).tables).toEqual({});
    expect(JSON.parse(await memory.entries('t'))).toEqual([]);
  });
});
