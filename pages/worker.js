/* global self, caches */
/** Keeps the pages' own files, so that the pad opens without a network. Nothing else is touched. */

const CACHE = 'snooker-pages-1';

/** Network first, so that a new version shows at once; what was seen last serves without one. */
const answer = async (request) => {
  const cache = await caches.open(CACHE);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(request, response.clone());
    return response;
  } catch (error) {
    const kept = await cache.match(request, { ignoreSearch: true });
    if (kept) return kept;
    throw error;
  }
};

/** The first visit is over before the worker is at work: it fetches all that the pages are made of. */
const keepPages = async () => {
  const cache = await caches.open(CACHE);
  const files = await (await fetch('files.json')).json();
  await cache.addAll(files);
};

self.addEventListener('install', (event) => {
  event.waitUntil(keepPages().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const own = request.url.startsWith(self.registration.scope);
  if (request.method === 'GET' && own) event.respondWith(answer(request));
});
