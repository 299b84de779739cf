import { afterEach, describe, expect, test } from 'vitest';
import { network } from '../../src/lib/network';
import { pack, recordLink, unpack } from '../../src/lib/records';
import { travelBy } from '../../src/lib/transport';
import { FakeTransport } from '../transport';

const record = `game petrichor\n${'rain b2\nsun c1\n'.repeat(200)}Мира`;
afterEach(() => travelBy(network));

describe('a record in a link', () => {
  test('it comes out as it went in', async () => {
    expect(await unpack(await pack(record))).toBe(record);
  });

  test('it is much smaller, and has only signs that stay as they are in an address', async () => {
    const packed = await pack(record);
    expect(packed.length).toBeLessThan(record.length / 10);
    expect(packed).toMatch(/^[\w-]+$/);
  });

  test('what is no record is refused', async () => {
    await expect(unpack('AAAA')).rejects.toThrow();
  });

  test('the link of a table leads to the screen that shows it', async () => {
    travelBy(new FakeTransport({ '/api/tables/t/record': { status: 200, body: record } }));
    const packed = new URL(await recordLink('t')).pathname.replace('/record/', '');
    expect(await unpack(packed)).toBe(record);
  });
});
