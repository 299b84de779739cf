"""What must be true of a table on a page of any size, looked up in the page itself."""

from __future__ import annotations

from typing import Any

SIZES = [
    (320, 568),
    (390, 844),
    (768, 1024),
    (820, 1180),
    (667, 375),
    (844, 390),
    (720, 450),
    (1024, 768),
    (1180, 820),
    (1280, 720),
    (1366, 657),
    (1440, 900),
    (2560, 1440),
]
"""Phones and tablets both ways round, laptops, a desktop at 200 %, a large screen."""

AUDIT = """(finger) => {
  const problems = [];
  const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const zoom = Number(getComputedStyle(document.documentElement).getPropertyValue('--zoom')) || 1;
  const name = (element) => {
    const classes = [...element.classList].filter((one) => !one.startsWith('svelte-')).join('.');
    const text = (element.getAttribute('aria-label') || element.textContent || '').trim().slice(0, 30);
    return `${element.tagName.toLowerCase()}.${classes} "${text}"`;
  };
  const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  /** What is left of an element after whatever scrolls or hides what sticks out. */
  const clipped = (element) => {
    const own = element.getBoundingClientRect();
    const box = { left: own.left, top: own.top, right: own.right, bottom: own.bottom };
    for (let above = element.parentElement; above; above = above.parentElement) {
      if (getComputedStyle(above).overflow === 'visible') continue;
      const edge = above.getBoundingClientRect();
      box.left = Math.max(box.left, edge.left); box.right = Math.min(box.right, edge.right);
      box.top = Math.max(box.top, edge.top); box.bottom = Math.min(box.bottom, edge.bottom);
    }
    return box;
  };
  const area = (box) => Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top);
  const scrolls = (element) => {
    for (let above = element.parentElement; above; above = above.parentElement)
      if (/auto|scroll/.test(getComputedStyle(above).overflow)) return true;
    return false;
  };

  if (document.documentElement.scrollWidth > innerWidth) problems.push('the page is wider than the screen');
  if (document.documentElement.scrollHeight > innerHeight + 1) problems.push('the page is higher than the screen');

  /** What an element is made of on the page: itself, or what is in it where it has no box of its own. */
  const boxes = (element) =>
    getComputedStyle(element).display === 'contents' ? [...element.children].flatMap(boxes) : [element];
  const all = (selector) => [...document.querySelectorAll(selector)].flatMap(boxes);
  const parts = ['.top', '.tabs', '.left .people', '.prompt', '.boardpart > *', '.handpart > *', '.strippart > *']
    .flatMap(all)
    .filter((element) => shown(element) && getComputedStyle(element).position !== 'fixed'
      && getComputedStyle(element).position !== 'absolute' && element.getClientRects().length);
  const tabs = document.querySelector('.tabs');
  if (tabs && shown(tabs) && !parts.includes(tabs)) parts.push(tabs);
  for (const [i, one] of parts.entries()) {
    const a = clipped(one);
    const whole = one.getBoundingClientRect();
    const outside = whole.left < -1 || whole.right > page.right + 1 || whole.bottom > page.bottom + 1;
    if (area(a) > 4 && outside && !scrolls(one))
      problems.push(`${name(one)} goes beyond the page`);
    if (whole.height < 4 || whole.width < 4) problems.push(`${name(one)} has no room`);
    for (const other of parts.slice(i + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const b = clipped(other);
      const both = { left: Math.max(a.left, b.left), right: Math.min(a.right, b.right),
        top: Math.max(a.top, b.top), bottom: Math.min(a.bottom, b.bottom) };
      if (both.right - both.left > 6 && both.bottom - both.top > 6)
        problems.push(`${name(one)} and ${name(other)} overlap`);
    }
  }

  const question = document.querySelector('.prompt h2')?.getBoundingClientRect();
  for (const button of document.querySelectorAll('.prompt .acts .btn')) {
    const box = button.getBoundingClientRect();
    const across = Math.min(box.right, question.right) - Math.max(box.left, question.left);
    const down = Math.min(box.bottom, question.bottom) - Math.max(box.top, question.top);
    if (across > 2 && down > 2) problems.push(`${name(button)} lies over the question`);
  }

  const walk = document.createTreeWalker(document.querySelector('#app'), NodeFilter.SHOW_TEXT);
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    const element = text.parentElement;
    if (!text.textContent.trim() || !shown(element)) continue;
    if (element.closest('.sr, [aria-hidden=true], [hidden], option')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    let size = parseFloat(getComputedStyle(element).fontSize) * zoom;
    const drawing = element.closest('svg');
    if (drawing) size = parseFloat(getComputedStyle(element).fontSize) * Math.abs(element.getScreenCTM?.()?.a || 1);
    if (size < 11.95) problems.push(`letters of ${size.toFixed(1)} px: ${name(element)}`);
  }

  const least = finger ? 43.5 : 23.5;
  const targets = '#app :is(button, a[href], input, select, [role=button], [data-lit])';
  for (const target of document.querySelectorAll(targets)) {
    if (!shown(target) || target.disabled || target.closest('.sr')) continue;
    const box = target.getBoundingClientRect();
    if (!box.width || !box.height || !area(clipped(target))) continue;
    // A drop is also reached through its cloud, whose drops are then asked for by name.
    if (Math.min(box.width, box.height) < least && !target.closest('p, .say, .drophit'))
      problems.push(`a target of ${box.width.toFixed(0)} x ${box.height.toFixed(0)} px: ${name(target)}`);
  }

  const share = (selector) => all(selector).filter(shown)
    .reduce((sum, element) => sum + area(clipped(element)), 0);
  const [board, hand, prompt] = ['.boardpart > *', '.handpart > *', '.prompt'].map(share);
  // A phone may show another part of the table than the board.
  if (board && board < Math.max(prompt, hand * 0.8))
    problems.push(`the board ${board}, the hand ${hand}, the prompt ${prompt}`);
  return [...new Set(problems)];
}"""
"""Everything that is wrong with how the page is laid out, in words."""


