/** Agricola's board. */
// What several components share comes before what each of them says of itself.
import './layout.css';
import './around/around.css';
import './cards/cards.css';
import './farmyard/farmyard.css';
import './food/food.css';
import './spaces/spaces.css';
import chapters from '../../../../src/tilth/games/agricola/words/chapters.json';
import { ico } from '../../art/icons';
import { shape } from '../../lib/shape.svelte';
import type { TableStore } from '../../lib/table.svelte';
import type { Option, Story } from '../../wire';
import type { Board } from '../board';
import Household from './around/Household.svelte';
import Scores from './around/Scores.svelte';
import Strip from './around/Strip.svelte';
import { farmhouse } from './art/glyphs';
import { pic } from './art/goods';
import Dock from './cards/Dock.svelte';
import { fenceAnswer } from './farmyard/fencing';
import { act, givesUp, prompt, tell } from './asking';
import { feedAnswer } from './food/feeding';
import { fieldAnswer } from './food/sowing';
import Main from './Main.svelte';
import { move } from './motion';
import { pause } from './food/harvests';
import { deciding } from './plans';
import { screenOf, layOut } from './screen.svelte';
import { viewOf } from './view';
import { pictures } from './pictures';

const PHASES = ['new', 'work', 'home', 'harvest'];

export const agricola: Board = {
  kinds: ['space', 'cell', 'edge', 'card', 'good', 'pen'],
  Main,
  begin: layOut,
  chapters,
  explain: async () => (await import('./explain')).explain,
  pictures,
  layout: {
    Hand: Dock,
    Strip,
    Goods: Household,
    Score: Scores,
    parts: [
      { name: 'actions', icon: ico.table },
      { name: 'farm', icon: farmhouse },
      { name: 'cards', icon: ico.cards },
    ],
  },
  standing: {
    mark: pic('rooster'),
    where(table: TableStore) {
      const { round, phase } = viewOf(table);
      const { words } = table;
      if (round === 0) return { round: words.say('web-set-up'), phases: [], now: 0 };
      return {
        round: words.say(shape.width <= 376 ? 'web-round-tiny' : shape.small ? 'web-round-short' : 'web-round', {
          round,
        }),
        phases: PHASES.map((name) => words.say(`web-phase-${name}`)),
        now: phase === 'harvest' ? 3 : phase === 'over' ? 3 : 1,
      };
    },
    first: (table: TableStore) => (viewOf(table).seats > 1 ? viewOf(table).starting_player : null),
  },
  prompting: {
    buttons: 8,
    answer(table: TableStore) {
      const screen = screenOf(table);
      return feedAnswer(table, screen) ?? fieldAnswer(table, screen) ?? fenceAnswer(table, screen);
    },
    prompt,
    tell,
    act,
    givesUp,
    /** The farm's own button; where fences are planned there is no place for it. */
    holds: (option: Option, table: TableStore) => option.option === '!animals' && deciding(table) !== 'fence',
    button: (_: Option, table: TableStore) => deciding(table) === 'make_food' || deciding(table) === 'pot',
  },
  telling: {
    move,
    /** A harvest takes its time, however it began. */
    long(story: Story) {
      if (story.events.some((event) => event.name === 'harvest')) return 7000;
      return story.events.some((event) => event.name === 'round') ? 2600 : false;
    },
    must: ['begged'],
    opens: ['card'],
    silent: ['packs_passed', 'few_cards'],
    sums: { cooked: ['number', 'food'], got: ['number'], paid: ['number'], reaped: ['number', 'cell'] },
    pause,
    begins: ['placed', 'guest_placed'],
    marks: ['round', 'harvest', 'home', 'end', 'first'],
  },
};
