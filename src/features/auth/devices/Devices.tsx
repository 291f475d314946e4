import { useSignals } from '@preact/signals-react/runtime';
import type { authCalls } from '#src/contract/auth.ts';
import type { Session } from '#src/contract/auth/sessions.ts';
import { RECENT_PROOF_REQUIRED } from '#src/contract/errors.ts';
import { platformTime } from '#src/data/api/clock.ts';
import { useIsMutating } from '#src/data/mutations/lock.ts';
import { useReason } from '#src/patterns/form/use-submission.ts';
import { language, useT } from '#src/i18n/t.ts';
import { shortMoment } from '#src/lib/time.ts';
import { ask } from '#src/navigation/dialog.ts';
import { showToast } from '#src/navigation/toast.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { monitor, smartphone } from '#src/ui/Icon/shapes.ts';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import { Problem } from '#src/ui/Problem/Problem.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import { endKey, endOne, endOthers, OTHERS } from './actions.ts';
import { type Mutation, useMutation } from '#src/patterns/form/use-mutation.ts';
import styles from './Devices.module.css';

const NEEDS_PROOF = { [RECENT_PROOF_REQUIRED]: 'message' } as const;

/** The devices where the member is signed in; this one first. */
export function Devices({ sessions }: { sessions: readonly Session[] }) {
  const t = useT();
  const { problem, run } = useMutation<typeof authCalls.sessionEnd>(NEEDS_PROOF);
  const isEndingOthers = useIsMutating(endKey(OTHERS));
  const reason = useReason();
  const endAll = async () => {
    const isSure = await ask({
      id: 'end-others',
      title: t('auth.endOthersTitle'),
      text: t('auth.endOthersText'),
      confirm: t('auth.endOthers'),
      cancel: t('common.cancel'),
      isDanger: true,
    });
    const reply = isSure ? await run(endOthers()) : undefined;
    if (reply) showToast(t('auth.endedSome', { count: reply.data.ended }), 'success');
  };
  return (
    <Section title={t('auth.devices')} text={t('auth.devicesText')}>
      <ul>
        {sessions.map((each) => (
          <li key={each.id}>
            <Device session={each} run={run} />
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <Problem text={problem} />
        {sessions.length > 1 ? (
          <Button isWide isBusy={isEndingOthers} reason={reason} onClick={() => void endAll()}>
            {t('auth.endOthers')}
          </Button>
        ) : (
          <p className={styles.note}>{t('auth.noOthers')}</p>
        )}
      </div>
    </Section>
  );
}

interface DeviceProps {
  readonly session: Session;
  readonly run: Mutation<typeof authCalls.sessionEnd>['run'];
}

function Device({ session: { id, device, place, time, current }, run }: DeviceProps) {
  useSignals();
  const t = useT();
  const locale = language.value;
  const isBusy = useIsMutating(endKey(id));
  // Then the button below the list shows why.
  const isOffline = useReason() !== undefined;
  const seen = t('auth.lastSeen', { time: shortMoment(time, platformTime(), locale) });
  const end = async () => {
    const isSure = await ask({
      id: 'end-session',
      title: t('auth.endThis'),
      text: t('auth.endThisText', { device }),
      confirm: t('auth.endThis'),
      cancel: t('common.cancel'),
      isDanger: true,
    });
    if (isSure && (await run(endOne(id)))) showToast(t('auth.endedOne'), 'success');
  };
  return (
    <ListRow
      icon={/android|iphone|ipad|ios|phone/i.test(device) ? smartphone : monitor}
      title={device}
      detail={[place, seen].filter((part) => part !== '').join(' · ')}
      end={
        <>
          {current && <small className={styles.here}>{t('auth.thisDevice')}</small>}
          {!current && !isOffline && (
            <span className={styles.end}>
              <Button
                isCompact
                isBusy={isBusy}
                aria-label={t('auth.endThisOf', { device })}
                onClick={() => void end()}
              >
                {t('auth.endThis')}
              </Button>
            </span>
          )}
        </>
      }
    />
  );
}
