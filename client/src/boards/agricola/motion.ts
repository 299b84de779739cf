/** How the events of a game move: people walk, goods travel, fields are ploughed, cards are laid down. */
import { badge } from '../../art/players';
import { colourOf } from '../../lib/colours';
import { sound } from '../../lib/sound';
import type { Stage } from '../../lib/stage';
import type { TableStore } from '../../lib/table.svelte';
import type { GameEvent, Json } from '../../wire';
import { man, pic } from './art/goods';
import { motifOf } from './cards/motifs';
import { cellRect } from './farmyard/boxes';
import { screenOf } from './screen.svelte';

const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
const idOf = (value: Json | undefined): string => text(value).slice(text(value).indexOf(':') + 1);
const number = (value: Json | undefined): number => (typeof value === 'number' ? value : 1);
const shifted = (box: DOMRect, dx: number, dy: number): DOMRect =>
  new DOMRect(box.left + dx, box.top + dy, box.width, box.height);
const plus = (words: string, cls = ''): string => `<b class="plus ${cls}">${words}</b>`;

export async function move(event: GameEvent, table: TableStore, stage: Stage): Promise<void> {
  const { args } = event;
  const seat = Number(idOf(args.seat) || -1);
  const colour = colourOf(Math.max(0, seat), table.seat);
  const screen = screenOf(table);
  const farm = stage.rect(`farm:${seat}`);
  const person = stage.rect(text(args.seat));
  /** Where a player's goods are kept: the tray of the large farm, or beside the name. */
  const store = (good: string): DOMRect | null =>
    (screen.shown === seat ? stage.rect(`good:${good}`) : null) ?? stage.rect(`tray:${seat}`) ?? person;
  const cell = (thing: Json | undefined): DOMRect | null =>
    farm && text(thing).startsWith('cell:') ? cellRect(farm, idOf(thing)) : stage.rect(text(thing));
  const goods = async (from: DOMRect | null, to: DOMRect | null, good: string, many: number) => {
    if (!from || !to) return;
    await Promise.all(
      Array.from({ length: Math.min(5, many) }, (_, i) =>
        stage.fly({
          html: pic(good),
          from: shifted(from, (i - 2) * 7, (i % 2) * 6),
          to,
          size: 30,
          time: 440,
          delay: i * 60,
          arc: 28,
          keep: false,
        }),
      ),
    );
  };
  // From its first event on, the harvest is told where the action board was.
  if (event.name === 'harvest' || screen.told)
    screen.told = event.name === 'round' || event.name === 'end' ? null : event;

  switch (event.name) {
    case 'placed':
    case 'guest_placed': {
      const to = stage.rect(text(args.space));
      const from = farm ?? person;
      if (from && to) await stage.fly({ html: man(colour), from, to, size: 36, time: 460 });
      sound.put();
      return;
    }
    case 'got': {
      const good = idOf(args.good);
      const from =
        text(args.from).startsWith('space:') || text(args.from).startsWith('card:')
          ? stage.rect(text(args.from))
          : person;
      await goods(from, store(good), good, number(args.number));
      return;
    }
    case 'gave':
      await goods(store(idOf(args.good)), stage.rect(text(args.to)), idOf(args.good), number(args.number));
      return;
    case 'left':
      await goods(store(idOf(args.good)), stage.rect(text(args.space)), idOf(args.good), number(args.number));
      return;
    case 'paid': {
      const from = store(idOf(args.good));
      if (from) await stage.flash(plus(`−${number(args.number)}`), from, 40, 300, 14);
      return;
    }
    case 'piled': {
      const space = stage.rect(text(args.space));
      if (!space) return;
      void stage.pop(pic(idOf(args.good)), space, 34, 380);
      await stage.wait(45);
      return;
    }
    case 'round': {
      const space = stage.rect(text(args.space)) ?? stage.rect(`round:${number(args.round)}`);
      if (space) await stage.flash(`<div class="roundflash">${number(args.round)}</div>`, space, 70, 620);
      return;
    }
    case 'room':
    case 'stable':
    case 'ploughed':
    case 'sowed': {
      const at = cell(args.cell);
      const picture = { room: 'hut', stable: 'stable', ploughed: 'plough', sowed: idOf(args.good) }[event.name];
      if (at) await stage.pop(pic(picture), at, at.width * 0.62, 380);
      return;
    }
    case 'fenced': {
      const cells = Array.isArray(args.cells) ? args.cells : [];
      await Promise.all(
        cells.map((one) => {
          const at = cell(one);
          return at ? stage.pop(pic('fence'), at, at.width * 0.5, 380) : Promise.resolve();
        }),
      );
      return;
    }
    case 'renovated':
      if (farm) await stage.flash(pic('hut'), cellRect(farm, 'b1'), farm.width * 0.2, 560);
      return;
    case 'grew':
      if (farm) await stage.flash(pic('cradle'), cellRect(farm, 'b1'), Math.max(44, farm.width * 0.2), 640);
      return;
    case 'starting_player':
      if (person) await stage.flash(pic('rooster'), person, 46, 520);
      return;
    case 'built':
    case 'played': {
      const from = stage.rect(text(args.card)) ?? person;
      const to = farm ?? person;
      if (from && to)
        await stage.fly({
          html: `<div class="playedcard">${pic(motifOf(idOf(args.card)))}<b>${escape(table.words.thing(text(args.card)))}</b></div>`,
          from,
          to,
          size: 130,
          time: 620,
          keep: false,
        });
      return;
    }
    case 'used_card': {
      const card = stage.find(text(args.card));
      if (card) await stage.change(card, [{ scale: 1 }, { scale: 1.08 }, { scale: 1 }], 300, 'settle');
      return;
    }
    case 'reaped': {
      const at = cell(args.cell);
      void goods(at, store(idOf(args.good)), idOf(args.good), 1);
      await stage.wait(140);
      return;
    }
    case 'baked':
    case 'cooked': {
      const at = store('food');
      if (at) await stage.flash(plus(`+${number(args.food)}`), at, 44, 380, 14);
      return;
    }
    case 'fed': {
      const row = stage.rect(`supper:${seat}`) ?? person;
      if (row) await stage.flash(pic('food'), row, 44, 560, 10);
      return;
    }
    case 'begged': {
      // What costs somebody so much stands still for a look; a tap goes on.
      const at = stage.rect(`supper:${seat}`) ?? person;
      const said = escape(table.words.event(event));
      const lost = `<b class="agbeg">${pic('begging')}<span>${said}</span><i>−${3 * number(args.number)}</i></b>`;
      if (at) await stage.flash(lost, at, Math.max(220, Math.min(at.width - 24, 420)), 1800);
      return;
    }
    case 'born':
      if (farm) await stage.flash(pic(idOf(args.good)), farm, Math.max(40, farm.width * 0.12), 480, 8);
      return;
    case 'released':
      if (farm) await stage.flash(pic(idOf(args.good)), farm, 40, 420, 30);
      return;
    case 'home':
      await stage.wait(160);
      return;
    case 'passed':
      if (person) await stage.flash(badge(colour), person, 30, 260);
      return;
  }
}

function escape(words: string): string {
  return words.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
