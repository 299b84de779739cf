/** How a series of games goes on after a finished table of it. */
import type { Sequel } from '../wire';
import { api, Refused } from './api';
import { go } from './route.svelte';

export class Series {
  found: Sequel | null = $state(null);
  /** Whether the question is open: which way to go on. */
  asking = $state(false);
  busy = $state(false);
  problem: Refused | null = $state(null);

  constructor(private readonly table: string) {}

  look(): void {
    api.sequel(this.table).then(
      (found) => (this.found = found),
      () => undefined,
    );
  }

  /** The only way is gone at once; several are asked for. */
  next(): void {
    if ((this.found?.ways.length ?? 0) > 1) this.asking = true;
    else void this.follow(0);
  }

  async follow(way: number): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    try {
      go(`/t/${(await api.goOn(this.table, way)).id}`);
    } catch (error) {
      this.problem = error instanceof Refused ? error : new Refused(0, 'something-wrong', {});
    } finally {
      this.busy = false;
    }
  }
}
