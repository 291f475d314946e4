import { useEffect } from 'react';
import { timedOut } from '#src/data/api/request.ts';
import type { Refreshing } from '#src/data/api/use-refresh.ts';

/** Reads are quiet about their timeouts behind rows that are shown. Where nothing is, the dialog says it. */
export function useTimeoutTip(isEmpty: boolean, { failure }: Pick<Refreshing, 'failure'>): void {
  useEffect(() => {
    if (isEmpty && failure && !failure.ok && failure.kind === 'timeout') timedOut.emit();
  }, [isEmpty, failure]);
}
