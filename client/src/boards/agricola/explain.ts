/** What Agricola's small card says of the things on the table; cards and action spaces lie under the lens. */
import type { TableStore } from '../../lib/table.svelte';
import { upper } from '../../lib/text';
import type { Explain, Explained } from '../board';
import { pic } from './art/goods';
import { animalWords, cellWords } from './farmyard/describe';
import { CELLS } from './farmyard/geometry';
import { ANIMALS, HARVESTS, mineOf, nextHarvest, ofSeat, ROMAN, stageOf, viewOf, type PlayerView } from './view';

const HERD: readonly string[] = ANIMALS;

const owned = (player: PlayerView, good: string): number =>
  player.goods[good] ??
  Object.values(player.animals)
    .concat([player.loose])
    .reduce((total, pen) => total + (pen[good as 'sheep'] ?? 0), 0);

const emptyOf = (player: PlayerView): number =>
  CELLS.filter(
    (one) =>
      !player.rooms.includes(one) &&
      !player.fields[one] &&
      !player.stables.includes(one) &&
      !player.pastures.some(({ cells }) => cells.split('+').includes(one)),
  ).length;

function good(table: TableStore, name: string): Explained {
  const { words } = table;
  const player = ofSeat(table, mineOf(table));
  const food = player.food_rates[name] ?? 0;
  const step = player.score_steps[HERD.includes(name) ? name : name === 'vegetable' ? 'vegetables' : name];
  return {
    title: upper(words.thing(`good:${name}`)),
    art: pic(name),
    lines: [
      words.say(`web-is-${HERD.includes(name) ? 'animal' : name}`, {
        number: owned(player, name),
        need: player.food_needed,
      }),
      ...(food && name !== 'food' ? [words.say('web-is-cooked', { food })] : []),
      ...(step && step.more > 0 && step.points > 0
        ? [words.say('web-is-next', { more: step.more, points: step.points })]
        : []),
    ],
  };
}

function cell(table: TableStore, name: string): Explained {
  const { words } = table;
  const seat = mineOf(table);
  const player = ofSeat(table, seat);
  const field = player.fields[name];
  const pasture = player.pastures.find(({ cells }) => cells.split('+').includes(name));
  const stable = player.stables.includes(name);
  const empty = emptyOf(player);
  const line = player.rooms.includes(name)
    ? words.say('web-is-room', { rooms: player.rooms.length, people: player.people, house: `house:${player.house}` })
    : field
      ? field.number
        ? words.say('web-is-sown', { number: field.number, crop: `good:${field.crop}` })
        : words.say('web-is-field')
      : pasture
        ? words.say('web-is-pasture', {
            capacity: Math.max(...(player.places[pasture.cells]?.capacity ?? [pasture.capacity])),
          })
        : stable
          ? words.say('web-is-stable')
          : words.say('web-is-empty', { number: empty });
  return { title: cellWords(table, seat, name), lines: [line] };
}

/** The farm of somebody else, drawn small or large. */
function farm(table: TableStore, seat: number): Explained | null {
  if (seat === mineOf(table)) return null;
  const { words } = table;
  const player = ofSeat(table, seat);
  return {
    title: words.say('web-farm-of', { seat: `seat:${seat}` }),
    lines: [
      words.say('web-is-farm', {
        house: `house:${player.house}`,
        rooms: player.rooms.length,
        fields: Object.keys(player.fields).length,
        pastures: player.pastures.length,
        stables: player.stables.length,
        empty: emptyOf(player),
      }),
    ],
  };
}

/** `owned:1:wood` is what somebody else has of a good. */
function othersGood(table: TableStore, seat: number, name: string): Explained {
  const { words } = table;
  return {
    title: upper(words.thing(`good:${name}`)),
    art: pic(name),
    lines: [words.say('web-is-owned', { seat: `seat:${seat}`, number: owned(ofSeat(table, seat), name) })],
  };
}

