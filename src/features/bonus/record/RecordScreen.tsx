import { useState } from 'react';
import { useRefresh } from '#src/data/api/use-refresh.ts';
import type { Snapshots } from '#src/data/member/rows.ts';
import { useSnapshot } from '#src/data/member/use-snapshot.ts';
import { language, useT } from '#src/i18n/t.ts';
import { dateTime } from '#src/lib/time.ts';
import { useSignalValue } from '#src/lib/use-signal-value.ts';
import { paths } from '#src/navigation/paths.ts';
import { AwardsText } from '#src/patterns/awards/AwardsText.tsx';
import { EmptyScreen } from '#src/patterns/stored-screen/EmptyScreen.tsx';
import { useProblem } from '#src/patterns/stored-screen/use-problem.ts';
import { Button, ButtonLink } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { Freshness } from '#src/ui/Freshness/Freshness.tsx';
import { gift } from '#src/ui/Icon/shapes.ts';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import { Problem } from '#src/ui/Problem/Problem.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { BonusTabs } from '../BonusTabs.tsx';
import { moreClaims, refreshClaims } from '../reads.ts';
import styles from './RecordScreen.module.css';

/** What was claimed; pages that were read once can be read offline. */
export default function RecordScreen() {
  const t = useT();
  const stored = useSnapshot('claims');
  const refreshing = useRefresh(refreshClaims);
  const problem = useProblem(refreshing);
  return (
    <Stack>
      <BonusTabs />
      {stored ? (
        <>
          <Freshness readAt={stored.readAt} problem={problem} onRetry={refreshing.again} />
          <Claims {...stored.value} />
        </>
      ) : (
        <EmptyScreen title={t('bonus.recordUnread')} isRead={stored === null} refreshing={refreshing} />
      )}
    </Stack>
  );
}

function Claims({ list, hasMore }: Snapshots['claims']) {
  const t = useT();
  const locale = useSignalValue(language);
  if (list.length === 0) {
    return (
      <EmptyState scene="calm" title={t('bonus.noClaims')} text={t('bonus.noClaimsText')}>
        <ButtonLink variant="primary" href={paths.bonusTasks}>
          {t('bonus.tasks')}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {list.map(({ id, name, awards, time }) => (
          <li key={id}>
            <ListRow
              icon={gift}
              title={name}
              detail={dateTime(time, locale)}
              end={
                <span className={styles.awards}>
                  <AwardsText awards={awards} />
                </span>
              }
            />
          </li>
        ))}
      </ul>
      {hasMore && <More stored={list.length} />}
    </>
  );
}

function More({ stored }: { stored: number }) {
  const t = useT();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const read = async () => {
    setState('busy');
    const { ok } = await moreClaims(stored);
    setState(ok ? 'ready' : 'failed');
  };
  return (
    <>
      {state === 'failed' && <Problem text={t('common.unreachable')} />}
      <Button isWide isBusy={state === 'busy'} onClick={() => void read()}>
        {t('bonus.more')}
      </Button>
    </>
  );
}
