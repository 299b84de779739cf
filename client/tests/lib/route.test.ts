import { beforeEach, describe, expect, test, vi } from 'vitest';
import { followLinks, go, route } from '../../src/lib/route.svelte';

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  document.body.innerHTML = '';
  go('/');
});

describe('which screen an address shows', () => {
  test.each([
    ['/', { screen: 'home' }],
    ['/new/petrichor', { screen: 'setup', game: 'petrichor' }],
    ['/t/QUF8r4Zs', { screen: 'table', id: 'QUF8r4Zs' }],
    ['/t/QUF8r4Zs/replay', { screen: 'replay', id: 'QUF8r4Zs' }],
    ['/rules/earth', { screen: 'rules', game: 'earth' }],
    ['/settings', { screen: 'settings' }],
    ['/account', { screen: 'account' }],
  ])('%s', (path, shown) => {
    go(path);
    expect(route.now).toEqual(shown);
  });

  test.each(['/new', '/t', '/rules', '/nowhere/at/all'])('%s is nothing, hence home', (path) => {
    go(path);
    expect(route.now).toEqual({ screen: 'home' });
  });

  test('a name in an address may have any signs', () => {
    go('/new/my%20game');
    expect(route.now).toEqual({ screen: 'setup', game: 'my game' });
  });

  test('going back in the browser shows the screen before', () => {
    go('/settings');
    history.replaceState(null, '', '/account');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(route.now).toEqual({ screen: 'account' });
  });
});

describe('links', () => {
  /** Press a link; says whether the page stays. */
  function press(html: string, how: MouseEventInit = {}): boolean {
    document.body.innerHTML = html;
    let stays = false;
    document.addEventListener('click', followLinks, { once: true });
    // jsdom loads no pages: nothing is left to it.
    document.addEventListener('click', (event) => ((stays = event.defaultPrevented), event.preventDefault()), {
      once: true,
    });
    document
      .querySelector('[data-press]')!
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
    return stays;
  }

  test('one of our own changes the screen without loading a page', () => {
    expect(press('<a href="/settings"><b data-press>settings</b></a>')).toBe(true);
    expect(route.now).toEqual({ screen: 'settings' });
  });

  test.each([
    ['to another server', '<a data-press href="http://elsewhere.test/settings">x</a>', {}],
    ['for a window of its own', '<a data-press href="/settings" target="_blank">x</a>', {}],
    ['to be kept as a file', '<a data-press href="/settings" download>x</a>', {}],
    ['of the server’s', '<a data-press href="/api/tables/x/record">x</a>', {}],
    ['pressed with Ctrl', '<a data-press href="/settings">x</a>', { ctrlKey: true }],
    ['pressed with Shift', '<a data-press href="/settings">x</a>', { shiftKey: true }],
    ['pressed with Cmd', '<a data-press href="/settings">x</a>', { metaKey: true }],
    ['that is none', '<b data-press>x</b>', {}],
  ])('one %s is left to the browser', (_, html, how) => {
    expect(press(html, how)).toBe(false);
    expect(route.now).toEqual({ screen: 'home' });
  });
});
