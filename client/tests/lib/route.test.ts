import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { house } from '../../src/lib/house.svelte';
import { followLinks, go, href, route } from '../../src/lib/route.svelte';

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
    ['/rules/earth', { screen: 'rules', game: 'earth', chapter: '' }],
    ['/rules/petrichor#voting', { screen: 'rules', game: 'petrichor', chapter: 'voting' }],
    ['/settings', { screen: 'settings' }],
    ['/account', { screen: 'account' }],
    ['/record/q1-_', { screen: 'record', text: 'q1-_' }],
    ['/analysis', { screen: 'analysis' }],
    ['/analysis#q1-_', { screen: 'analysis', text: 'q1-_' }],
    ['/t/QUF8r4Zs/analysis/12', { screen: 'analysis', id: 'QUF8r4Zs', at: '12' }],
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

/** Press a link; says whether the page stays. */
function press(html: string, how: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  let stays = false;
  document.addEventListener('click', followLinks, { once: true });
  // happy-dom loads no pages: nothing is left to it.
  document.addEventListener('click', (event) => ((stays = event.defaultPrevented), event.preventDefault()), {
    once: true,
  });
  document
    .querySelector('[data-press]')!
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
  return stays;
}

describe('links', () => {
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

describe('in a static site, which may lie in any folder', () => {
  beforeEach(() => {
    house.inBrowser = true;
    history.replaceState(null, '', '/tilth/');
  });
  afterEach(() => {
    house.inBrowser = false;
  });

  test('the address of a screen is the part of it that no web server sees', () => {
    go('/t/QUF8r4Zs/replay');
    expect(location.pathname + location.hash).toBe('/tilth/#/t/QUF8r4Zs/replay');
    expect(route.now).toEqual({ screen: 'replay', id: 'QUF8r4Zs' });
  });

  test('links are written so', () => {
    expect(href('/rules/earth')).toBe('#/rules/earth');
    expect(press(`<a data-press href="${href('/rules/earth')}">x</a>`)).toBe(true);
    expect(route.now).toEqual({ screen: 'rules', game: 'earth', chapter: '' });
  });

  test.each([
    ['to a place on the page', '<a data-press href="#harvest">x</a>'],
    ['to another folder', '<a data-press href="/elsewhere/">x</a>'],
  ])('one %s is left to the browser', (_, html) => {
    expect(press(html)).toBe(false);
  });
});
