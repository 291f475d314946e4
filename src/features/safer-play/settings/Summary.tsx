import { useState } from 'react';
import { SummaryPeriod } from '#src/contract/safer-play.ts';
import type { KeptSummary } from '#src/data/member/rows.ts';
import { useRefresh } from '#src/data/api/use-refresh.ts';
import { useSnapshot } from '#src/data/member/use-snapshot.ts';
import { useT } from '#src/i18n/t.ts';
import { duration } from '#src/lib/duration.ts';
import { useProblem } from '#src/patterns/stored-screen/use-problem.ts';
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
  const t = useT();
  const kept = useSnapshot('summaries');
  const refreshing = useRefresh(refreshSummary[period]);
  const problem = useProblem(refreshing);
  const summary = kept?.value.find((each) => each.period === period);
  if (!summary) return problem === undefined ? <Skeleton shape="banner" /> : <Unread text={problem} />;
  return (
    <>
      <Freshness readAt={summary.readAt} problem={problem} onRetry={refreshing.again} />
      <Figures summary={summary} label={t('safer-play.summary')} />
    </>
  );
}

const Unread = ({ text }: { text: string }) => <p>{text}</p>;

function Figures({ summary, label }: { summary: KeptSummary; label: string }) {
  const { t, locale } = useWords();
  const { deposit, withdraw, bet, win, profit, seconds } = summary;
  return (
    <section aria-label={label}>
      <Facts
        facts={[
          { name: t('safer-play.deposits'), value: <Amount coin={deposit} form="exact" /> },
          { name: t('safer-play.withdrawals'), value: <Amount coin={withdraw} form="exact" /> },
          { name: t('safer-play.stakes'), value: <Amount coin={bet} form="exact" /> },
          { name: t('safer-play.wins'), value: <Amount coin={win} form="exact" /> },
          { name: t('safer-play.timePlayed'), value: <bdi>{duration(seconds / 60, locale)}</bdi> },
          { name: t('safer-play.result'), value: <Amount coin={profit} form="exactSigned" />, isTotal: true },
        ]}
      />
    </section>
  );
}
