/** What somebody plays with just now: keys, or mouse and finger. */
export const hands = $state({ keys: false });

addEventListener('keydown', () => (hands.keys = true), true);
addEventListener('pointerdown', () => (hands.keys = false), true);
