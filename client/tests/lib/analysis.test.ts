import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Analysis } from '../../src/lib/analysis.svelte';
import { network } from '../../src/lib/network';
import { TableStore } from '../../src/lib/table.svelte';
import { travelBy, type Answer, type Transport } from '../../src/lib/transport';
import { decision, option } from '../decisions';
import { seat, state } from '../socket';
import type { AnalysisMoment } from '../../src/wire';

/** A house in which every seat may `dig` or `swim`, for ever. */
class Garden implements Transport {
  readonly looked: AnalysisMoment[] = [];
  refuses = false;

  async call(path: string, _: string, body?: unknown): Promise<Answer> {
    if (this.refuses) return { status: 409, body: { message_id: 'refusal-record-illegal', args: { number: 1 } } };
    const moment = body as AnalysisMoment;
    const choices = moment.record.trim().split('\n').slice(1).map((line) => line.split(' ')); // prettier-ignore
    const made = choices.length;
    if (path.endsWith('judge')) return { status: 200, body: { leads: [made, -made] } };
    this.looked.push(moment);
    const turn = made % 2;
    const move = decision([option('dig'), option('swim')], { seat: turn });
    const told = (version: number) => ({
      version,
      by: version ? { seat: Number(choices[version - 1]![0]), option: choices[version - 1]![1]! } : null,
      events: [],
    });
    const story = Array.from({ length: made + 1 - (moment.known ?? 0) }, (_, i) => told((moment.known ?? 0) + i));
    const said = story.filter(({ by }) => by).map(({ by }) => ({ id: by!.option, args: {} }));
    const frame = state(made, { seat: turn, held: [0, 1], decision: move });
    return { status: 200, body: { frame, story, said } };
  }
  connect(): never {
    throw new Error('no table is asked for');
  }
}

let garden: Garden;
let analysis: Analysis;
let table: TableStore;
const breathe = async () => {
  for (let i = 0; i < 60; i++) await Promise.resolve();
};

beforeEach(async () => {
  vi.useFakeTimers();
  travelBy((garden = new Garden()));
  analysis = Analysis.of({
    start: 'record\n',
    game: 'petrichor',
    seats: [seat(0), seat(1, { kind: 'bot', name: '', level: 'hard' })],
    choices: ['dig', 'swim', 'dig'].map((chosen, i) => ({ seat: i % 2, option: chosen })),
    versions: [1, 3, 4],
  }, 3); // prettier-ignore
  table = new TableStore('analysis', (listener) => analysis.connect(listener));
  table.open();
  await breathe();
});
afterEach(() => {
  table.close();
  travelBy(network);
  vi.useRealTimers();
});

describe('an analysis at a table of its own', () => {
  test('it begins where the replay was, with the whole story', () => {
    expect(table.frame?.version).toBe(2);
    expect(table.story.map(({ version }) => version)).toEqual([0, 1, 2]);
    expect(table.frame?.table.seats[1]).toMatchObject({ kind: 'bot', level: 'hard' });
  });

  test('choices are made for whoever must choose, and begin a line beside the game', async () => {
    table.play('swim');
    await breathe();
    expect(garden.looked.at(-1)).toMatchObject({ record: 'record\n0 dig\n1 swim\n0 swim\n', known: 3, fresh: true });
    expect([table.frame?.version, table.seat, table.sending]).toEqual([3, 1, false]);
    table.play('dig');
    await breathe();
    expect(analysis.tree.ends.map(({ depth }) => depth)).toEqual([3, 4]);
    expect(table.story.map(({ by }) => by?.option)).toEqual([undefined, 'dig', 'swim', 'swim', 'dig']);
  });

  test('back and forth asks nobody a second time', async () => {
    table.undo();
    await breathe();
    expect([table.frame?.version, table.story.length]).toEqual([1, 2]);
    const asked = garden.looked.length;
    analysis.forward();
    await breathe();
    analysis.back();
    await breathe();
    expect([table.frame?.version, garden.looked.length]).toEqual([1, asked]);
  });

  test('who goes on quickly passes over what lies between', async () => {
    const asked = garden.looked.length;
    analysis.go(analysis.tree.after(3));
    analysis.go(analysis.tree.after(0));
    analysis.go(analysis.tree.after(1));
    await breathe();
    expect([table.frame?.version, garden.looked.length - asked]).toEqual([1, 1]);
  });

  test('one looks as anybody, and goes on as whoever must choose', async () => {
    table.look(1);
    await breathe();
    expect(garden.looked.at(-1)).toMatchObject({ seat: 1 });
    analysis.forward();
    await breathe();
    expect(garden.looked.at(-1)).toMatchObject({ seat: null });
  });

  test('at the beginning nothing can be taken back', async () => {
    analysis.go(analysis.tree.root);
    await breathe();
    expect(table.frame?.can_undo).toBe(false);
  });

  test('a moment later it is known who is ahead', async () => {
    table.play('swim');
    await breathe();
    await vi.advanceTimersByTimeAsync(500);
    expect(analysis.here.leads).toEqual([3, -3]);
    expect(analysis.tree.after(3).leads).toEqual([3, -3]);
  });

  test('what is refused is said, and one stays where one was', async () => {
    garden.refuses = true;
    table.play('swim');
    await breathe();
    expect(table.error?.message_id).toBe('refusal-record-illegal');
    expect([analysis.here.depth, table.sending]).toEqual([2, false]);
  });

  test('where not even the first position can be shown, there is nothing but the reason', async () => {
    garden.refuses = true;
    const other = Analysis.of({ start: 'record\n', game: 'petrichor', seats: [seat(0)], choices: [], versions: [] });
    const lost = new TableStore('analysis', (listener) => other.connect(listener));
    lost.open();
    await breathe();
    expect(other.problem?.id).toBe('refusal-record-illegal');
    lost.close();
  });
});
