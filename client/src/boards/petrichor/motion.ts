/** How Petrichor's pieces move, event by event. */
import { cloud } from '../../art/clouds';
import { disc, drop } from '../../art/players';
import { token } from './art/tokens';
import { weather as scene, type Weather } from './art/weather';
import { sound } from '../../lib/sound';
import { boxOf } from '../../lib/shape.svelte';
import type { Stage } from '../../lib/stage';
import type { TableStore } from '../../lib/table.svelte';
import type { GameEvent, Json } from '../../wire';
import { dropColour, ownerOf } from './view';

const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
const number = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);
const idOf = (thing: Json | undefined): string => ownerOf(text(thing));

/** The place on a tile where drops lie. */
function furrow(box: DOMRect): DOMRect {
  return new DOMRect(box.left + box.width * 0.3, box.top + box.height * 0.52, 24, 28);
}
/** The place over a tile where its cloud floats. */
function sky(box: DOMRect): DOMRect {
  return new DOMRect(box.left + box.width / 2 - 60, box.top - 6, 120, 66);
}

export async function move(event: GameEvent, table: TableStore, stage: Stage): Promise<void> {
  const { args } = event;
  const seat = text(args.seat);
  const colour = (thing: Json | undefined) => dropColour(idOf(thing), table);
  const person = stage.rect(seat) ?? stage.rect('field:all');
  const tile = stage.rect(text(args.tile));
  const over = (thing: string) => {
    const there = stage.rect(`cloud:${idOf(thing)}`);
    const box = stage.rect(thing);
    return there ?? (box ? sky(box) : null);
  };
  const size = tile && tile.width < 150 ? 17 : 24;

  switch (event.name) {
    case 'played': {
      const field = stage.rect('field:all');
      if (!field || !person) return;
      const card = `<div class="playedcard">${scene(idOf(args.weather) as Weather)}</div>`;
      await stage.fly({
        html: card,
        from: person,
        to: field,
        size: Math.min(150, field.width / 3),
        time: 360,
        keep: false,
      });
      return;
    }
    case 'cloud': {
      const place = over(text(args.tile));
      if (!place) return;
      await stage.pop(`${cloud('light')}`, place, place.width, 420);
      return;
    }
    case 'added':
    case 'lake_fills':
    case 'doubled': {
      const place = over(text(args.tile));
      if (!place || !person) return;
      const flights = Array.from({ length: Math.min(4, Math.max(1, number(args.number))) }, (_, i) =>
        stage.fly({
          html: drop(colour(args.seat)),
          from: person,
          to: shifted(place, (i - 0.5) * 18, 0),
          size,
          time: 420,
          delay: i * 90,
          arc: 30,
        }),
      );
      await Promise.all(flights);
      sound.drop();
      return;
    }
    case 'rained': {
      const place = over(text(args.tile));
      if (!place || !tile) return;
      await stage.fly({ html: drop(colour(args.drop)), from: place, to: furrow(tile), size, time: 420, ease: 'fall' });
      sound.drop();
      return;
    }
    case 'poured': {
      const place = over(text(args.tile));
      if (!place || !tile) return;
      const owners = [...(stage.find(`cloud:${idOf(args.tile)}`)?.querySelectorAll('.in .drop') ?? [])].map(
        (svg) => svg.outerHTML,
      );
      const original = stage.find(`cloud:${idOf(args.tile)}`);
      if (original) void stage.change(original, [{ opacity: 1 }, { opacity: 0.2 }], 420);
      await Promise.all(
        owners.map((html, i) =>
          stage.fly({
            html,
            from: shifted(place, (i % 4) * 14 - 20, 0),
            to: shifted(furrow(tile), i * (size * 0.8) - 20, 0),
            size,
            time: 380,
            delay: i * 60,
            ease: 'fall',
          }),
        ),
      );
      sound.drop();
      return;
    }
    case 'blown': {
      const [from, to] = [stage.find(`cloud:${idOf(args.from)}`), stage.rect(text(args.to))];
      if (!from || !to) return;
      const start = boxOf(from);
      const end = over(text(args.to)) ?? sky(to);
      const copy = `<div class="${from.className} still">${from.innerHTML}</div>`;
      stage.hide(from);
      await stage.fly({ html: copy, from: start, to: end, size: start.width, time: 600 });
      return;
    }
    case 'thunder': {
      const there = stage.find(`cloud:${idOf(args.tile)}`);
      if (!there) return;
      const dark =
        `<div class="${there.className.replace('light', 'thunder')} still">` +
        `${cloud('thunder')}${there.querySelector('.in')?.outerHTML ?? ''}</div>`;
      await stage.change(there, [{ scale: 1 }, { scale: 1.16 }, { scale: 1 }], 320, 'settle');
      const box = boxOf(there);
      stage.put(dark, box, box.width);
      stage.hide(there);
      return;
    }
    case 'merged':
    case 'overflow': {
      const there = stage.find(`cloud:${idOf(args.tile)}`);
      if (there) await stage.change(there, [{ scale: 1 }, { scale: 1.16 }, { scale: 1 }], 320, 'settle');
      return;
    }
    case 'vanished': {
      const there = stage.find(`cloud:${idOf(args.tile)}`);
      if (!there) return;
      await stage.change(there, [{ opacity: 1 }, { opacity: 0 }], 260);
      stage.hide(there);
      return;
    }
    case 'took_back':
    case 'drop_removed':
      if (tile && person)
        await stage.fly({
          html: drop(colour(args.seat)),
          from: furrow(tile),
          to: person,
          size,
          time: 420,
          keep: false,
        });
      return;
    case 'drop_blown': {
      const [from, to] = [stage.rect(text(args.from)), stage.rect(text(args.to))];
      if (from && to)
        await stage.fly({
          html: drop(colour(args.drop)),
          from: furrow(from),
          to: furrow(to),
          size,
          time: 420,
          arc: 40,
        });
      return;
    }
    case 'sprouted':
    case 'grew':
    case 'developed':
    case 'drowned':
      if (tile)
        await stage.pop(
          token(event.name === 'sprouted' ? 'sprouting' : event.name === 'drowned' ? 'drowned' : 'developed'),
          new DOMRect(tile.right - size * 2.1, tile.top + tile.height * 0.48, size * 1.8, size * 1.8),
          size * 1.7,
          340,
        );
      return;
    case 'voted':
    case 'vote_moved': {
      const to = stage.rect(text(args.weather));
      const from = event.name === 'vote_moved' ? stage.rect(text(args.from)) : person;
      if (to && from) await stage.fly({ html: disc(colour(args.seat)), from, to, size: 24, time: 420 });
      return;
    }
    case 'die_lowered': {
      const dice = [0, 1, 2].map((i) => stage.find(`die:${i}`)).filter((die) => die !== null);
      const turned = dice[table.view ? (table.view as { dice: Json[] }).dice.indexOf(args.from ?? null) : 0];
      if (turned)
        await stage.change(
          turned,
          [{ transform: 'none' }, { transform: 'rotate(-14deg) translateY(-6px)' }, { transform: 'none' }],
          380,
          'settle',
        );
      if (turned) await stage.flash(`<b class="plus">+${number(args.points)}</b>`, boxOf(turned), 44, 420, 16);
      return;
    }
    case 'dice_rolled': {
      const dice = [0, 1, 2].map((i) => stage.find(`die:${i}`)).filter((die) => die !== null);
      await Promise.all(
        dice.map((die, i) =>
          stage.change(
            die,
            [
              { transform: 'none' },
              { transform: `translateY(-${14 + i * 4}px) rotate(${i % 2 ? -200 : 200}deg)` },
              { transform: `rotate(${i % 2 ? -360 : 360}deg)` },
            ],
            500,
          ),
        ),
      );
      return;
    }
    case 'weather': {
      const field = stage.rect('field:all');
      if (field)
        await stage.flash(
          `<div class="playedcard weatherflash ${idOf(args.weather)}">${scene(idOf(args.weather) as Weather)}` +
            `<b>${escape(table.words.thing(text(args.weather)))}</b></div>`,
          field,
          Math.min(320, field.width * 0.7),
          900,
        );
      return;
    }
    case 'harvested': {
      if (!tile || !person) return;
      await stage.fly({
        html: `<b class="plus">+${number(args.points)}</b>`,
        from: tile,
        to: person,
        size: 46,
        time: 460,
        keep: false,
      });
      return;
    }
    case 'wheat_token':
      await stage.wait(120);
      return;
    case 'wind_card': {
      const field = stage.rect('field:all');
      const from = stage.rect('player:south');
      if (field && from)
        await stage.fly({
          html: `<div class="playedcard winds"><b>${escape(table.words.thing(text(args.wind)))}</b></div>`,
          from,
          to: field,
          size: 170,
          time: 520,
          keep: false,
        });
      return;
    }
  }
}

function shifted(box: DOMRect, dx: number, dy: number): DOMRect {
  return new DOMRect(box.left + dx, box.top + dy, box.width, box.height);
}

function escape(words: string): string {
  return words.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
