// Lights the red dots from what is stored about the member.
import { outOfDate } from '#src/data/api/out-of-date.ts';
import { database } from '#src/data/db/database.ts';
import type { HalcyonDb } from '#src/data/db/tables/schema.ts';
import { refreshBalance, refreshGames } from '#src/data/answers/refresh-member.ts';
import { refreshFlags } from '#src/data/member/refresh-flags.ts';
import { session } from '#src/data/session/session.ts';
import { paths } from '#src/navigation/paths.ts';
import { type RedDot, redDots } from '#src/navigation/red-dots.ts';
import { litDots } from './lit-dots.ts';

/** Returns a function that ends it. */
export function followDots(): () => void {
  const end = new AbortController();
  let stop = () => {};
  const unsubscribe = session.subscribe(({ memberId }) => {
    stop();
    redDots.value = new Set();
    stop = memberId > 0 ? followMember(memberId) : () => {};
  });
  refreshAfterPlay(end.signal);
  return () => {
    unsubscribe();
    stop();
    end.abort();
  };
}

function followMember(memberId: number): () => void {
  let stop = () => {};
  const end = new AbortController();
  void database().then(({ db, liveQuery }) => {
    if (end.signal.aborted) return;
    const lit = liveQuery(() => readLit(db, memberId));
    const next = (found: ReadonlySet<RedDot>) => (redDots.value = found);
    const subscription = lit.subscribe({ next, error: (error) => reportError(error) });
    stop = () => subscription.unsubscribe();
  });
  return () => {
    end.abort();
    stop();
  };
}

async function readLit(db: HalcyonDb, memberId: number): Promise<ReadonlySet<RedDot>> {
  const member = await db.members.get(memberId);
  if (!member) return new Set();
  // The config is long: its activities only name what can be claimed.
  const isAnyClaimable = Object.values(member.activityMap).some(({ claimable }) => claimable);
  const config = isAnyClaimable ? (await db.config.get('appConfig'))?.config : undefined;
  return litDots(member, config?.activityList ?? []);
}

/** Rounds finish tasks, and another device may have claimed something. */
function refreshAfterPlay(signal: AbortSignal): void {
  let here = location.pathname;
  const refresh = () => {
    if (session.peek().memberId > 0) void refreshFlags();
  };
  const arrive = () => {
    const before = here;
    here = location.pathname;
    if (before === paths.gameStart && here !== before) refresh();
  };
  for (const change of ['pushState', 'replaceState', 'popstate'])
    addEventListener(change, arrive, { signal });
  const comeBack = () => document.visibilityState === 'visible' && refresh();
  document.addEventListener('visibilitychange', comeBack, { signal });
  const refreshAll = () => {
    refresh();
    if (session.peek().memberId > 0) void Promise.all([refreshGames(), refreshBalance()]);
  };
  signal.addEventListener('abort', outOfDate.listen(refreshAll));
}
