// What the platform says about the team, stored for reading offline.
import { agentCalls } from '#src/contract/agent.ts';
import { DONE, joined, type RefreshResult } from '#src/data/api/joined.ts';
import { request } from '#src/data/api/request.ts';
import type { KeptAgentLog } from '#src/data/db/tables/agent-rows.ts';
import { withPage } from '#src/data/member/pages.ts';
import { changeSnapshot, storeSnapshot } from '#src/data/db/snapshots.ts';
import { session } from '#src/data/session/session.ts';

const QUIET = { isQuiet: true };
const PAGE_SIZE = 30;
/** Filters stored per member; the one that was read least recently is deleted first. */
const MOST_FILTERS = 6;

export const refreshAgent = joined('agent', async () => {
  const { memberId } = session.peek();
  const reply = await request(agentCalls.appAgent5User, {}, QUIET);
  if (!reply.ok) return reply;
  await storeSnapshot({ memberId, name: 'agent', value: reply.data });
  return DONE;
});

/** `level` 0: every level. */
export type LogFilter = Pick<KeptAgentLog, 'kind' | 'level'>;

export const isOf = (filter: LogFilter, kept: LogFilter): boolean =>
  kept.kind === filter.kind && kept.level === filter.level;

/** The newest rows. */
export const refreshAgentLog = (filter: LogFilter): Promise<RefreshResult> =>
  joined(`agent log ${filter.kind} ${filter.level}`, () => readPage({ ...filter, page: 1 }))();

/** The page after the stored ones. They end with the newest stored row, so that newer ones do not shift them. */
export const moreOfAgentLog = ({ kind, level, list }: KeptAgentLog): Promise<RefreshResult> =>
  readPage({ kind, level, endTime: list[0]?.time, page: Math.floor(list.length / PAGE_SIZE) + 1 });

interface Page extends LogFilter {
  readonly endTime?: number | undefined;
  readonly page: number;
}

async function readPage({ kind, level, endTime, page }: Page): Promise<RefreshResult> {
  const { memberId } = session.peek();
  const filter = { kind, level: level === 0 ? undefined : level, endTime };
  const reply = await request(agentCalls.appAgent5UserLog, { ...filter, page, pageSize: PAGE_SIZE }, QUIET);
  if (!reply.ok) return reply;
  const { list: read, total, sum } = reply.data;
  await changeSnapshot(memberId, 'agentLogs', (all = []) => {
    const before = all.find((kept) => isOf({ kind, level }, kept))?.list ?? [];
    const list = withPage(before, read, page);
    const readAt = Date.now();
    const kept: KeptAgentLog = { kind, level, list, hasMore: list.length < total, sum, readAt };
    const others = all.filter((other) => !isOf({ kind, level }, other));
    return [kept, ...others].slice(0, MOST_FILTERS);
  });
  return DONE;
}
