// The game that this tab has open: the heartbeat reports it, it blocks reloads of the page, and no other tab of the
// device ends its session.
import { signal } from '@preact/signals-react';
import { sharedLocks } from '#src/device/locks.ts';

/** 0 when none. */
export const openGameId = signal(0);

/** Milliseconds to wait for a tab that is just ending a session of the same game. */
const PATIENCE_MS = 10_000;

interface Hold {
  readonly isHeld: Promise<void>;
  /** Resolves when the browser has released the lock. */
  readonly release: () => Promise<unknown>;
}

/** The game that this tab has open or is opening. */
const holds = new Map<number, Hold>();

const lockOf = (gameId: number): string => `halcyon-game-${gameId}`;

/** Whether the games of other tabs can be seen. */
export const seesOtherTabs = (): boolean => sharedLocks() !== undefined;

/** Several tabs may have a game open. The browser releases the lock of a killed tab. */
export function holdGame(gameId: number): Promise<void> {
  const hold = holds.get(gameId) ?? newHold(gameId);
  holds.set(gameId, hold);
  return hold.isHeld;
}

function newHold(gameId: number): Hold {
  let hold = () => {};
  let end = () => {};
  const isHeld = new Promise<void>((resolve) => (hold = resolve));
  const isOver = new Promise<void>((resolve) => (end = resolve));
  const options = { mode: 'shared', signal: AbortSignal.timeout(PATIENCE_MS) } as const;
  const work = () => {
    hold();
    return isOver;
  };
  const isBack = sharedLocks()?.request(lockOf(gameId), options, work).catch(hold);
  if (!isBack) hold();
  const release = async () => {
    end();
    await isBack;
  };
  return { isHeld, release };
}

export async function releaseGame(gameId: number): Promise<void> {
  const hold = holds.get(gameId);
  holds.delete(gameId);
  await hold?.release();
}

/** Runs the work unless a tab of this device has the game open. */
export async function whileNotOpen(gameId: number, work: () => Promise<void>): Promise<void> {
  if (holds.has(gameId)) return;
  const manager = sharedLocks();
  if (!manager) return work();
  await manager.request(lockOf(gameId), { ifAvailable: true }, (lock) => (lock ? work() : undefined));
}
