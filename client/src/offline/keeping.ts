/** Games in the browser's storage, which it may throw away when it needs room unless it is asked not to. */
let asked = false;

/** Asked once there is a game to keep: some browsers put the question to the player. */
export function askToKeep(): void {
  if (asked || !('storage' in navigator)) return;
  asked = true;
  void navigator.storage.persist();
}
