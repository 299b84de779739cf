/** Fences are planned whole and built step by step: what a plan costs and encloses, or why it cannot be. */
import type { TableStore } from '../../../lib/table.svelte';
import type { Option } from '../../../wire';
import type { Answer } from '../../board';
import type { Pen } from '../art/farm';
import { deciding, whoDecides } from '../plans';
import type { Screen } from '../screen.svelte';
import type { PlayerView } from '../view';
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
export function fencePlan(table: TableStore, screen: Screen): FencePlan | null {
  if (deciding(table) !== 'fence' || !(screen.byEdge ? screen.edges : screen.cells).length) return null;
  const player = whoDecides(table);
  const yard = yardOf(player);
  const edges = screen.byEdge ? screen.edges : [...border(screen.cells)].filter((edge) => !yard.fences.has(edge));
  let fault: FencePlan['fault'] = screen.byEdge
    ? faultOfEdges(yard, new Set(edges))
    : faultOfCells(yard, new Set(screen.cells));
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
    cells: screen.byEdge ? [] : screen.cells,
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

export function fenceAnswer(table: TableStore, screen: Screen): Answer | null {
  const plan = fencePlan(table, screen);
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
      screen.cells = [];
      screen.edges = [];
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
