/** Which screen is shown: the address says it; in a static site the part of it after the #, which no web server sees. */
import { house } from './house.svelte';

export type Route =
  | { screen: 'home' }
  | { screen: 'setup'; game: string }
  | { screen: 'table'; id: string }
  | { screen: 'replay'; id: string; before?: string }
  | { screen: 'review'; id: string }
  | { screen: 'rules'; game: string; chapter: string }
  | { screen: 'settings' }
  | { screen: 'account' }
  | { screen: 'record'; text: string }
  | { screen: 'analysis'; id?: string; at?: string; text?: string };

function read(address: string): Route {
  const [path = '', chapter = ''] = address.split('#');
  const [first = '', second = '', third = '', fourth = ''] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (first === 'new' && second) return { screen: 'setup', game: second };
  if (first === 't' && second && third === 'replay')
    return fourth ? { screen: 'replay', id: second, before: fourth } : { screen: 'replay', id: second };
  if (first === 't' && second && third === 'analysis')
    return fourth ? { screen: 'analysis', id: second, at: fourth } : { screen: 'analysis', id: second };
  if (first === 'analysis') return chapter ? { screen: 'analysis', text: chapter } : { screen: 'analysis' };
  if (first === 't' && second)
    return third === 'review' ? { screen: 'review', id: second } : { screen: 'table', id: second };
  if (first === 'rules' && second) return { screen: 'rules', game: second, chapter };
  if (first === 'settings') return { screen: 'settings' };
  if (first === 'record' && second) return { screen: 'record', text: second };
  if (first === 'account') return { screen: 'account' };
  return { screen: 'home' };
}

/** The path that an address names, with the place on its page; null where it leads to something else than a screen. */
function pathOf({ pathname, hash }: Location | HTMLAnchorElement): string | null {
  if (!house.inBrowser) return pathname.startsWith('/api/') ? null : pathname + hash;
  if (pathname !== location.pathname) return null;
  return hash.startsWith('#/') ? hash.slice(1) : hash ? null : '/';
}

const here = (): string => pathOf(location) ?? '/';
const now = $state({ path: here() });
addEventListener('popstate', () => (now.path = here()));

/** The address of a screen, for links. */
export const href = (path: string): string => (house.inBrowser ? `#${path}` : path);

export const route = {
  get now(): Route {
    return read(now.path);
  },
};

export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', href(path));
  now.path = here();
  scrollTo(0, 0);
}

/** Let the address name what is shown, so that it can be passed on; the screen stays. */
export const rename = (path: string): void => history.replaceState(null, '', href(path));

/** Let the links of our own pages change the screen without loading a page. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (
    !link ||
    event.defaultPrevented ||
    link.origin !== location.origin ||
    link.target ||
    link.hasAttribute('download') ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey
  )
    return;
  const path = pathOf(link);
  if (path === null) return;
  event.preventDefault();
  go(path);
}
