import { useLiveQuery } from 'dexie-react-hooks';
import type { Refreshing } from '#src/data/api/use-refresh.ts';
import { readConfig } from '#src/data/db/config-row.ts';
import { db } from '#src/data/db/database.ts';
import { Freshness } from '#src/ui/Freshness/Freshness.tsx';
import { useProblem } from './use-problem.ts';

/** Above what the config tells. */
export function ConfigFreshness({ refreshing }: { refreshing: Refreshing }) {
  const readAt = useLiveQuery(async () => (await readConfig(db))?.readAt);
  const problem = useProblem(refreshing);
  return <Freshness readAt={readAt} problem={problem} onRetry={refreshing.again} />;
}
