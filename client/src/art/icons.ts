/** Icons 24 x 24, drawn in the colour of the text. */
import { leaf, line } from './svg';

const stroke = (body: string): string =>
  `<svg class="ico" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${body}</svg>`;

export const ico = {
  drop: '<svg class="ico" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 2.5C12 2.5 5 10.8 5 15.3a7 7 0 0 0 14 0C19 10.8 12 2.5 12 2.5Z" fill="currentColor"/><path d="M8 15.5a4 4 0 0 0 3 4" stroke="var(--paper)" stroke-width="1.6" fill="none" stroke-linecap="round"/></svg>',
  vote: '<svg class="ico" viewBox="0 0 24 24" aria-hidden="true"><ellipse cx="12" cy="15" rx="9" ry="5.5" fill="currentColor" opacity=".55"/><ellipse cx="12" cy="10.5" rx="9" ry="5.5" fill="currentColor"/><path d="M8.5 10.3l2.5 2l4.5 -3.6" stroke="var(--paper)" stroke-width="1.8" fill="none" stroke-linecap="round" stroke-linejoin="round"/></svg>',
  cards:
    '<svg class="ico" viewBox="0 0 24 24" aria-hidden="true"><rect x="4" y="5.5" width="10" height="14.5" rx="2" fill="currentColor" opacity=".5" transform="rotate(-9 9 12)"/><rect x="9" y="4.5" width="10.5" height="15" rx="2" fill="currentColor" stroke="var(--paper)" stroke-width="1.5" transform="rotate(6 14 12)"/></svg>',
  die: '<svg class="ico" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 8L8.5 3.5H20.5L16.5 8Z" fill="currentColor" opacity=".55"/><path d="M20.5 3.5V15L16.5 20V8Z" fill="currentColor" opacity=".75"/><rect x="3.5" y="8" width="13" height="12.5" rx="2" fill="currentColor"/><path d="M10 12v5M7.5 14.5h5" stroke="var(--paper)" stroke-width="1.8" stroke-linecap="round" transform="rotate(0)"/></svg>',
  dieMinus:
    '<svg class="ico" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 8L8.5 3.5H20.5L16.5 8Z" fill="#C79B57"/><path d="M20.5 3.5V15L16.5 20V8Z" fill="#8A6230"/><rect x="3.5" y="8" width="13" height="12.5" rx="2" fill="#A97B3E"/><path d="M7 14.3h6" stroke="#fff" stroke-width="2.2" stroke-linecap="round"/></svg>',
  umbrella:
    '<svg class="ico" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 3.5v15a2.6 2.6 0 0 1 -5.2 0" fill="none" stroke="#6B4520" stroke-width="2" stroke-linecap="round"/><path d="M2 12.5C2 7 6.5 3.5 12 3.5S22 7 22 12.5C20.5 11 18 11 17 12.5C15.5 11 13.5 11 12 12.5C10.5 11 8.5 11 7 12.5C6 11 3.5 11 2 12.5Z" fill="#D9772B" stroke="#7A3B0C" stroke-width="1.3" stroke-linejoin="round"/><path d="M3.5 10.5C4.5 7 7.5 4.8 11 4.7C8.5 6.5 7.2 9 7 11.2C6 10.3 4.5 10.2 3.5 10.5Z" fill="#F4B06A"/></svg>',
  check:
    '<svg class="ico" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12.5l4.5 4.5L19 7.5" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>',
  menu: '<svg class="ico" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 7h16M4 12h16M4 17h16" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/></svg>',
  book: '<svg class="ico" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 6.5C9.5 4.5 6 4.5 3.5 5.5V18.5C6 17.5 9.5 17.5 12 19.5C14.5 17.5 18 17.5 20.5 18.5V5.5C18 4.5 14.5 4.5 12 6.5ZM12 6.5V19.5" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/></svg>',
  moon: '<svg class="ico" viewBox="0 0 24 24" aria-hidden="true"><path d="M14.5 3.5a9 9 0 1 0 6 12.5a7.8 7.8 0 0 1 -6 -12.5z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/></svg>',
  log: '<svg class="ico" viewBox="0 0 24 24" aria-hidden="true"><path d="M6 3.5h12v17l-3-2l-3 2l-3-2l-3 2z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/><path d="M9 8.5h6M9 12.5h6" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></svg>',
  table:
    '<svg class="ico" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z" fill="currentColor"/></svg>',
  score:
    '<svg class="ico" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 20V12h5v8M9.5 20V5h5v15M15 20v-6h5v6M3 20h18" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/></svg>',
  logo:
    '<svg class="logo" viewBox="0 0 32 32" aria-hidden="true"><path d="M2 25C8 20 12 25 16 22.5C20 20 25 25 30 22V29H2Z" fill="#6E4E36"/><path d="M2 25C8 20 12 25 16 22.5C20 20 25 25 30 22V24.5C25 27 20 22.5 16 25C12 27 8 22.5 2 27.5Z" fill="#9A7450"/>' +
    line('M16 24C16 18 16 14 16 10', '#4C7F30', 2.4) +
    leaf(16, 15, -155, 13, 5, '#4C7F30', '#86B84F') +
    leaf(16, 11, -40, 14, 5.5, '#4C7F30', '#9CCB60') +
    '</svg>',
  sprout:
    '<svg class="ico" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 21V11" stroke="#4C7F30" stroke-width="2.6" stroke-linecap="round"/><path d="M12 14C5 14 3 10 3 6C9 6 12 9 12 14Z" fill="#6FA03F"/><path d="M12 12C12 7 15 4 21 4C21 9 18 12 12 12Z" fill="#8FBE58"/></svg>',
  sunny: stroke(
    '<circle cx="12" cy="12" r="4.2"/><path d="M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3l1.8 1.8M16.9 16.9l1.8 1.8M18.7 5.3l-1.8 1.8M7.1 16.9l-1.8 1.8"/>',
  ),
  gear: stroke(
    '<path d="M4 7h8.5M18.5 7H20M4 17h1.5M11.5 17H20"/><circle cx="15.5" cy="7" r="2.8"/><circle cx="8.5" cy="17" r="2.8"/>',
  ),
  chat: stroke('<path d="M4 5.5h16v11H11l-4.5 4v-4H4z"/>'),
  list: stroke(
    '<path d="M9 6.5h11M9 12h11M9 17.5h11"/><path d="M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01" stroke-width="3"/>',
  ),
  bulb: stroke(
    '<path d="M9.5 17.5h5M10 20.5h4"/><path d="M9.2 14.8C7 13.4 6 11.6 6 9.5a6 6 0 0 1 12 0c0 2.1-1 3.9-3.200 5.300z"/>',
  ),
  undo: stroke('<path d="M5 9.5h9a5 5 0 0 1 0 10H9M5 9.5l4-4M5 9.5l4 4"/>'),
  link: stroke(
    '<path d="M10 14l4-4M8.5 11.5l-2.5 2.5a3.5 3.5 0 0 0 5 5l2.5-2.5M15.5 12.5l2.5-2.5a3.5 3.5 0 0 0-5-5L10.5 7.5"/>',
  ),
  close: stroke('<path d="M6 6l12 12M18 6L6 18"/>'),
  search: stroke('<circle cx="10.5" cy="10.5" r="6"/><path d="M15 15l5.5 5.5"/>'),
  up: stroke('<path d="M5 14.5l7 -7l7 7"/>'),
  down: stroke('<path d="M5 9.5l7 7l7 -7"/>'),
  left: stroke('<path d="M14.5 5l-7 7l7 7"/>'),
  right: stroke('<path d="M9.5 5l7 7l-7 7"/>'),
  first: stroke('<path d="M18 5l-7 7l7 7M6 5v14"/>'),
  last: stroke('<path d="M6 5l7 7l-7 7M18 5v14"/>'),
  clock: stroke('<circle cx="12" cy="12.5" r="8"/><path d="M12 8v4.5l3 2"/>'),
  person: stroke('<circle cx="12" cy="8" r="4"/><path d="M4.5 20.5c1-5 4-6.5 7.5-6.5s6.5 1.5 7.5 6.5"/>'),
  robot: stroke(
    '<rect x="5" y="8.5" width="14" height="11" rx="2.5"/><path d="M12 8.5V4.5M9.5 13v1.5M14.5 13v1.5M2.5 12.5v4M21.5 12.5v4"/><circle cx="12" cy="3.8" r=".8"/>',
  ),
  branches: stroke(
    '<circle cx="6" cy="12" r="2.5"/><circle cx="18" cy="6" r="2.5"/><circle cx="18" cy="18" r="2.5"/><path d="M8.3 11L15.7 7M8.3 13l7.4 4"/>',
  ),
  play: '<svg class="ico" viewBox="0 0 24 24" aria-hidden="true"><path d="M7 4.5v15l12-7.5z" fill="currentColor"/></svg>',
  skip: '<svg class="ico" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 5v14l9-7zM15 5h3.5v14H15z" fill="currentColor"/></svg>',
  home: stroke('<path d="M4 11.5L12 4.5l8 7M6.5 10v9.5h11V10"/>'),
};
