// How long queued mutations of a call wait after a failure, while this page is open.
import type { Call, Reply } from '#src/contract/call.ts';
import { after } from '#src/lib/timing.ts';

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 30_000;

interface Wait {
  failures: number;
  /** In milliseconds of this page's lifetime. */
  until: number;
}

const waits = new Map<string, Wait>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** On a connection where only this call fails, the connection would otherwise seem to return again and again. */
export const isWaiting = (call: string): boolean => (waits.get(call)?.until ?? 0) > performance.now();

export function noteEnded(call: string): void {
  waits.delete(call);
}

/** Without a connection there is no timer: its return ends the wait. */
export function noteFailed(call: string, reply: Reply<Call>, retry: () => void): void {
  if (reply.ok || reply.kind === 'notSent' || reply.kind === 'signedOut') return;
  const failures = (waits.get(call)?.failures ?? 0) + 1;
  const asked = reply.kind === 'refused' ? (reply.detail.retryAfter ?? 0) * 1000 : 0;
  const ms = Math.max(asked, Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1)));
  waits.set(call, { failures, until: performance.now() + ms });
  wakeAtFirst(retry);
}

function wakeAtFirst(retry: () => void): void {
  clearTimeout(timer);
  const first = Math.min(...[...waits.values()].map(({ until }) => until));
  const wake = () => {
    // By the timer and not by the clock, because a timer may fire a little early.
    for (const wait of waits.values()) if (wait.until <= first) wait.until = 0;
    retry();
  };
  timer = after(first - performance.now(), wake);
}

export function forgetWaits(): void {
  for (const wait of waits.values()) wait.until = 0;
}
