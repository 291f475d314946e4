// Polls the number of the newest message and reloads the page when it changes.

const EVERY_MS = 2000;

async function look() {
  try {
    const response = await fetch('/outbox/newest', { cache: 'no-store' });
    const newest = response.ok ? (await response.text()).trim() : undefined;
    if (newest !== undefined && newest !== document.body.dataset['newest']) location.reload();
  } catch {
    // The platform is stopped; it may come back.
  }
}

setInterval(() => {
  if (document.visibilityState === 'visible') void look();
}, EVERY_MS);
document.addEventListener('visibilitychange', () => void look());
