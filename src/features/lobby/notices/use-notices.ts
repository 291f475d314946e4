import type { Notice } from '#src/contract/config.ts';
import { boundsOf } from '#src/data/api/bounds.ts';
import { useMoments } from '#src/data/api/use-moments.ts';
import { useConfig } from '#src/data/config/use-config.ts';

/** Current notices, in order; `undefined` until they have been read. */
export function useNotices(): Notice[] | undefined {
  const notices = useConfig()?.noticeList;
  const now = useMoments(...boundsOf(notices));
  return notices
    ?.filter(({ startTime, endTime }) => startTime <= now && now < endTime)
    .sort((a, b) => a.sort - b.sort);
}
