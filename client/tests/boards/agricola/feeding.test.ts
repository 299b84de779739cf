import { describe, expect, test } from 'vitest';
import { feedAnswer, leftovers, supper, ways } from '../../../src/boards/agricola/food/feeding';
import { propose } from '../../../src/boards/agricola/plans';
import type { Decision, Json, Option } from '../../../src/wire';
import { decision, option } from '../../decisions';
import { farm, sitDown } from './farms';

const food = (notation: string, number: number): Option => ({
  ...option(notation),
  label: { id: 'eat', args: { food: number } },
});
const options = [
  food('!eat grain', 1),
  food('!cook sheep', 2),
  food('!cook boar', 2),
  option('!cook several'),
  option('use joinery', 'card:joinery'),
  option('beg 4'),
];
const feed = (offered: Option[]): Decision => decision(offered, { name: 'feed' });
const pot = (animals: string[], ...offered: string[]): Decision =>
  decision(
    offered.map((one) => ({ ...option(one), label: { id: one, args: { animals } as Record<string, Json> } })),
    { name: 'pot' },
  );
const feeding = (offered = options, proposal: string[] = []) =>
  sitDown(
    [
      farm({
        goods: { food: 1, grain: 3 },
        animals: { a5: { sheep: 2 }, house: { sheep: 1, boar: 1 } },
        food_needed: 5,
      }),
    ],
    { view: { proposal, crafts: { joinery: 2 } }, decision: feed(offered) },
  );

describe('what can become food', () => {
  test('a good is eaten as often as there is of it', () => {
    expect(ways(feeding().table)[0]).toEqual({ option: '!eat grain', good: 'grain', card: null, food: 1, most: 3 });
  });

  test('animals are counted in all places of the farm', () => {
    expect(ways(feeding().table)[1]).toMatchObject({ good: 'sheep', food: 2, most: 3 });
  });

  test('a card works once, for what it brings now', () => {
    expect(ways(feeding().table).at(-1)).toMatchObject({ card: 'joinery', good: null, food: 2, most: 1 });
  });

  test('several animals in one pot are no way of their own', () => {
    expect(ways(feeding().table).map((way) => way.option)).not.toContain('!cook several');
  });
});

describe('the supper', () => {
  test('what is missing after food and what is made is begged for', () => {
    const { table, screen } = feeding();
    screen.uses = { '!eat grain': 1, '!cook sheep': 1 };
    expect(supper(table, screen)).toEqual({ need: 5, have: 1, made: 3, beg: 1 });
  });

  test('nothing is begged for when there is more than enough', () => {
    const { table, screen } = feeding();
    screen.uses = { '!eat grain': 3, '!cook sheep': 3 };
    expect(supper(table, screen).beg).toBe(0);
  });

  test('the button says how much is begged for', () => {
    const { table, screen } = feeding();
    expect(feedAnswer(table, screen)).toMatchObject({ label: 'web-feed-beg (number 4)', ready: true });
  });

  test('what the server proposes is counted up', () => {
    const { table, screen } = feeding(options, ['!eat grain', '!eat grain', 'use joinery']);
    propose(table, screen);
    expect(screen.uses).toEqual({ '!eat grain': 2, 'use joinery': 1 });
  });
});

describe('begging', () => {
  test('who could still make food is asked once more before begging, and may think again', () => {
    const { table, screen, played } = feeding();
    feedAnswer(table, screen)!.play();
    expect(played).toEqual([]);
    const asked = feedAnswer(table, screen)!;
    expect(asked).toMatchObject({ label: 'web-beg-anyway (number 4)', say: 'web-beg-sure (more 4, points 12)' });
    asked.clear!();
    expect(feedAnswer(table, screen)!.label).toBe('web-feed-beg (number 4)');
    feedAnswer(table, screen)!.play();
    feedAnswer(table, screen)!.play();
    expect(played).toEqual(['beg 4']);
  });

  test('who has nothing left to make food from begs at once', () => {
    const { table, screen, played } = feeding([option('beg 4')]);
    feedAnswer(table, screen)!.play();
    expect(played).toEqual(['beg 4']);
  });
});

describe('what is left after the supper', () => {
  test('goods and animals less what is eaten, and food beyond the need', () => {
    const { table, screen } = feeding();
    screen.uses = { '!eat grain': 1, '!cook sheep': 2 };
    expect(leftovers(table, screen)).toMatchObject({ food: 1, grain: 2, sheep: 1, boar: 1 });
  });

  test('no food is left while some is missing', () => {
    const { table, screen } = feeding();
    expect(leftovers(table, screen).food).toBe(0);
  });
});

describe('how a supper is played', () => {
  test('cards come first, then each good as often as planned, then the family is fed', () => {
    const { table, screen, following, played } = feeding();
    following.push(feed(options), feed(options), feed([option('feed')]));
    screen.uses = { '!eat grain': 2, 'use joinery': 1 };
    feedAnswer(table, screen)!.play();
    expect(played).toEqual(['use joinery', '!eat grain', '!eat grain', 'feed']);
  });

  test('what was said to be missing is begged for', () => {
    const { table, screen, following, played } = feeding();
    following.push(feed(options), feed([option('beg 2')]));
    screen.uses = { '!eat grain': 2 };
    screen.begging = true;
    feedAnswer(table, screen)!.play();
    expect(played).toEqual(['!eat grain', '!eat grain', 'beg 2']);
  });

  test('where more would have to be begged for than was said, the player is asked again', () => {
    const { table, screen, following, played } = feeding();
    following.push(feed([option('beg 3')]));
    screen.uses = { '!eat grain': 2 };
    screen.begging = true;
    feedAnswer(table, screen)!.play();
    expect(played).toEqual(['!eat grain']);
  });

  test('one animal is cooked by itself', () => {
    const { table, screen, following, played } = feeding();
    following.push(feed([option('feed')]));
    screen.uses = { '!cook sheep': 1 };
    screen.begging = true;
    feedAnswer(table, screen)!.play();
    expect(played).toEqual(['!cook sheep', 'feed']);
  });

  test('several animals go into one pot, one after the other', () => {
    const { table, screen, following, played } = feeding();
    following.push(
      pot([], 'add sheep', 'add boar'),
      pot(['sheep:1'], 'add sheep', 'add boar', 'cook'),
      pot(['sheep:1', 'boar:1'], 'add sheep', 'cook'),
      feed([option('feed')]),
    );
    screen.uses = { '!cook sheep': 1, '!cook boar': 1 };
    feedAnswer(table, screen)!.play();
    expect(played).toEqual(['!cook several', 'add sheep', 'add boar', 'cook', 'feed']);
  });
});