def resize(page: Any, width: int, height: int) -> None:
    """Another size of the page, and everything has found its place in it."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_timeout(120)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def audit(page: Any, width: int, height: int, finger: bool) -> list[str]:
    """What is wrong with a table when its page has this size."""
    resize(page, width, height)
    found: list[str] = page.evaluate(AUDIT, finger)
    return found


PLACES = """() => {
  const boxes = (element) =>
    getComputedStyle(element).display === 'contents' ? [...element.children].flatMap(boxes) : [element];
  const phase = [...document.querySelectorAll('.phases .now, .round > b')].map((one) => one.textContent).join(' ');
  const places = {};
  for (const selector of ['.prompt', '.people', '.boardpart > *', '.handpart > *'])
    for (const element of [...document.querySelectorAll(selector)].flatMap(boxes)) {
      const { position } = getComputedStyle(element);
      if (position === 'fixed' || position === 'absolute' || !element.getClientRects().length) continue;
      const { left, top, width, height } = element.getBoundingClientRect();
      const name = [...element.classList].find((one) => !one.startsWith('svelte-')) ?? selector;
      places[`${name} ${phase}`] ??= [left, top, width, height].map(Math.round);
    }
  return places;
}"""
"""Where the parts of a table are, by their names and the phase of the game: another phase may lay the table anew."""


def places(page: Any) -> dict[str, list[int]]:
    """Where the prompt, the people, the board and the hand are now."""
    found: dict[str, list[int]] = page.evaluate(PLACES)
    return found


def moved(before: dict[str, list[int]], after: dict[str, list[int]]) -> dict[str, tuple[list[int], list[int]]]:
    """What is still there, but elsewhere or of another size."""
    both = before.keys() & after.keys()
    return {
        name: (before[name], after[name])
        for name in both
        if any(abs(one - other) > 1 for one, other in zip(before[name], after[name], strict=True))
    }
