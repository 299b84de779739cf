import { afterEach, describe, expect, test } from 'vitest';
import { api, Refused } from '../../src/lib/api';
import { network } from '../../src/lib/network';
import { travelBy } from '../../src/lib/transport';
import { FakeTransport } from '../transport';

afterEach(() => travelBy(network));

const refused = async (answer: Promise<unknown>): Promise<Refused> =>
  answer.then(
    () => expect.fail('it was not refused'),
    (error: Refused) => error,
  );

describe('what is asked of the house', () => {
  test('it goes by whatever leads there, and comes back as it was answered', async () => {
    const house = new FakeTransport({ '/api/name': { status: 200, body: { player: { name: 'Mira' } } } });
    travelBy(house);
    expect(await api.rename('Mira')).toEqual({ player: { name: 'Mira' } });
    expect(house.asked).toEqual([['POST', '/api/name', { name: 'Mira' }]]);
  });

  test('a text is a text', async () => {
    travelBy(new FakeTransport({ '/api/tables/t/record': { status: 200, body: 'tilth 1' } }));
    expect(await api.record('t')).toBe('tilth 1');
  });

  test('a refusal says why', async () => {
    const body = { code: 'not_kept', message_id: 'refusal-browser-not-kept', args: { room: 0 } };
    travelBy(new FakeTransport({ '/api/me': { status: 507, body } }));
    const { status, id, args } = await refused(api.me());
    expect([status, id, args]).toEqual([507, 'refusal-browser-not-kept', { room: 0 }]);
  });

  test.each([
    [404, 'not-found'],
    [500, 'something-wrong'],
  ])('a refusal %i without a reason is said as "%s"', async (status, id) => {
    travelBy(new FakeTransport({ '/api/me': { status, body: '' } }));
    expect((await refused(api.me())).id).toBe(id);
  });

  test('where nobody answers, that is said', async () => {
    travelBy(new FakeTransport());
    expect((await refused(api.me())).id).toBe('no-server');
  });
});
