import { useSignals } from '@preact/signals-react/runtime';
import { useCallback } from 'react';
import { useRefresh } from '#src/data/api/use-refresh.ts';
import { session } from '#src/data/session/session.ts';
import { useT } from '#src/i18n/t.ts';
import { EmptyScreen } from '#src/patterns/stored-screen/EmptyScreen.tsx';
import { useProblem } from '#src/patterns/stored-screen/use-problem.ts';
import { Freshness } from '#src/ui/Freshness/Freshness.tsx';
import { refreshReport } from './actions.ts';
import { spanOf } from '#src/patterns/days/days.ts';
import { keyOf } from '../range/choice.ts';
import { TabPanel } from '#src/ui/Tabs/Tabs.tsx';
import { PANEL, RangeChoice } from '../range/RangeChoice.tsx';
import { useChoice } from '../range/use-choice.ts';
import { ShownReport } from './ShownReport.tsx';
import { useReport } from './queries.ts';
import styles from './ReportScreen.module.css';

/** Bets and wins; reports that were read once are also available offline. */
export default function ReportScreen() {
  useSignals();
  const t = useT();
  const [choice, change] = useChoice();
  const kept = useReport(keyOf(choice));
  const { memberId } = session.value;
  const refreshing = useRefresh(useCallback(() => refreshReport(choice, memberId), [choice, memberId]));
  const problem = useProblem(refreshing);
  const isRange = spanOf(choice) !== undefined;
  return (
    <div className={styles.screen}>
      <RangeChoice choice={choice} onChange={change} />
      <TabPanel name={`${PANEL}-group`} current={choice.groupBy}>
        <div
          className={styles.panel}
          id={`${PANEL}-panel`}
          role="tabpanel"
          aria-labelledby={`${PANEL}-${choice.range}`}
        >
          {kept && <Freshness readAt={kept.readAt} problem={problem} onRetry={refreshing.again} />}
          {kept && <ShownReport kept={kept} />}
          {!kept && isRange && (
            <EmptyScreen title={t('history.notRead')} isRead={kept === null} refreshing={refreshing} />
          )}
        </div>
      </TabPanel>
    </div>
  );
}