/** Where animals live, while they are moved. */
function pen(table: TableStore, name: string): Explained | null {
  const { words } = table;
  const { places, animals } = ofSeat(table, mineOf(table));
  const place = places[name];
  if (!place) return null;
  const capacity = Math.max(...place.capacity);
  return {
    title: upper(animalWords(table, name, animals[name] ?? {}, capacity)),
    lines: place.what === 'card' ? [] : [words.say(`web-is-${place.what}`, { capacity })],
  };
}

/** A round card that still lies face down. */
function round(table: TableStore, number: number): Explained {
  const { words } = table;
  const view = viewOf(table);
  const agreed = view.round_cards[number - 1];
  const promised = view.players.flatMap((player, seat) =>
    player.promised
      .filter((promise) => promise.round === number)
      .map((promise) =>
        words.say('web-promise', { seat: `seat:${seat}`, goods: [`${promise.good}:${promise.number}`] }),
      ),
  );
  return {
    title: words.say('web-plaque', { round: number, stage: ROMAN[stageOf(number)]! }),
    lines: [
      agreed ? words.say('web-is-agreed', { space: `space:${agreed}` }) : words.say('web-is-round'),
      ...(HARVESTS.includes(number) ? [`${words.say('web-harvest-then')}.`] : []),
      ...(promised.length ? [words.say('web-is-promised'), ...promised.map((one) => `${upper(one)}.`)] : []),
    ],
  };
}

function need(table: TableStore, seat: number): Explained {
  const { words } = table;
  const view = viewOf(table);
  const player = ofSeat(table, seat);
  const when = nextHarvest(view.phase === 'harvest' ? view.round + 1 : view.round);
  return {
    title: words.say('web-is-feeding'),
    art: pic('sheaf'),
    lines: [
      words.say('web-is-need', { need: player.food_needed, food: player.goods.food ?? 0, people: player.people }),
      ...(when === null ? [] : [words.say('web-is-harvest', { left: Math.max(0, when - view.round), round: when })]),
    ],
  };
}

function score(table: TableStore, part: string): Explained | null {
  const { words } = table;
  if (!words.has(`web-is-score-${part}`)) return null;
  const step = ofSeat(table, mineOf(table)).score_steps[part];
  return {
    title: words.say(`score-${part}`),
    lines: [
      words.say(`web-is-score-${part}`),
      ...(step && step.more > 0 && step.points > 0 && !table.over
        ? [`${upper(words.say('web-next', { part, more: step.more, points: step.points }))}.`]
        : []),
    ],
  };
}

export const explain: Explain = (table, thing) => {
  const cut = thing.indexOf(':');
  const [kind, value] = [thing.slice(0, cut), thing.slice(cut + 1)];
  const { words } = table;
  switch (kind) {
    case 'good':
      return good(table, value);
    case 'cell': {
      const [name, seat] = value.split(':') as [string, string?];
      return seat ? { title: cellWords(table, Number(seat), name), lines: [] } : cell(table, name);
    }
    case 'farm':
      return farm(table, Number(value));
    case 'owned': {
      const [seat, name] = value.split(':') as [string, string];
      return othersGood(table, Number(seat), name);
    }
    case 'pen':
      return pen(table, value);
    case 'round':
      return round(table, Number(value));
    case 'need':
      return need(table, Number(value));
    case 'score':
      return score(table, value);
    case 'first':
      return { title: words.say('web-is-first'), lines: [words.say('web-is-first-now')], art: pic('rooster') };
    case 'begging':
      return {
        title: upper(words.say('web-begging', { number: ofSeat(table, Number(value)).begging })),
        lines: [words.say('web-is-begging')],
        art: pic('begging'),
      };
    case 'family': {
      const { people } = ofSeat(table, Number(value));
      return { title: words.say('score-people'), lines: [words.say('web-is-family', { people })] };
    }
    default:
      return null;
  }
};
