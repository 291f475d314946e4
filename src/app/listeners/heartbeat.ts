// One beat a minute per device while somebody is signed in, by the tab that holds the lock.
import { lobbyCalls } from '#src/contract/lobby.ts';
import { connection } from '#src/data/device/connection.ts';
import { openGameId } from '#src/data/play/open-game.ts';
import { request } from '#src/data/request.ts';
import { session } from '#src/data/session.ts';

const BEAT_MS = 60_000;
/** A page hidden for longer than this beats no more, and at once when it returns. */
const HIDDEN_LIMIT_MS = 5 * 60_000;
const LOCK = 'halcyon-heartbeat';

/** Open games of the other tabs: a game that is played wins over a lobby. */
const elsewhere = new Map<string, number>();
let lastBeat = 0;
let hiddenSince = 0;

export function listenToHeartbeat(): void {
  shareOpenGame();
  document.addEventListener('visibilitychange', () => {
    hiddenSince = document.visibilityState === 'hidden' ? Date.now() : 0;
  });
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) {
    beatForEver();
    return;
  }
  // Held for the life of the page; the next tab takes over when it ends.
  void locks.request(LOCK, () => {
    beatForEver();
    return new Promise<never>(() => {});
  });
}

function beatForEver(): void {
  const beatIfDue = () => {
    if (Date.now() - lastBeat >= BEAT_MS) void beat();
  };
  session.subscribe(() => queueMicrotask(beatIfDue));
  document.addEventListener('visibilitychange', beatIfDue);
  setInterval(beatIfDue, BEAT_MS / 4);
}

async function beat(): Promise<void> {
  const isAway = hiddenSince > 0 && Date.now() - hiddenSince > HIDDEN_LIMIT_MS;
  if (session.peek().memberId === 0 || isAway || connection.peek() === 'offline') return;
  lastBeat = Date.now();
  const gameId = openGameId.peek() || [...elsewhere.values()].find((id) => id > 0) || 0;
  // A beat that is missed is never made up for.
  await request(lobbyCalls.online, { gameId }, { isQuiet: true });
}

function shareOpenGame(): void {
  if (!('BroadcastChannel' in globalThis)) return;
  const channel = new BroadcastChannel('halcyon-presence');
  const tab = String(Math.random());
  channel.addEventListener('message', ({ data }: MessageEvent<{ tab: string; gameId: number }>) => {
    elsewhere.set(data.tab, data.gameId);
  });
  openGameId.subscribe((gameId) => channel.postMessage({ tab, gameId }));
  addEventListener('pagehide', () => channel.postMessage({ tab, gameId: 0 }));
}
