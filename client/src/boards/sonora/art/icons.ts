/** Turning, flipping, going on; and the token of the first player. */
export const token =
  '<svg class="ico" viewBox="-14 -14 28 28" aria-hidden="true">' +
  '<circle r="12.5" fill="#F0B441" stroke="#7A5000" stroke-width="1.5"/>' +
  '<path d="M-4 8V-3C-4 -8 4 -8 4 -3V8M-8 -2V1C-8 3.5 -6 4 -4 4M8 -4V-1C8 1.5 6 2 4 2" ' +
  'fill="none" stroke="#4A2E00" stroke-width="2.6" stroke-linecap="round"/>' +
  '</svg>';
export const turnIcon =
  '<svg class="ico" viewBox="0 0 24 24" aria-hidden="true">' +
  '<path d="M18.5 13.5A7 7 0 1 1 16 7.3" ' +
  'fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round"/>' +
  '<path d="M19.5 3.5L18.8 10.3L12.8 7.3Z" fill="currentColor"/>' +
  '</svg>';
export const flipIcon =
  '<svg class="ico" viewBox="0 0 24 24" aria-hidden="true">' +
  '<path d="M12 3v18" stroke="currentColor" stroke-width="2" stroke-dasharray="3 3"/>' +
  '<path d="M9 7v10H3zM15 7v10h6z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>' +
  '</svg>';
export const nextIcon =
  '<svg class="ico" viewBox="0 0 24 24" aria-hidden="true">' +
  '<path d="M4 12h13M12 6.5l5.500 5.500l-5.500 5.500M20.500 6v12" ' +
  'fill="none" stroke="currentColor" stroke-width="2.200" stroke-linecap="round" stroke-linejoin="round"/>' +
  '</svg>';
