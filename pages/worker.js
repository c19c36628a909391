/* global self, caches */
/**
 * Keeps the pages' own files, so that the pad opens without a network. Each build has a cache of its
 * own, filled at once or not at all: files of two builds do not go together.
 */

/** Another folder of the site may have another version of the pages. */
const OURS = `snooker-pages ${self.registration.scope} `;

/** What the browser has cached of its own accord may be of the build before. */
const AFRESH = { cache: 'no-cache' };

/** Keeps the build that the network has, and lets go of those before it. */
const keepPages = async () => {
  const { build, files } = await (await fetch('files.json', AFRESH)).json();
  const present = OURS + build;
  const cache = await caches.open(present);
  if ((await cache.keys()).length === 0) {
    await cache.addAll(files.map((file) => new Request(file, AFRESH)));
  }
  for (const name of await caches.keys()) {
    if (name.startsWith(OURS) && name !== present) await caches.delete(name);
  }
};

/** One and the same page for every match: what it is asked for in its address does not count. */
const keptFor = async (request) => {
  for (const cacheName of await caches.keys()) {
    if (!cacheName.startsWith(OURS)) continue;
    const kept = await caches.match(request, { cacheName, ignoreSearch: true });
    if (kept) return kept;
  }
  return undefined;
};

/** Network first: a new version shows as soon as the browser asks for it. */
const answer = async (request) => {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await keptFor(request);
    if (kept) return kept;
    throw error;
  }
};

/** The first visit is over before the worker is at work. */
self.addEventListener('install', (event) => {
  event.waitUntil(keepPages().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  // What a script fetches is none of the pages' files: the record of a board, say.
  if (request.method !== 'GET' || request.destination === '') return;
  if (!request.url.startsWith(self.registration.scope)) return;
  const answered = answer(request);
  event.respondWith(answered);
  // This worker stays the same from build to build. Without a network, or with storage full, what is
  // kept stays.
  if (request.mode === 'navigate') {
    event.waitUntil(answered.then(keepPages).catch(() => undefined));
  }
});
