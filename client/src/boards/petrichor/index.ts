/** Petrichor's board. */
// What several components share comes before what each of them says of itself.
import './layout.css';
import './art/art.css';
import './field/field.css';
import './hand/hand.css';
import './motion.css';
import chapters from '../../../../src/tilth/games/petrichor/words/chapters.json';
import type { TableStore } from '../../lib/table.svelte';
import type { Story } from '../../wire';
import type { Board } from '../board';
import Field from './field/Field.svelte';
import { ripe } from './field/harvest';
import Hand from './hand/Hand.svelte';
import { move } from './motion';
import { pause } from './pauses';
import PlayerGoods from './PlayerGoods.svelte';
import { prompting } from './prompting';
import { viewOf } from './view';
import VotingTrack from './weather/VotingTrack.svelte';
import WeatherRail from './weather/WeatherRail.svelte';
import WeatherStrip from './weather/WeatherStrip.svelte';
import { pictures } from './pictures';

const PHASES = ['action', 'weather', 'harvest', 'clean-up'];
const BEGINS: Record<string, number> = {
  round: 0,
  weather_chosen: 1,
  weather: 1,
  all_thunder: 1,
  harvest: 2,
  dice_rolled: 3,
  dealt: 3,
};

/** The phase, from the last event that begins one. */
function phase(story: Story[]): number {
  for (const { events } of story.slice(-60).reverse())
    for (const event of [...events].reverse()) {
      const begun = BEGINS[event.name];
      if (begun !== undefined) return begun;
    }
  return 0;
}

export const petrichor: Board = {
  kinds: ['tile', 'cloud', 'drop', 'card', 'pack', 'action', 'weather', 'die'],
  Main: Field,
  chapters,
  explain: async () => (await import('./explain')).explain,
  pictures,
  layout: { Hand, Left: VotingTrack, Right: WeatherRail, Strip: WeatherStrip, Goods: PlayerGoods },
  standing: {
    where(table: TableStore) {
      const { round, rounds } = viewOf(table);
      const words = table.words;
      if (round === 0) return { round: words.say('web-set-up'), phases: [], now: 0 };
      return {
        round: words.say('web-round', { round, rounds }),
        phases: PHASES.map((name) => words.say(`web-phase-${name}`)),
        now: phase(table.story),
      };
    },
    neutral(table: TableStore) {
      const view = viewOf(table);
      if (!view.southern_winds) return null;
      const parts = view.scores[1] ?? {};
      return {
        thing: 'player:south',
        colour: 'night',
        score: { total: Object.values(parts).reduce((sum, points) => sum + points, 0), parts },
      };
    },
    first: (table: TableStore) => (viewOf(table).seats > 1 ? viewOf(table).first_player : null),
    /** The last harvest takes in everything that grows. */
    coming(table: TableStore) {
      const view = viewOf(table);
      const points = ripe(view);
      return {
        part: 'web-score-ripe',
        points: [
          ...view.players.map((_, seat) => points[String(seat)] ?? 0),
          ...(view.southern_winds ? [points.south ?? 0] : []),
        ],
      };
    },
  },
  prompting,
  telling: {
    move,
    pause,
    opens: ['tile', 'weather'],
    long: (story: Story) => story.events.some((event) => ['weather', 'harvest', 'wind_card'].includes(event.name)),
    silent: ['packs_passed', 'wind_roll', 'tile_cleared', 'votes_returned'],
    begins: ['played', 'passed', 'wind_card'],
    marks: ['round', 'harvest', 'weather', 'end', 'first'],
  },
};
