/** Answers made of many small choices: fences, sowing and baking, feeding. The server says what is possible. */
import type { TableStore } from '../../lib/table.svelte';
import type { Decision, Option } from '../../wire';
import type { Answer } from '../board';
import type { Pen } from './art/farm';
import type { Desk } from './desk.svelte';
import {
  border,
  capacity,
  faultOfCells,
  faultOfEdges,
  pastures,
  type Cell,
  type Edge,
  type Fault,
  type Yard,
} from './geometry';
import { ANIMALS, ofSeat, viewOf, type PlayerView } from './view';

export const deciding = (table: TableStore): string => table.choosing.decision?.name ?? '';
const me = (table: TableStore): PlayerView => ofSeat(table, table.choosing.decision!.seat);
const list = (options: string[]): ((decision: Decision, name: string) => string | null) => {
  const rest = [...options];
  return (decision, name) => {
    if (decision.name !== name) return null;
    for (let option = rest.shift(); option !== undefined; option = rest.shift())
      if (decision.options.some((offered) => offered.option === option)) return option;
    return null;
  };
};

/* Fences. */
export interface FencePlan {
  cells: Cell[];
  edges: Edge[];
  fault: Fault | 'not_now';
  wood: number;
  pastures: Pen[];
}
const edgesOf = (option: Option): Edge[] =>
  option.touches.flatMap((thing) => (thing.startsWith('edge:') ? [thing.slice(5)] : []));

export const yardOf = (player: PlayerView): Yard => ({
  fences: new Set(player.fences),
  blocked: new Set([...player.rooms, ...Object.keys(player.fields)]),
  left: player.fencing.left,
  payable: player.fencing.payable,
});

/** What the planned fences would cost and enclose, or why they cannot be. */
export function fencePlan(table: TableStore, desk: Desk): FencePlan | null {
  if (deciding(table) !== 'fence' || !(desk.byEdge ? desk.edges : desk.cells).length) return null;
  const player = me(table);
  const yard = yardOf(player);
  const edges = desk.byEdge ? desk.edges : [...border(desk.cells)].filter((edge) => !yard.fences.has(edge));
  let fault: FencePlan['fault'] = desk.byEdge
    ? faultOfEdges(yard, new Set(edges))
    : faultOfCells(yard, new Set(desk.cells));
  if (!fault && !table.choosing.options.some((option) => part(option, new Set(edges)))) fault = 'not_now';
  const before = player.pastures.map(({ cells }) => cells);
  const closed =
    fault && fault !== 'wood' && fault !== 'supply' && fault !== 'not_now'
      ? []
      : pastures(new Set([...yard.fences, ...edges])).filter((cells) => !before.includes(cells.join('+')));
  const { more, wood } = player.fencing;
  const places = (cells: Cell[]) => {
    const plain = capacity(cells, player.stables);
    return plain + (plain === 2 ? more.smallest : 0) + more.each;
  };
  return {
    cells: desk.byEdge ? [] : desk.cells,
    edges,
    fault,
    wood: wood[edges.length - 1] ?? edges.length,
    pastures: closed.map((cells) => ({ cells, capacity: places(cells), animals: {} })),
  };
}

/** Whether an option builds nothing but planned fences. */
const part = (option: Option, planned: Set<Edge>): boolean => {
  const edges = edgesOf(option);
  return edges.length > 0 && edges.every((edge) => planned.has(edge));
};

