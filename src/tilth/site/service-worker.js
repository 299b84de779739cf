// Keeps the whole site, so that it opens without a network. `tilth site` writes the version of its files in here, so
// another version is another service worker: it fetches its files and waits until the page lets it in.
const VERSION = 'tilth-version';
// Several sites may share an origin.
const OURS = `tilth ${self.registration.scope} `;
const NAME = OURS + VERSION;

async function keep() {
  const cache = await caches.open(NAME);
  const { version, files } = await (await fetch('site.json', { cache: 'no-cache' })).json();
  if (version !== VERSION) throw new Error('the site is just being written anew');
  const names = ['site.json', ...Object.keys(files)];
  for (const name of names) {
    const answer = await fetch(name, { cache: 'no-cache' });
    if (!answer.ok) throw new Error(`${answer.status} ${name}`);
    await cache.put(name, answer);
  }
}

async function forgetOthers() {
  for (const name of await caches.keys()) {
    if (name.startsWith(OURS) && name !== NAME) await caches.delete(name);
  }
  await self.clients.claim();
}

async function answer(request) {
  const cache = await caches.open(NAME);
  const asked = request.mode === 'navigate' ? 'index.html' : request;
  return (await cache.match(asked, { ignoreSearch: true })) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(keep()));
self.addEventListener('activate', (event) => event.waitUntil(forgetOthers()));
self.addEventListener('message', (event) => {
  if (event.data?.type === 'update') self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const address = new URL(event.request.url);
  if (event.request.method === 'GET' && address.href.startsWith(self.registration.scope)) {
    event.respondWith(answer(event.request));
  }
});
