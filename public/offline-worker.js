/**
 * Shows a page of ours, in the language of whoever registered it, when a screen cannot be fetched.
 * It keeps nothing else, so nothing can become stale. The coloring tool has a worker of its own.
 */
const cacheName = "offline";
const page = `/offline${self.location.search}`;

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(cacheName).then((cache) => cache.add(page)));
});

self.addEventListener("activate", (event) => {
  // Else each screen would wait until this worker is awake.
  event.waitUntil(self.registration.navigationPreload?.enable());
});

self.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.respondWith(screenFrom(event));
});

async function screenFrom(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const kept = await caches.match(page, { cacheName });
    if (kept) return kept;
    throw error;
  }
}
