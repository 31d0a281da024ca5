/**
 * Keeps the coloring tool at hand without a net: its screen, its code and the pictures that were
 * opened in it. It answers for /coloring-tool only; every other screen goes to the net as ever.
 */
const cacheName = "coloring-tool";
const screen = "/coloring-tool";
const mostPictures = 60;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** The page tells what it is made of: most of it was loaded before this worker was there. */
self.addEventListener("message", (event) => {
  const { code = [], pictures = [] } = event.data ?? {};
  event.waitUntil(keep(code, pictures));
});

async function keep(code, pictures) {
  const cache = await caches.open(cacheName);
  const wanted = [...code, ...pictures].filter(
    (url) => new URL(url, location.href).origin === location.origin,
  );
  await Promise.allSettled(
    wanted.map(async (url) => (await cache.match(url)) ?? cache.add(new Request(url))),
  );
  await fetch(screen).then(
    (response) => response.ok && cache.put(screen, response),
    () => undefined,
  );
  // What an older version of the site was made of is of no more use.
  const paths = new Set(wanted.map((url) => new URL(url, location.href).pathname));
  const kept = await cache.keys();
  const old = kept.filter(({ url }) => isCode(url) && !paths.has(new URL(url).pathname));
  const tooMany = kept.filter(({ url }) => isPicture(url)).slice(0, -mostPictures);
  await Promise.all([...old, ...tooMany].map((request) => cache.delete(request)));
}

const isCode = (url) => new URL(url).pathname.startsWith("/assets/");
const isPicture = (url) => /^\/(media|pictures)\//.test(new URL(url).pathname);

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(screenFrom(request));
  else if (isCode(request.url) || isPicture(request.url)) event.respondWith(fileFrom(request));
});

/** The newest screen, or the kept one; the picture is told by the address either way. */
async function screenFrom(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(screen, { cacheName });
    if (kept) return kept;
    throw error;
  }
}

/** Code and pictures never change under their addresses. */
async function fileFrom(request) {
  const kept = await caches.match(request.url, { cacheName });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok && isPicture(request.url)) {
    const cache = await caches.open(cacheName);
    await cache.put(request.url, response.clone());
  }
  return response;
}