export function fenceAnswer(table: TableStore, desk: Desk): Answer | null {
  const plan = fencePlan(table, desk);
  if (!plan) return null;
  const { words } = table;
  const room = plan.pastures.reduce((total, pen) => total + pen.capacity, 0);
  return {
    label: words.say('web-build-fences', { number: plan.edges.length }),
    say: plan.fault
      ? words.say(`web-fault-${plan.fault}`, { number: plan.edges.length, wood: plan.wood })
      : words.say('web-fence-plan', {
          number: plan.edges.length,
          wood: plan.wood,
          pastures: plan.pastures.length,
          room,
        }),
    ready: !plan.fault,
    clear: () => {
      desk.cells = [];
      desk.edges = [];
    },
    play() {
      const planned = new Set(plan.edges);
      // The largest step first: a pasture of the plan rather than one that must be divided afterwards.
      table.playOn((decision) =>
        decision.name === 'fence'
          ? (decision.options
              .filter((option) => part(option, planned))
              .sort((a, b) => edgesOf(b).length - edgesOf(a).length)[0]?.option ?? null)
          : null,
      );
    },
  };
}

/* Sowing and baking. */
export const sows = (table: TableStore): boolean =>
  deciding(table) === 'field_work' && table.choosing.options.some((option) => /^(sow|bake) /.test(option.option));
export interface Plot {
  name: string;
  thing: string;
  seeds: string[];
}

/** The plots that can be sown, each with what could be sown there. */
export function plots(table: TableStore): Plot[] {
  const found: Record<string, Plot> = {};
  for (const { option, touches } of table.choosing.options) {
    const [what, good, name] = option.split(' ') as [string, string, string];
    if (what === 'sow') (found[name] ??= { name, thing: touches[0] ?? '', seeds: [] }).seeds.push(good);
  }
  return Object.values(found);
}
/** The food for 1, 2, 3 ... grain in this baking. */
export const breads = (table: TableStore): number[] =>
  table.choosing.options.flatMap(({ option, label }) => (option.startsWith('bake ') ? [Number(label.args.food)] : []));
export const seedsLeft = (table: TableStore, desk: Desk, good: string): number =>
  me(table).goods[good]! -
  Object.values(desk.seeds).filter((seed) => seed === good).length -
  (good === 'grain' ? desk.grain : 0);

/** Go on to the next crop for a plot: none, grain, vegetable. */
export function turnSeed(table: TableStore, desk: Desk, plot: Plot): void {
  const now = desk.seeds[plot.name];
  const after = plot.seeds
    .slice(now === undefined ? 0 : plot.seeds.indexOf(now) + 1)
    .find((good) => seedsLeft(table, desk, good) > 0);
  const { [plot.name]: _, ...rest } = desk.seeds;
  desk.seeds = after === undefined ? rest : { ...rest, [plot.name]: after };
}

export function fieldAnswer(table: TableStore, desk: Desk): Answer | null {
  if (!sows(table)) return null;
  const { words } = table;
  const sown = Object.entries(desk.seeds);
  const food = desk.grain ? (breads(table)[desk.grain - 1] ?? 0) : 0;
  const nothing = !sown.length && !desk.grain;
  return {
    label: nothing ? words.say('done') : words.say('web-work-fields', { fields: sown.length, grain: desk.grain }),
    say: nothing
      ? words.say('web-work-nothing')
      : [
          sown.length
            ? words.say('web-work-sow', {
                grains: sown.filter(([, good]) => good === 'grain').length,
                vegetables: sown.filter(([, good]) => good !== 'grain').length,
              })
            : '',
          desk.grain ? words.say('web-work-bake', { grain: desk.grain, food }) : '',
        ]
          .join(' ')
          .trim(),
    ready: !nothing || table.choosing.options.some(({ option }) => option === 'done'),
    play() {
      const next = list([
        ...sown.map(([plot, good]) => `sow ${good} ${plot}`),
        ...(desk.grain ? [`bake ${desk.grain}`] : []),
        'done',
      ]);
      table.playOn((decision) => next(decision, 'field_work'));
    },
  };
}

/* Feeding. */
const SEVERAL = 'several';
export interface Way {
  option: string;
  good: string | null;
  card: string | null;
  food: number;
  most: number;
}

