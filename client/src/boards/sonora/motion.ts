/** How Sonora's pieces move, event by event. */
import { bonus, chip, type Bonus } from './art/desert';
import { boxOf } from '../../lib/shape.svelte';
import type { Stage } from '../../lib/stage';
import type { TableStore } from '../../lib/table.svelte';
import type { GameEvent, Json } from '../../wire';
import { showOf } from './flicking/discmotion.svelte';
import { discColour, LETTERS, me, viewOf, type Way } from './view';

const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
const number = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);
const HOME: Record<string, string> = { fox: 'section:canyon', owl: 'section:creek', rabbit: 'section:mud' };

/** Where the last mark of the story was made: bonuses fly from there. */
let origin: DOMRect | null = null;

export async function move(event: GameEvent, table: TableStore, stage: Stage): Promise<void> {
  const { args } = event;
  const view = viewOf(table);
  const seat = Number(text(args.seat).slice(5) || -1);
  const mine = seat === me(table);
  const person = stage.rect(`seat:${seat}`);
  const points = async (from: DOMRect | null) => {
    if (from && person && number(args.points) > 0)
      await stage.fly({
        html: `<b class="plus flyplus">+${number(args.points)}</b>`,
        from: mine ? from : person,
        to: person,
        size: 44,
        time: 460,
        keep: false,
      });
  };

  switch (event.name) {
    case 'flicked':
      await showOf(table).play(
        args.paths as unknown as Record<string, Way>,
        view.board.motion.deceleration,
        () => stage.stopped,
      );
      return;
    case 'hole': {
      const letter = text(args.disc)[5] ?? 'a';
      const [from, to] = [
        stage.rect('hole:centre'),
        stage.rect(`seat:${view.seats === 1 ? 0 : LETTERS.indexOf(letter)}`),
      ];
      if (from && to)
        await stage.fly({
          html: chip(discColour(LETTERS.indexOf(letter), table), Number(text(args.disc)[6])),
          from,
          to,
          size: 40,
          time: 420,
          arc: 40,
          keep: false,
        });
      return;
    }
    case 'swapped': {
      const [one, other] = [stage.find(text(args.disc)), stage.find(text(args.other))];
      if (!one || !other) return;
      const [a, b] = [boxOf(one), boxOf(other)];
      const html = (name: string) => chip(discColour(LETTERS.indexOf(name[5] ?? 'a'), table), Number(name[6]));
      stage.hide(one);
      stage.hide(other);
      await Promise.all([
        stage.fly({ html: html(text(args.disc)), from: a, to: b, size: a.width, time: 520, arc: 60 }),
        stage.fly({ html: html(text(args.other)), from: b, to: a, size: a.width, time: 520, arc: -60 }),
      ]);
      return;
    }
    case 'crossed':
      origin = mine ? stage.rect(text(args.building)) : person;
      return;
    case 'drew': {
      const cells = Array.isArray(args.cells) ? args.cells.map((cell) => stage.rect(text(cell))) : [];
      origin = mine ? (cells[Math.floor(cells.length / 2)] ?? null) : person;
      return;
    }
    case 'path':
      origin = mine ? stage.rect(text(args.bend)) : person;
      await points(origin);
      return;
    case 'node':
      origin = mine ? stage.rect(text(args.node)) : person;
      return;
    case 'triangle':
      origin = mine ? stage.rect(text(args.triangle)) : person;
      await points(origin);
      return;
    case 'box':
      origin = mine ? stage.rect(text(args.column)) : person;
      return;
    case 'built':
      await points(mine ? stage.rect(text(args.building)) : person);
      return;
    case 'won': {
      const kind = text(args.bonus).slice(6) as Bonus;
      const to = mine ? (stage.rect(`bonus:${kind}`) ?? stage.rect(HOME[kind] ?? '')) : person;
      if (origin && to)
        await stage.fly({ html: bonus(kind), from: origin, to: head(to), size: 30, time: 620, arc: 30, keep: false });
      return;
    }
    case 'bot-drew':
    case 'bot-path':
    case 'bot-box':
    case 'bot-ruins': {
      const cell = Array.isArray(args.cells)
        ? text(args.cells[0])
        : event.name === 'bot-ruins'
          ? 'building:bot'
          : text(args.node);
      const at = stage.rect(cell) ?? stage.rect('section:ruins');
      if (!at) return;
      for (const each of Array.isArray(args.cells) ? args.cells : [cell])
        stage.find(text(each))?.classList.add('botsoon');
      await stage.flash(
        `<div class="botnote">${escape(table.words.event(event))}</div>`,
        new DOMRect(Math.max(90, at.left - 90 + at.width / 2), at.top - 44, 180, 40),
        230,
        1300,
      );
      for (const each of Array.isArray(args.cells) ? args.cells : [cell])
        stage.find(text(each))?.classList.remove('botsoon');
      return;
    }
    case 'turned':
      await stage.wait(200);
  }
}

/** The head of a place: bonuses come to rest at its upper left. */
const head = (box: DOMRect): DOMRect => (box.width > 200 ? new DOMRect(box.left + 130, box.top + 6, 36, 36) : box);

function escape(words: string): string {
  return words.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
