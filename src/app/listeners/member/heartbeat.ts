// One heartbeat a minute per device while a member is signed in, sent by the tab that holds the lock.
import { lobbyCalls } from '#src/contract/lobby.ts';
import { connection } from '#src/data/api/connection.ts';
import { openGameId } from '#src/data/games/open-game.ts';
import { request } from '#src/data/api/request.ts';
import { sharedLocks } from '#src/device/locks.ts';
import { session } from '#src/data/session/session.ts';
import { after } from '#src/lib/timing.ts';

const BEAT_MS = 60_000;
/** Milliseconds: a page hidden for longer stops its heartbeat, and resumes at once when it returns. */
const HIDDEN_LIMIT_MS = 5 * 60_000;
const LOCK = 'halcyon-heartbeat';

let hiddenSince: number | undefined;
let last = { token: '', at: -Infinity };
let next: ReturnType<typeof setTimeout> | undefined;

/** `waiting`: queued for the lock. */
let turn: 'none' | 'waiting' | 'mine' = 'none';
let passOn = () => {};

export function listenToHeartbeat(): void {
  shareOpenGame();
  document.addEventListener('visibilitychange', () => {
    const isHidden = document.visibilityState === 'hidden';
    hiddenSince = isHidden ? performance.now() : undefined;
    if (!isHidden) takeTurn();
    beatIfDue();
  });
  session.subscribe(() => queueMicrotask(beatIfDue));
  connection.subscribe(() => queueMicrotask(beatIfDue));
  takeTurn();
}

const isAway = (): boolean => hiddenSince !== undefined && performance.now() - hiddenSince > HIDDEN_LIMIT_MS;

function takeTurn(): void {
  if (turn !== 'none') return;
  const locks = sharedLocks();
  turn = locks ? 'waiting' : 'mine';
  locks?.request(LOCK, holdTurn).catch(() => {
    // Refused, as all site data is.
    turn = 'mine';
    beatIfDue();
  });
}

/** Held until this tab closes or has been hidden for long; then another tab takes over. */
function holdTurn(): Promise<void> | void {
  turn = isAway() ? 'none' : 'mine';
  if (turn === 'none') return;
  askOthers();
  beatIfDue();
  return new Promise((resolve) => {
    passOn = resolve;
  });
}

function beatIfDue(): void {
  clearTimeout(next);
  if (turn !== 'mine') return;
  if (isAway()) {
    turn = 'none';
    passOn();
    return;
  }
  const { token } = session.peek();
  if (!token) return;
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
  await request(lobbyCalls.online, { gameId }, { isQuiet: true });
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
