import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { SummaryPeriod } from '#src/contract/safer-play.ts';
import type { KeptSummary } from '#src/data/db/tables/rows.ts';
import { connection } from '#src/data/api/connection.ts';
import { useRefresh } from '#src/data/api/use-refresh.ts';
import { useSnapshot } from '#src/data/member/use-snapshot.ts';
import { useT } from '#src/i18n/t.ts';
import { duration } from '#src/lib/duration.ts';
import { useProblem } from '#src/patterns/stored-screen/use-problem.ts';
import { useTimeoutTip } from '#src/patterns/stored-screen/use-timeout-tip.ts';
import { Amount } from '#src/ui/Amount/Amount.tsx';
import { Facts } from '#src/ui/Facts/Facts.tsx';
import { Freshness } from '#src/ui/Freshness/Freshness.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { TabPanel, Tabs } from '#src/ui/Tabs/Tabs.tsx';
import { Titled } from '#src/ui/Titled/Titled.tsx';
import { refreshSummary } from './actions.ts';
import { useWords } from './use-words.ts';

const NAME = 'summary';

/** What the member paid, staked and won, and for how long they played. */
export function Summary() {
  const t = useT();
  const [period, setPeriod] = useState<SummaryPeriod>('day');
  return (
    <Titled title={t('safer-play.summary')}>
      <Tabs
        label={t('safer-play.summary')}
        name={NAME}
        tabs={SummaryPeriod.options.map((id) => ({ id, text: t(`safer-play.summary_${id}`) }))}
        current={period}
        onSelect={setPeriod}
      />
      <TabPanel name={NAME} current={period}>
        <Totals key={period} period={period} />
      </TabPanel>
    </Titled>
  );
}

function Totals({ period }: { period: SummaryPeriod }) {
  useSignals();
  const t = useT();
  const kept = useSnapshot('summaries');
  const refreshing = useRefresh(refreshSummary[period]);
  const problem = useProblem(refreshing);
  const isOffline = connection.value === 'offline';
  const summary = kept?.value.find((each) => each.period === period);
  useTimeoutTip(kept !== undefined && !summary, refreshing);
  const reason = problem ?? (isOffline && kept !== undefined ? t('common.needsConnection') : undefined);
  if (!summary && reason !== undefined) return <p>{reason}</p>;
  return (
    <>
      <Freshness readAt={summary?.readAt} problem={problem} onRetry={refreshing.again} />
      <Figures summary={summary} label={t('safer-play.summary')} />
    </>
  );
}

interface FiguresProps {
  /** `undefined` until it has been read. */
  readonly summary: KeptSummary | undefined;
  readonly label: string;
}

function Figures({ summary, label }: FiguresProps) {
  const { t, locale } = useWords();
  const coin = (name: 'deposit' | 'withdraw' | 'bet' | 'win') =>
    summary ? <Amount coin={summary[name]} form="exact" /> : <Skeleton />;
  return (
    <section aria-label={label}>
      <Facts
        facts={[
          { name: t('safer-play.deposits'), value: coin('deposit') },
          { name: t('safer-play.withdrawals'), value: coin('withdraw') },
          { name: t('safer-play.stakes'), value: coin('bet') },
          { name: t('safer-play.wins'), value: coin('win') },
          {
            name: t('safer-play.timePlayed'),
            value: summary ? <bdi>{duration(summary.seconds / 60, locale)}</bdi> : <Skeleton />,
          },
          {
            name: t('safer-play.result'),
            value: summary ? <Amount coin={summary.profit} form="exactSigned" /> : <Skeleton />,
            isTotal: true,
          },
        ]}
      />
    </section>
  );
}
