/** Every card's picture as an image: drawn once per theme, then only shown. */
import { cards, climates, ecosystems, fauna, gaia as gaiaCards, islands, split } from '../cards/printed';
import { animal } from './animals';
import { climate, ecosystem, event, gaia, island, terrain } from './landscape';
import { plant } from './plant';

const made = new Map<string, string>();
const colours: Record<string, Map<string, string>> = { light: new Map(), dark: new Map() };

/** The value a token has in a theme. */
function token(name: string, theme: 'light' | 'dark'): string {
  const known = colours[theme]!.get(name);
  if (known) return known;
  const probe = document.createElement('i');
  probe.dataset.theme = theme;
  document.body.append(probe);
  const value = getComputedStyle(probe).getPropertyValue(name).trim();
  probe.remove();
  if (value) colours[theme]!.set(name, value);
  return value || '#888';
}

/** The drawing itself, with the scene's colours still to be filled in. */
export function drawing(thing: string): string {
  const [kind, slug] = split(thing);
  const card = cards.get(slug);
  if (kind === 'card' && card)
    return card.kind === 'flora' ? plant(card) : card.kind === 'terrain' ? terrain(card) : event(card);
  if (kind === 'island') return island(islands.get(slug)!);
  if (kind === 'climate') return climate(climates.get(slug)!);
  if (kind === 'ecosystem') return ecosystem(ecosystems.get(slug)!);
  if (kind === 'fauna' && fauna.has(slug)) return animal(slug);
  return gaia(gaiaCards.get(slug)!);
}

/** The picture of a card as the address of an image. */
export function picture(thing: string, dark: boolean): string {
  const theme = dark ? 'dark' : 'light';
  const key = `${theme} ${thing}`;
  let url = made.get(key);
  if (!url) {
    const body = drawing(thing).replace(/var\((--[\w-]+)\)/g, (_, name: string) => token(name, theme));
    url = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%">${body}</svg>`)}`;
    made.set(key, url);
  }
  return url;
}
