/** Drawings as images: a big drawing is hundreds of things the browser must keep on the page, an image of it is one. */

const made = new Map<string, string>();

/** A drawing with the colours of a theme in place of their names: an image knows nothing of the page it stands on. */
function coloured(drawing: string, theme: string): string {
  const probe = document.createElement('i');
  probe.hidden = true;
  probe.dataset.theme = theme;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const done = drawing.replace(/var\((--[\w-]+)\)/g, (_, name: string) => style.getPropertyValue(name).trim());
  probe.remove();
  return done;
}

/** The address of a drawing as an image in light or dark colours; it is drawn when it is first asked for. */
export function picture(name: string, dark: boolean, draw: () => string): string {
  const theme = dark ? 'dark' : 'light';
  const key = `${theme} ${name}`;
  let found = made.get(key);
  if (found === undefined) {
    found = `data:image/svg+xml,${encodeURIComponent(coloured(draw(), theme))}`;
    made.set(key, found);
  }
  return found;
}
