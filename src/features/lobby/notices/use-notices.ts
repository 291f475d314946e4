import type { Notice } from '#src/contract/config.ts';
import { platformTime } from '#src/data/api/clock.ts';
import { useConfig } from '#src/data/config/use-config.ts';

/** Current notices, in order; `undefined` until they have been read. */
export function useNotices(): Notice[] | undefined {
  const notices = useConfig()?.noticeList;
  const now = platformTime();
  return notices
    ?.filter(({ startTime, endTime }) => startTime <= now && now < endTime)
    .sort((a, b) => a.sort - b.sort);
}
