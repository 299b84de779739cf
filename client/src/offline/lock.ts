/** Only one page plays at a time: two would write into the same games. */

const NAME = 'tilth';
let held = false;

/** Take the place, if need be from another page; says whether it is ours. `lost` is called when another takes it. */
export async function takePlace(steal: boolean, lost: () => void): Promise<boolean> {
  if (held || !navigator.locks) return true;
  return new Promise((resolve) => {
    navigator.locks
      .request(NAME, steal ? { steal } : { ifAvailable: true }, (lock) => {
        held = lock !== null;
        resolve(held);
        return held ? new Promise<never>(() => {}) : undefined;
      })
      .catch(() => {
        held = false;
        lost();
      });
  });
}
