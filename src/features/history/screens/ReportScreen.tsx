import { useCallback } from 'react';
import { useRefresh } from '#src/data/queries/use-refresh.ts';
import { session } from '#src/data/session.ts';
import { useT } from '#src/i18n/t.ts';
import { useSignalValue } from '#src/lib/use-signal-value.ts';
import { NotRead } from '#src/reading/NotRead.tsx';
import { useProblem } from '#src/reading/use-problem.ts';
import { Freshness } from '#src/ui/Freshness/Freshness.tsx';
import { refreshReport } from '../actions/report.ts';
import { keyOf, spanOf } from '../parts/range/choice.ts';
import { PANEL, RangeChoice } from '../parts/range/RangeChoice.tsx';
import { useChoice } from '../parts/range/use-choice.ts';
import { ShownReport } from '../parts/report/ShownReport.tsx';
import { useReport } from '../queries.ts';
import styles from './ReportScreen.module.css';

/** What was staked and won; of what was read once, also without a connection. */
export default function ReportScreen() {
  const t = useT();
  const [choice, change] = useChoice();
  const kept = useReport(keyOf(choice));
  const { memberId } = useSignalValue(session);
  const refreshing = useRefresh(useCallback(() => refreshReport(choice, memberId), [choice, memberId]));
  const problem = useProblem(refreshing);
  const isRange = spanOf(choice) !== undefined;
  return (
    <div className={styles.screen}>
      <RangeChoice choice={choice} onChange={change} />
      <div
        className={styles.panel}
        id={`${PANEL}-panel`}
        role="tabpanel"
        aria-labelledby={`${PANEL}-${choice.range}`}
      >
        {kept && <Freshness readAt={kept.readAt} problem={problem} onRetry={refreshing.again} />}
        {kept && <ShownReport kept={kept} />}
        {!kept && isRange && (
          <NotRead title={t('history.notRead')} isRead={kept === null} refreshing={refreshing} />
        )}
      </div>
    </div>
  );
}
