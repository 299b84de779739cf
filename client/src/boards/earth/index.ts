/** Earth's board. */
// What several components share comes before what each of them says of itself.
import './layout.css';
import './around/around.css';
import './board/board.css';
import './cards/cards.css';
import './hand/hand.css';
import './island/island.css';
import chapters from '../../../../src/tilth/games/earth/words/chapters.json';
import type { TableStore } from '../../lib/table.svelte';
import type { Story } from '../../wire';
import type { Board } from '../board';
import PlayerGoods from './around/PlayerGoods.svelte';
import RightRail from './around/RightRail.svelte';
import Strip from './around/Strip.svelte';
import LowerEdge from './board/LowerEdge.svelte';
import Main from './Main.svelte';
import { move } from './motion';
import { prompting } from './prompting';
import { screenOf } from './screen.svelte';
import { viewOf } from './view';
import { pictures } from './pictures';

const PHASES = ['action', 'everyone', 'activation'];
const ACTIVATING = ['activate', 'copy', 'order'];

export const earth: Board = {
  kinds: [
    'action',
    'all',
    'card',
    'cell',
    'climate',
    'ecosystem',
    'exchange',
    'fauna',
    'island',
    'order',
    'pool',
    'walk',
  ],
  Main,
  begin: (table) => void screenOf(table),
  chapters,
  explain: async () => (await import('./explain')).explain,
  pictures,
  layout: { Hand: LowerEdge, Right: RightRail, Strip, Goods: PlayerGoods },
  standing: {
    where(table: TableStore) {
      const { round, action, areas } = viewOf(table);
      const words = table.words;
      if (round === 0) return { round: words.say('web-set-up'), phases: [], now: 0 };
      const walking =
        areas.some((area) => area.walk !== null) || ACTIVATING.includes(table.choosing.decision?.name ?? '');
      return {
        round: words.say('web-round', { round }),
        phases: PHASES.map((name) => words.say(`web-phase-${name}`)),
        now: action === null ? 0 : walking ? 2 : 1,
      };
    },
    neutral(table: TableStore) {
      const { gaia } = viewOf(table);
      return gaia
        ? {
            thing: 'player:gaia',
            colour: 'night',
            score: { total: Object.values(gaia.score).reduce((sum, points) => sum + points, 0), parts: gaia.score },
          }
        : null;
    },
    first: (table: TableStore) => (viewOf(table).seats > 1 ? viewOf(table).first : null),
  },
  prompting,
  telling: {
    move,
    aside: (story: Story, table: TableStore) =>
      table.myTurn && story.by !== null && !(table.frame?.held ?? []).includes(story.by.seat),
    long: (story: Story) => story.events.filter((event) => event.name === 'used').length > 2,
    opens: ['card', 'climate', 'ecosystem', 'fauna', 'gaia', 'island'],
    silent: ['reshuffled'],
    sums: {
      composted_deck: ['number'],
      put_growth: ['number', 'cell'],
      put_sprout: ['number', 'cell'],
      soil: ['number'],
    },
    begins: ['chose_action', 'gaia_turned'],
    marks: ['turn', 'game_over', 'completed'],
  },
};
