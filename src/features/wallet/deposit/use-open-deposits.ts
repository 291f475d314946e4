import { useCallback, useEffect, useState } from 'react';
import { outOfDate } from '#src/data/api/out-of-date.ts';
import type { KeptDeposit } from '#src/data/db/tables/rows.ts';
import { useT } from '#src/i18n/t.ts';
import { after } from '#src/lib/timing.ts';
import { useWhenVisible } from '#src/patterns/money/use-when-visible.ts';
import { showToast } from '#src/navigation/toast.ts';
import { track } from '#src/tracking/track.ts';
import { refreshDeposit } from './actions.ts';

/** Milliseconds between questions, and how many there are without being asked: two minutes. */
const EVERY_MS = 5000;
const ASKED_BY_ITSELF = 24;

/** Those that wait are asked for while the screen is open, for two minutes. */
export function useOpenDeposits(deposits: readonly KeptDeposit[]) {
  const t = useT();
  // An object, so that beginning anew asks at once, even while an earlier question has no answer.
  const [asked, setAsked] = useState({ times: 0 });
  const waiting = deposits.filter(({ status }) => status === 0).map(({ orderId }) => orderId);
  const key = waiting.join(' ');
  const ask = useCallback(async () => {
    for (const orderId of key.split(' ').filter(Boolean)) {
      if ((await refreshDeposit(orderId)) === 'paid') showToast(t('wallet.credited'), 'success');
    }
  }, [key, t]);
  useEffect(() => {
    if (key === '' || asked.times >= ASKED_BY_ITSELF) return;
    const timer = after(asked.times === 0 ? 0 : EVERY_MS, () => {
      void ask().finally(() => setAsked(({ times }) => ({ times: times + 1 })));
    });
    return () => clearTimeout(timer);
  }, [key, asked, ask]);
  useEffect(() => outOfDate.listen(() => setAsked({ times: 0 })), []);
  // Back from the payment page, or from anywhere else.
  useWhenVisible(waiting[0] !== undefined, () => {
    for (const { methodId } of deposits.filter(({ status }) => status === 0))
      track('deposit_return', { eventInterfaceId: `deposit.${methodId}` });
    setAsked({ times: 0 });
  });
  return { isAskedByItself: asked.times < ASKED_BY_ITSELF, again: () => setAsked({ times: 0 }) };
}
