/** What the client asks of a browser and happy-dom does not have. */

/** A screen of which nothing special is true: light, and with motion. */
window.matchMedia = (media: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
