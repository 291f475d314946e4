import { useSignals } from '@preact/signals-react/runtime';
import type { Passkey } from '#src/contract/auth/methods.ts';
import type { securityCalls } from '#src/contract/auth/security.ts';
import { RECENT_PROOF_REQUIRED } from '#src/contract/errors.ts';
import { platformTime } from '#src/data/api/clock.ts';
import { useIsMutating } from '#src/data/mutations/lock.ts';
import { language, useT } from '#src/i18n/t.ts';
import { shortMoment } from '#src/lib/time.ts';
import { ask } from '#src/navigation/dialog.ts';
import { showToast } from '#src/navigation/toast.ts';
import { type Mutation, useMutation } from '#src/patterns/form/use-mutation.ts';
import { useReason } from '#src/patterns/form/use-submission.ts';
import { key, trash } from '#src/ui/Icon/shapes.ts';
import { IconButton } from '#src/ui/IconButton/IconButton.tsx';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import { Problem } from '#src/ui/Problem/Problem.tsx';
import { removePasskey, removeKey } from './manage.ts';
import styles from './PasskeyList.module.css';

export const NEEDS_PROOF = { [RECENT_PROOF_REQUIRED]: 'message' } as const;

/** The member's passkeys; each can be removed. */
export function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }) {
  const t = useT();
  const { problem, run } = useMutation<typeof securityCalls.passkeyRemove>(NEEDS_PROOF);
  if (passkeys.length === 0) return <ListRow icon={key} title={t('auth.noPasskeys')} />;
  return (
    <>
      <ul>
        {passkeys.map((passkey) => (
          <li key={passkey.id}>
            <Row passkey={passkey} run={run} />
          </li>
        ))}
      </ul>
      {problem && (
        <div className={styles.problem}>
          <Problem text={problem} />
        </div>
      )}
    </>
  );
}

interface RowProps {
  readonly passkey: Passkey;
  readonly run: Mutation<typeof securityCalls.passkeyRemove>['run'];
}

function Row({ passkey: { id, name, time, usedTime }, run }: RowProps) {
  useSignals();
  const t = useT();
  const locale = language.value;
  const isBusy = useIsMutating(removeKey(id));
  const isOffline = useReason() !== undefined;
  const when = (moment: number) => shortMoment(moment, platformTime(), locale);
  const remove = async () => {
    const isSure = await ask({
      id: 'remove-passkey',
      title: t('auth.removeTitle'),
      text: t('auth.removeText', { name }),
      confirm: t('auth.remove'),
      cancel: t('common.cancel'),
      isDanger: true,
    });
    if (isSure && (await run(removePasskey(id)))) showToast(t('auth.passkeyRemoved'), 'success');
  };
  const used = usedTime === undefined ? '' : ` · ${t('auth.usedAt', { time: when(usedTime) })}`;
  return (
    <ListRow
      icon={key}
      title={name}
      detail={t('auth.madeAt', { time: when(time) }) + used}
      end={
        <IconButton
          icon={trash}
          label={t('auth.removePasskey', { name })}
          aria-busy={isBusy}
          disabled={isOffline}
          onClick={() => void remove()}
        />
      }
    />
  );
}
