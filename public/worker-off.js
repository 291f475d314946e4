// Takes the place of /sw.js after a broken release, by WORKER_OFF=1 or on a static host by copying this file over sw.js.
// Removes the worker and the files it kept. Events, drafts and mutations lie in IndexedDB, which it leaves alone.
const FILES = /^halcyon-(?:shell|pictures|first-screen)/;

// On a device without a worker there is nothing to remove, so it does not install.
self.addEventListener('install', (event) => {
  const isNeeded = self.registration.active !== null;
  event.waitUntil(isNeeded ? self.skipWaiting() : Promise.reject(new Error('The worker is switched off')));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      await Promise.all(names.filter((name) => FILES.test(name)).map((name) => caches.delete(name)));
      await self.registration.unregister();
      await reloadBroken();
    })(),
  );
});

// A page registers it again at its next start, and a browser then takes back what is about to be removed.
self.addEventListener('message', (event) => event.waitUntil(self.registration.unregister()));

// A page that runs holds the lock of its build and offers the update when no work is unsaved. One that does not hold it
// never got as far, so nothing in it can be lost.
async function reloadBroken() {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const running = new Set(held.filter(({ name }) => FILES.test(name)).map(({ clientId }) => clientId));
  const pages = await self.clients.matchAll({ type: 'window' });
  await Promise.allSettled(
    pages.filter(({ id }) => !running.has(id)).map((page) => page.navigate(page.url)),
  );
}
