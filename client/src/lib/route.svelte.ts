/** Which screen is shown: the address says it. */

export type Route =
  | { screen: 'home' }
  | { screen: 'setup'; game: string }
  | { screen: 'table'; id: string }
  | { screen: 'replay'; id: string }
  | { screen: 'rules'; game: string }
  | { screen: 'settings' }
  | { screen: 'account' };

function read(path: string): Route {
  const [first = '', second = '', third = ''] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (first === 'new' && second) return { screen: 'setup', game: second };
  if (first === 't' && second)
    return third === 'replay' ? { screen: 'replay', id: second } : { screen: 'table', id: second };
  if (first === 'rules' && second) return { screen: 'rules', game: second };
  if (first === 'settings') return { screen: 'settings' };
  if (first === 'account') return { screen: 'account' };
  return { screen: 'home' };
}

const now = $state({ path: location.pathname });
addEventListener('popstate', () => (now.path = location.pathname));

export const route = {
  get now(): Route {
    return read(now.path);
  },
};

export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  now.path = location.pathname;
  scrollTo(0, 0);
}

/** Let the links of our own pages change the screen without loading a page. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (
    !link ||
    link.origin !== location.origin ||
    link.target ||
    link.hasAttribute('download') ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey
  )
    return;
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  go(link.pathname);
}
