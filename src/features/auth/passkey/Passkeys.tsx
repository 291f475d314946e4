import { useState } from 'react';
import type { Passkey, securityCalls } from '#src/contract/auth-security.ts';
import { platformTime } from '#src/data/api/clock.ts';
import { useIsMutating } from '#src/data/mutations/lock.ts';
import { useDescribe, useReason } from '#src/patterns/form/use-submission.ts';
import { language, useT } from '#src/i18n/t.ts';
import { hasPasskeys } from './passkey-support.ts';
import { shortMoment } from '#src/lib/time.ts';
import { useSignalValue } from '#src/lib/use-signal-value.ts';
import { ask } from '#src/navigation/dialog.ts';
import { showToast } from '#src/navigation/toast.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { key, trash } from '#src/ui/Icon/shapes.ts';
import { IconButton } from '#src/ui/IconButton/IconButton.tsx';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import { Problem } from '#src/ui/Problem/Problem.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import { type AddCall, addPasskey, removePasskey, removeKey } from './manage.ts';
import { type Mutation, useMutation } from '#src/patterns/form/use-mutation.ts';
import styles from './Passkeys.module.css';

export function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const t = useT();
  const { problem, run } = useMutation<typeof securityCalls.passkeyRemove>({});
  const add = useAdd();
  return (
    <Section title={t('auth.passkeys')} text={t('auth.passkeysText')}>
      {passkeys.length === 0 && <ListRow icon={key} title={t('auth.noPasskeys')} />}
      <ul>
        {passkeys.map((passkey) => (
          <li key={passkey.id}>
            <Row passkey={passkey} run={run} />
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <Problem text={problem ?? add.problem} />
        {hasPasskeys() ? (
          <Button isWide isBusy={add.isBusy} reason={add.reason} onClick={add.begin}>
            {t('auth.addPasskey')}
          </Button>
        ) : (
          <p className={styles.note}>{t('auth.noSupport')}</p>
        )}
      </div>
    </Section>
  );
}

function useAdd() {
  const t = useT();
  const describe = useDescribe();
  const reason = useReason();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const begin = async () => {
    setBusy(true);
    setProblem(undefined);
    const outcome = await addPasskey();
    setBusy(false);
    if (outcome.kind === 'added') showToast(t('auth.passkeyAdded', { name: outcome.name }), 'success');
    if (outcome.kind === 'known') setProblem(t('auth.passkeyKnown'));
    if (outcome.kind === 'givenUp') setProblem(t('auth.passkeyGivenUp'));
    if (outcome.kind === 'failed') setProblem(describe<AddCall>(outcome.failed, { meanings: {} }).form);
  };
  return { isBusy, problem, reason, begin: () => void begin() };
}

interface RowProps {
  readonly passkey: Passkey;
  readonly run: Mutation<typeof securityCalls.passkeyRemove>['run'];
}

function Row({ passkey: { id, name, time, usedTime }, run }: RowProps) {
  const t = useT();
  const locale = useSignalValue(language);
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
