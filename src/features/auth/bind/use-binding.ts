import { useState } from 'react';
import type { NoAnswer, RefusedReply } from '#src/contract/call.ts';
import type { Errcode } from '#src/contract/envelope.ts';
import { ACCOUNT_TAKEN, ALREADY_BOUND, IDENTITY_TAKEN, MOBILE_TAKEN } from '#src/contract/errors.ts';
import type { Award } from '#src/contract/primitives.ts';
import { useT } from '#src/i18n/t.ts';
import { openReward } from '#src/navigation/reward.ts';
import { showToast } from '#src/navigation/toast.ts';

interface Bound {
  readonly ok: true;
  readonly data: { readonly awards?: readonly Award[] | undefined };
}

export interface Binding {
  /** Resolves with the failure to show, or with `undefined` once it is bound. */
  readonly attempt: <E extends Errcode>(
    send: () => Promise<Bound | RefusedReply<E> | NoAnswer>,
  ) => Promise<RefusedReply<E> | NoAnswer | undefined>;
  /** The last value belongs to another account. */
  readonly isOthers: boolean;
}

const OTHERS: readonly (Errcode | undefined)[] = [ACCOUNT_TAKEN, MOBILE_TAKEN, IDENTITY_TAKEN];

export function useBinding(onBound: () => void): Binding {
  const t = useT();
  const [isOthers, setOthers] = useState(false);
  return {
    isOthers,
    async attempt(send) {
      setOthers(false);
      const reply = await send();
      if (reply.ok) {
        onBound();
        showToast(t('auth.boundNow'), 'success');
        openReward(reply.data.awards);
        return;
      }
      const errcode = reply.kind === 'refused' ? reply.errcode : undefined;
      setOthers(OTHERS.includes(errcode));
      if (errcode !== ALREADY_BOUND) return reply;
      onBound();
      showToast(t('auth.alreadyBound'), 'warning');
    },
  };
}
