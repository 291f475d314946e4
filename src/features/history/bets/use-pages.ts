import { useCallback, useState } from 'react';
import { useRefresh } from '#src/data/api/use-refresh.ts';
import type { RefreshResult } from '#src/data/api/joined.ts';
import { type BetsQuery, PAGE_SIZE, readBets } from './actions.ts';

/** Loads page after page on request; a failed page is requested again. */
export function usePages(query: BetsQuery) {
  const [page, setPage] = useState(1);
  const [read, setRead] = useState({ pages: 0, hasMore: false });
  const refresh = useCallback(async (): Promise<RefreshResult> => {
    const reply = await readBets(query, page);
    if (reply.ok) setRead({ pages: page, hasMore: reply.data.hasMore });
    return reply;
  }, [query, page]);
  const refreshing = useRefresh(refresh);
  return {
    refreshing,
    /** Number of rows without a gap. */
    shown: Math.max(1, read.pages) * PAGE_SIZE,
    isReading: read.pages < page && refreshing.failure === undefined,
    hasMore: read.hasMore,
    more: () => setPage(read.pages + 1),
  };
}
