/** Small decisions for tests. */
import type { Decision, Option } from '../src/wire';

/** An option that touches these things; its notation is what it is called. */
export const option = (name: string, ...touches: string[]): Option => ({
  option: name,
  touches,
  label: { id: 'option', args: {} },
  undoable: null,
});

export const decision = (options: Option[], about: Partial<Decision> = {}): Decision => ({
  name: 'move',
  seat: 0,
  prompt: { id: 'prompt', args: {} },
  options,
  domain: null,
  forced: false,
  why_not: {},
  ...about,
});
