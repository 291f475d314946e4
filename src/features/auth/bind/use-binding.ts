import { useState } from 'react';
import { ACCOUNT_TAKEN, ALREADY_BOUND, IDENTITY_TAKEN, MOBILE_TAKEN } from '#src/contract/errors.ts';
import type { Failed } from '#src/patterns/form/use-submission.ts';
import { useT } from '#src/i18n/t.ts';
import { openReward } from '#src/navigation/reward.ts';
import { showToast } from '#src/navigation/toast.ts';
import type { BindReply } from './actions.ts';

export interface Binding {
  /** Resolves with what is to be said beside it, or with nothing once it is bound. */
  readonly attempt: (send: () => Promise<BindReply>) => Promise<Failed | undefined>;
  /** The last one belongs to another account. */
  readonly isOthers: boolean;
}

const OTHERS: readonly number[] = [ACCOUNT_TAKEN, MOBILE_TAKEN, IDENTITY_TAKEN];

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
      const errcode = reply.kind === 'refused' ? reply.errcode : 0;
      setOthers(OTHERS.includes(errcode));
      if (errcode !== ALREADY_BOUND) return reply;
      onBound();
      showToast(t('auth.alreadyBound'), 'warning');
    },
  };
}
