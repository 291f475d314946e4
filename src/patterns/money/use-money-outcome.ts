import { useSignals } from '@preact/signals-react/runtime';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useRef, useState } from 'react';
import type { Call } from '#src/contract/call.ts';
import { connection } from '#src/data/api/connection.ts';
import { db } from '#src/data/db/database.ts';
import { lockOf, useIsMutating } from '#src/data/mutations/lock.ts';
import { type MoneyCall, openMutations, resolveMoney } from '#src/data/mutations/money.ts';
import { isSendingHere } from '#src/data/mutations/sent.ts';
import { session } from '#src/data/session/session.ts';
import { useWhenVisible } from './use-when-visible.ts';
import { askRepeatedly } from './ask-repeatedly.ts';

/**
 * - `sending`: this page waits for the answer;
 * - `checking`: no answer came, or another tab is sending, or the app was closed meanwhile;
 * - `notThrough`: as far as the platform knows there is no effect. A late one is still looked for.
 */
export type MoneyState = 'ready' | 'sending' | 'checking' | 'notThrough';

/** The state of a call that moves coin. It asks for an outcome that is not known until there is one. */
export function useMoneyOutcome<C extends Call>(money: MoneyCall<C>): MoneyState {
  useSignals();
  const { call } = money;
  const { memberId } = session.value;
  const open = useLiveQuery(() => openMutations(db, { call: call.name, memberId }), [call, memberId]) ?? [];
  // The lock is taken before there is a row, and released before its end is seen here.
  const isSending = useIsMutating(lockOf(call)) || open.some(isSendingHere);
  const hadNoEffect = useQuestions(money, { isSending, isAnyOpen: open.length > 0 });
  if (isSending) return 'sending';
  if (open.some(({ state }) => state !== 'absent')) return 'checking';
  return open.length > 0 || hadNoEffect ? 'notThrough' : 'ready';
}

interface QuestionOptions {
  readonly isSending: boolean;
  readonly isAnyOpen: boolean;
}

/** Whether the last one, while this screen is open, turned out to have no effect. */
function useQuestions<C extends Call>(
  money: MoneyCall<C>,
  { isSending, isAnyOpen }: QuestionOptions,
): boolean {
  useSignals();
  const isOnline = connection.value !== 'offline';
  const isWanted = isAnyOpen && !isSending && isOnline;
  const [hadNoEffect, setHadNoEffect] = useState(false);
  if (hadNoEffect && isSending) setHadNoEffect(false);
  const asking = useRef<ReturnType<typeof askRepeatedly>>(undefined);
  useEffect(() => {
    if (!isWanted) return;
    const started = askRepeatedly(async () => {
      if (await resolveMoney(money)) setHadNoEffect(true);
    });
    asking.current = started;
    return () => started.stop();
  }, [money, isWanted]);
  useWhenVisible(isWanted, () => asking.current?.now());
  return hadNoEffect;
}
