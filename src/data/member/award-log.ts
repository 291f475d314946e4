// What the member has received, page by page, stored for reading offline.
import { bonusCalls } from '#src/contract/bonus.ts';
import { DONE, joined, type RefreshResult } from '../api/joined.ts';
import { request } from '../api/request.ts';
import { session } from '../session/session.ts';
import { withPage } from './pages.ts';
import type { KeptClaims } from '../db/tables/rows.ts';
import { changeSnapshot } from '../db/snapshots.ts';

/** Instead of an activity type. */
export const ALL_AWARDS = 0;
export const ALL_BONUSES = -1;

const PAGE_SIZE = 30;
/** Filters stored per member; the one that was read least recently is deleted first. */
const MOST_FILTERS = 8;

/** The newest entries; older ones that are stored stay if nothing is missing between them. */
export const refreshAwardLog = (activityType: number): Promise<RefreshResult> =>
  joined(`claims ${activityType}`, () => readPage({ activityType, page: 1 }))();

/** The page after the stored ones. They end with the newest stored entry, so that newer ones do not shift them. */
export const moreAwards = ({ activityType, list }: KeptClaims): Promise<RefreshResult> =>
  readPage({ activityType, endTime: list[0]?.time, page: Math.floor(list.length / PAGE_SIZE) + 1 });

interface Page {
  readonly activityType: number;
  readonly endTime?: number | undefined;
  readonly page: number;
}

async function readPage({ activityType, endTime, page }: Page): Promise<RefreshResult> {
  const { memberId } = session.peek();
  const source = activityType === ALL_BONUSES ? ('bonus' as const) : ('all' as const);
  const filter = activityType > ALL_AWARDS ? { activityType, source } : { source };
  const reply = await request(
    bonusCalls.activityAwardGetLog,
    { ...filter, endTime, page, pageSize: PAGE_SIZE },
    { isQuiet: true },
  );
  if (!reply.ok) return reply;
  const { list: read, total } = reply.data;
  await changeSnapshot(memberId, 'claims', (all = []) => {
    const before = all.find((kept) => kept.activityType === activityType)?.list ?? [];
    const list = withPage(before, read, page);
    const readAt = Date.now();
    const kept: KeptClaims = { activityType, list, hasMore: list.length < total, readAt };
    const others = all.filter((other) => other.activityType !== activityType);
    return [kept, ...others].slice(0, MOST_FILTERS);
  });
  return DONE;
}