/** Everything that makes food in this feeding: goods that are eaten or cooked, and cards that work once. */
export function ways(table: TableStore): Way[] {
  const player = me(table);
  const found: Way[] = [];
  for (const { option, touches, label } of table.choosing.options) {
    const [what, name] = option.split(' ') as [string, string];
    if ((what === '!eat' || what === '!cook') && name !== SEVERAL && option.split(' ').length === 2)
      found.push({
        option,
        good: name,
        card: null,
        food: Number(label.args.food),
        most: player.goods[name] ?? herd(player, name),
      });
    else if (what === 'use')
      found.push({ option, good: null, card: touches[0]!.slice(5), food: viewOf(table).crafts[name] ?? 0, most: 1 });
  }
  return found;
}
const herd = (player: PlayerView, kind: string): number =>
  Object.values(player.animals).reduce((total, pen) => total + (pen[kind as 'sheep'] ?? 0), 0);

export interface Supper {
  need: number;
  have: number;
  made: number;
  beg: number;
}
export function supper(table: TableStore, desk: Desk): Supper {
  const player = me(table);
  const made = ways(table).reduce((total, way) => total + way.food * (desk.uses[way.option] ?? 0), 0);
  return {
    need: player.food_needed,
    have: player.goods.food!,
    made,
    beg: Math.max(0, player.food_needed - player.goods.food! - made),
  };
}

export function feedAnswer(table: TableStore, desk: Desk): Answer | null {
  if (deciding(table) !== 'feed') return null;
  const { words } = table;
  const { need, have, made, beg } = supper(table, desk);
  return {
    label: words.say(beg ? 'web-feed-beg' : 'web-feed', { number: beg }),
    say: words.say(beg ? 'web-supper-short' : 'web-supper', { need, have, made, beg }),
    ready: true,
    play() {
      const animals = ANIMALS.reduce((total, kind) => total + (desk.uses[`!cook ${kind}`] ?? 0), 0);
      const together = animals > 1 && table.choosing.options.some(({ option }) => option === `!cook ${SEVERAL}`);
      const wanted = { ...desk.uses };
      const uses = Object.entries(wanted)
        .filter(([option]) => !together || !option.startsWith('!cook '))
        .sort(([a], [b]) => Number(b.startsWith('use ')) - Number(a.startsWith('use ')));
      const next = list([
        ...uses.flatMap(([option, times]) => Array.from({ length: times }, () => option)),
        ...(together ? [`!cook ${SEVERAL}`] : []),
      ]);
      table.playOn(
        (decision) =>
          potOption(decision, wanted) ??
          next(decision, 'feed') ??
          (decision.name === 'feed'
            ? (decision.options.find(
                ({ option }) => option === 'feed' || (option.startsWith('beg ') && Number(option.slice(4)) <= beg),
              )?.option ?? null)
            : null),
      );
    },
  };
}

/** All animals of a meal go into one pot: the next one of them, or cook when they are in it. */
function potOption(decision: Decision, wanted: Record<string, number>): string | null {
  if (decision.name !== 'pot') return null;
  const cook = decision.options.find(({ option }) => option === 'cook');
  const inside = Object.fromEntries(
    ((cook?.label.args.animals ?? []) as string[]).map((thing) => thing.split(':') as [string, string]),
  );
  const more = ANIMALS.find((kind) => Number(inside[kind] ?? 0) < (wanted[`!cook ${kind}`] ?? 0));
  return more ? `add ${more}` : (cook?.option ?? null);
}

/** Fill in what the server proposes. */
export function propose(table: TableStore, desk: Desk): void {
  desk.clear();
  for (const option of viewOf(table).proposal) {
    const [what, good, plot] = option.split(' ') as [string, string, string];
    if (what === 'sow') desk.seeds = { ...desk.seeds, [plot]: good };
    else if (what === 'bake') desk.grain = Number(good);
    else desk.uses = { ...desk.uses, [option]: (desk.uses[option] ?? 0) + 1 };
  }
}
