/** The page as an app: kept by its service worker, which fetches new versions and lets them wait. */
import { house } from '../lib/house.svelte';

let waiting: ServiceWorker | null = null;

function offer(worker: ServiceWorker | null): void {
  // The first one has nothing to replace.
  if (!worker || !navigator.serviceWorker.controller) return;
  waiting = worker;
  house.newer = true;
}

export async function keepApp(base: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const kept = await navigator.serviceWorker.register(new URL('service-worker.js', base));
  offer(kept.waiting);
  kept.addEventListener('updatefound', () => {
    const coming = kept.installing;
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed') offer(coming);
    });
  });
}

/** Change to the new version. */
export function loadNewer(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage({ type: 'update' });
}
