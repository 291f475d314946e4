import { useState } from 'react';
import type { RefreshResult } from '#src/data/api/joined.ts';
import type { RefreshFailure } from '#src/data/api/use-refresh.ts';
import { useT } from '#src/i18n/t.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Problem } from '#src/ui/Problem/Problem.tsx';
import { useReason } from '../form/use-submission.ts';
import { useProblem } from './use-problem.ts';
import { useTimeoutTip } from './use-timeout-tip.ts';

/** The button under a stored list whose next page can be read. */
export function ShowMore({ read }: { read: () => Promise<RefreshResult> }) {
  const t = useT();
  const reason = useReason();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<RefreshFailure>();
  const problem = useProblem({ failure });
  useTimeoutTip(true, { failure });
  const more = async () => {
    setBusy(true);
    const refreshed = await read();
    setFailure(refreshed.ok ? undefined : refreshed);
    setBusy(false);
  };
  return (
    <>
      <Problem text={problem} />
      <Button isWide isBusy={isBusy} reason={reason} onClick={() => void more()}>
        {t('common.showMore')}
      </Button>
    </>
  );
}
