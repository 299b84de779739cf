/** How Earth's pieces move, event by event. */
import { colourOf } from '../../lib/colours';
import { look } from '../../lib/settings.svelte';
import { sound } from '../../lib/sound';
import type { Stage } from '../../lib/stage';
import type { TableStore } from '../../lib/table.svelte';
import type { GameEvent, Json } from '../../wire';
import { leafToken, icons } from './art/icons';
import { picture } from './art/pictures';

const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
const number = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);
const small = (box: DOMRect): DOMRect => new DOMRect(box.left + box.width * 0.4, box.top + box.height * 0.3, 26, 26);

export async function move(event: GameEvent, table: TableStore, stage: Stage): Promise<void> {
  const { args } = event;
  const seat = text(args.seat);
  const mine = seat === `seat:${table.seat}`;
  const person = stage.rect(seat) ?? stage.rect('field:all');
  /** Where a place of that player's island is on the screen: in the middle, or small in the panel. */
  const place = (thing: string): DOMRect | null =>
    (mine || thing === 'cell:island' || thing === 'cell:climate'
      ? stage.rect(thing)
      : stage.rect(`mini:${seat.slice(5)}:${thing.slice(5)}`)) ?? person;
  const goods = (name: string): DOMRect | null => (mine ? stage.rect(name) : null) ?? person;
  const source = current ? (place(current) ?? person) : person;
  const piece = async (icon: string, from: DOMRect | null, to: DOMRect | null, count: number) => {
    if (!from || !to) return;
    await Promise.all(
      Array.from({ length: Math.min(5, Math.max(1, count)) }, (_, i) =>
        stage.fly({
          html: icon,
          from: small(from),
          to: small(to),
          size: 26,
          time: 400,
          delay: i * 70,
          arc: 26,
          keep: false,
        }),
      ),
    );
  };

  switch (event.name) {
    case 'chose_action':
    case 'gaia_turned': {
      current = '';
      const there = stage.find(text(args.action) || text(args.gaia));
      if (there) await stage.change(there, [{ scale: 1 }, { scale: 1.06 }, { scale: 1 }], 320, 'settle');
      return;
    }
    case 'used':
    case 'copied': {
      current = text(args.cell);
      const there = mine ? stage.find(current) : stage.find(`mini:${seat.slice(5)}:${current.slice(5)}`);
      if (there)
        await stage.change(
          there,
          [
            { scale: 1, filter: 'none' },
            { scale: 1.05, filter: 'brightness(1.12)' },
            { scale: 1, filter: 'none' },
          ],
          300,
          'settle',
        );
      return;
    }
    case 'planted':
    case 'replaced': {
      current = '';
      const to = place(text(args.cell));
      const from = mine ? (stage.rect(text(args.card)) ?? person) : person;
      if (!to || !from || !text(args.card)) return;
      await stage.fly({
        html: `<img class="flycard" alt="" src="${picture(text(args.card), look.dark)}">`,
        from,
        to,
        size: Math.max(40, Math.min(to.width, 160)),
        time: 460,
        ease: 'settle',
      });
      sound.put();
      return;
    }
    case 'put_sprout':
      await piece(icons.sprout, source, place(text(args.cell)), number(args.number));
      return;
    case 'put_growth':
      await piece(icons.growth, source, place(text(args.cell)), number(args.number));
      return;
    case 'lifted_sprout':
      await piece(icons.sprout, place(text(args.cell)), goods('goods:soil'), number(args.number));
      return;
    case 'lifted_growth':
      await piece(icons.growth, place(text(args.cell)), goods('goods:soil'), number(args.number));
      return;
    case 'soil':
      await piece(icons.soil, source, goods('goods:soil'), number(args.number));
      return;
    case 'paid_soil':
      await piece(
        icons.soil,
        goods('goods:soil'),
        source === person ? stage.rect('field:all') : source,
        number(args.number),
      );
      return;
    case 'drew':
    case 'looked':
      await piece(
        icons.draw,
        source === person && mine ? stage.rect('field:all') : source,
        goods('hand:mine'),
        number(args.number),
      );
      return;
    case 'composted':
      await piece(
        icons.draw,
        mine ? (stage.rect(text(args.card)) ?? stage.rect('hand:mine')) : person,
        goods('goods:compost'),
        1,
      );
      return;
    case 'composted_deck':
    case 'composted_discard':
      await piece(icons.draw, source, goods('goods:compost'), number(args.number));
      return;
    case 'spent_compost':
      await piece(icons.compost_pile, goods('goods:compost'), source, number(args.number));
      return;
    case 'played': {
      const field = stage.rect('field:all');
      if (field && person && text(args.card))
        await stage.flash(
          `<img class="flycard" alt="" src="${picture(text(args.card), look.dark)}">`,
          field,
          Math.min(220, field.width / 2),
          700,
        );
      return;
    }
    case 'claimed':
    case 'gaia_claimed': {
      const to = stage.rect(text(args.fauna));
      const from = event.name === 'claimed' ? person : stage.rect('player:gaia');
      if (to && from)
        await stage.fly({
          html: leafToken(event.name === 'claimed' ? colourOf(Number(seat.slice(5)), table.seat) : 'night'),
          from,
          to,
          size: 34,
          time: 560,
          arc: 40,
          keep: false,
        });
      return;
    }
    case 'gaia_took':
      await piece(
        icons.draw,
        stage.rect('field:all'),
        stage.rect('player:gaia'),
        Array.isArray(args.cards) ? args.cards.length : 1,
      );
      return;
    case 'gaia_sprouts':
      await piece(icons.sprout, stage.rect('field:all'), stage.rect('player:gaia'), number(args.number));
      return;
    case 'gaia_growth':
      await piece(icons.growth, stage.rect('field:all'), stage.rect('player:gaia'), number(args.number));
      return;
    case 'gaia_compost':
      await piece(icons.compost_pile, stage.rect('field:all'), stage.rect('player:gaia'), number(args.number));
      return;
    case 'completed':
      if (person) await stage.flash('<b class="gainp">+7</b>', person, 60, 700, 20);
      return;
  }
}

/** The card at work: what follows comes from it. */
let current = '';
