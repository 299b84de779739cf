/** The rules of a game, cut into what is shown: text, pictures, and the chapters that lead to it. */

export interface Chapter {
  id: string;
  title: string;
  /** Whether it is a part of the chapter before it. */
  part: boolean;
}
/** A piece of text as HTML, or a picture of the board's with its caption. */
export type Piece = { html: string } | { picture: string; caption: string };
export interface Rules {
  pieces: Piece[];
  chapters: Chapter[];
}

const CHAPTER = /^(#{2,3}) (.*?) \{#([\w-]+)\}$/gm;
const PICTURE = /^!\[(.*)\]\(picture:([\w-]+)\)$/gm;

/** The element that a chapter begins with. */
export const placeOf = (chapter: string): string => `rules-${chapter}`;

/** Take a text of rules apart; `parse` makes HTML of Markdown, `address` is where a chapter has its page. */
export function readRules(text: string, parse: (text: string) => string, address: (chapter: string) => string): Rules {
  const chapters: Chapter[] = [];
  const named = text.replace(CHAPTER, (_, marks: string, title: string, id: string) => {
    chapters.push({ id, title, part: marks.length === 3 });
    return `<h${marks.length} id="${placeOf(id)}" tabindex="-1">${title}</h${marks.length}>\n`;
  });
  const html = (part: string): string =>
    parse(part).replace(/href="#([\w-]+)"/g, (_, id: string) => `href="${address(id)}" data-chapter="${id}"`);
  // Between two pictures, and before and after them, is text: its caption and its name follow each.
  const pieces = named
    .split(PICTURE)
    .map((part, i, parts): Piece | null =>
      i % 3 === 0 ? { html: html(part) } : i % 3 === 1 ? { picture: parts[i + 1]!, caption: part } : null,
    );
  return { pieces: pieces.filter((piece) => piece !== null), chapters };
}

const RUSSIAN = 'ами|ями|ого|его|ому|ему|ыми|ими|ов|ев|ей|ом|ем|ах|ях|ам|ям|ый|ий|ой|ая|яя|ое|ее|ые|ие|ую|юю';
const ENDINGS = new RegExp(`(?<=\\p{L}{3})(?:${RUSSIAN}|[аеёиоуыэюяйь]|ing|ies|es|ed|[sey])$`, 'iu');

/** A Russian vowel that comes and goes before the last consonant: капля, капель. */
const FLEETING = /(?<=[а-яё]{2})(?<=[бвгджзклмнпрстфхцчшщ])[ео]?([бвгджзклмнпрстфхцчшщ])ь?$/iu;

/** What finds a word whatever its ending is, and where it begins; null where there is nothing to look for. */
export function seeker(sought: string): RegExp | null {
  const words = sought.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (!words.length) return null;
  const stems = words.map((word) =>
    word
      .replace(ENDINGS, '')
      .replace(FLEETING, '-$1')
      .replace(/[её]/giu, '[её]')
      .replace('-', '[еёо]?')
      .concat('\\p{L}*'),
  );
  return new RegExp(`(?<![\\p{L}\\p{N}])${stems.join('[^\\p{L}\\p{N}<]+')}`, 'giu');
}

/** A text as HTML in which what was found is marked; tags stay as they are. */
export function marked(html: string, found: RegExp | null): string {
  if (!found) return html;
  return html.replace(/<[^>]*>|&\w+;|[^<&]+/g, (part) =>
    /^[<&]/.test(part) ? part : part.replace(found, '<mark>$&</mark>'),
  );
}

/** A plain text as HTML. */
export const plain = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : '&gt;'));
