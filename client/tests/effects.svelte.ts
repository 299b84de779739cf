/** Runs what needs effects outside of a component; gives the way to end it. */
export const effectRoot = (run: () => void): (() => void) => $effect.root(run);
