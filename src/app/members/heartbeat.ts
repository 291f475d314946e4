// One heartbeat a minute per device while a member is signed in, sent by the tab that holds the lock.
import { lobbyCalls } from '#src/contract/lobby.ts';
import { connection } from '#src/data/api/connection.ts';
import { openGameId } from '#src/data/games/open-game.ts';
import { request } from '#src/data/api/request.ts';
import { sharedLocks } from '#src/device/locks.ts';
import { session } from '#src/data/session/session.ts';
import { after } from '#src/lib/timing.ts';
import { markUnreadChat } from '#src/navigation/chat.ts';

const BEAT_MS = 60_000;
const LOCK = 'halcyon-heartbeat';

let last = { token: '', at: -Infinity };
let next: ReturnType<typeof setTimeout> | undefined;

let isOurTurn = false;

export function listenToHeartbeat(): void {
  shareOpenGame();
  // Timers of a hidden page may be late.
  document.addEventListener('visibilitychange', beatIfDue);
  session.subscribe(() => queueMicrotask(beatIfDue));
  connection.subscribe(() => queueMicrotask(beatIfDue));
  takeTurn();
}

function takeTurn(): void {
  const locks = sharedLocks();
  if (!locks) return begin();
  // Refused, as all site data is.
  locks.request(LOCK, holdTurn).catch(begin);
}

/** Until this tab closes; then another one takes over. */
function holdTurn(): Promise<void> {
  askOthers();
  begin();
  return new Promise(() => {});
}

function begin(): void {
  isOurTurn = true;
  beatIfDue();
}

function beatIfDue(): void {
  clearTimeout(next);
  const { token } = session.peek();
  if (!isOurTurn || !token) return;
  const wait = token === last.token ? last.at + BEAT_MS - performance.now() : 0;
  if (wait <= 0) void beat(token);
  next = after(wait > 0 ? wait : BEAT_MS, beatIfDue);
}

async function beat(token: string): Promise<void> {
  if (connection.peek() === 'offline') return;
  last = { token, at: performance.now() };
  const gameId = openGameId.peek() || [...elsewhere.values()].find((id) => id > 0) || 0;
  askOthers();
  // A missed heartbeat is not repeated.
  const reply = await request(lobbyCalls.online, { gameId }, { isQuiet: true });
  if (reply.ok && reply.data.serviceUnread) markUnreadChat();
}

interface Presence {
  readonly tab: string;
  readonly gameId?: number;
  /** Asks the other tabs for their open games. */
  readonly asks?: true;
}

/** Open games of other tabs; an open game takes precedence over the lobby. */
const elsewhere = new Map<string, number>();
const TAB = String(Math.random());
let channel: BroadcastChannel | undefined;

/** Cleared after each heartbeat, because a closed tab cannot report. */
function askOthers(): void {
  elsewhere.clear();
  channel?.postMessage({ tab: TAB, asks: true } satisfies Presence);
}

function shareOpenGame(): void {
  if (!('BroadcastChannel' in globalThis)) return;
  const opened = new BroadcastChannel('halcyon-presence');
  channel = opened;
  const tell = (gameId: number) => opened.postMessage({ tab: TAB, gameId } satisfies Presence);
  opened.addEventListener('message', ({ data }: MessageEvent<Presence>) => {
    if (data.gameId !== undefined) elsewhere.set(data.tab, data.gameId);
    if (data.asks) tell(openGameId.peek());
  });
  openGameId.subscribe(tell);
  addEventListener('pagehide', () => tell(0));
}
