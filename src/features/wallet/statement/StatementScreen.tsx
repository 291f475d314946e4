import { useSignals } from '@preact/signals-react/runtime';
import { useCallback } from 'react';
import { type Refreshing, useRefresh } from '#src/data/api/use-refresh.ts';
import type { KeptStatement } from '#src/data/db/tables/rows.ts';
import { useSnapshot } from '#src/data/member/use-snapshot.ts';
import { session } from '#src/data/session/session.ts';
import { useT } from '#src/i18n/t.ts';
import { spanOf } from '#src/patterns/days/days.ts';
import { DaysChoice } from '#src/patterns/days/DaysChoice.tsx';
import { EmptyScreen } from '#src/patterns/stored-screen/EmptyScreen.tsx';
import { useProblem } from '#src/patterns/stored-screen/use-problem.ts';
import { Freshness } from '#src/ui/Freshness/Freshness.tsx';
import { Problem } from '#src/ui/Problem/Problem.tsx';
import { SelectField } from '#src/ui/SelectField/SelectField.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { TabPanel } from '#src/ui/Tabs/Tabs.tsx';
import { useWatch } from '../use-watch.ts';
import { refreshStatement } from './actions.ts';
import { type Choice, keyOf, KINDS, statementSpan } from './choice.ts';
import { isUnfinished } from './entries.ts';
import { EntryList } from './EntryList.tsx';
import styles from './StatementScreen.module.css';
import { useChoice } from './use-choice.ts';

const NAME = 'statement';

/** Every movement of coin; what was read once is also available offline. */
export default function StatementScreen() {
  useSignals();
  const t = useT();
  const [choice, change] = useChoice();
  const { memberId } = session.value;
  const stored = useSnapshot('statements');
  const refresh = useCallback(() => refreshStatement(choice, memberId), [choice, memberId]);
  const refreshing = useRefresh(refresh);
  const kept = stored?.value.find(({ key }) => key === keyOf(choice));
  useWatch(kept?.list.some(isUnfinished) ?? false, refresh);
  return (
    <div className={styles.screen}>
      <Stack>
        <DaysChoice days={choice} name={NAME} onChange={change} />
        <SelectField
          label={t('wallet.kind')}
          name="kind"
          options={KINDS.map((id) => ({ id, text: t(`wallet.kind_${id}`) }))}
          value={choice.kind}
          onValue={(id) => change({ kind: KINDS.find((kind) => kind === id) ?? 0 })}
        />
        <TabPanel name={NAME} current={choice.range}>
          <Shown {...{ choice, kept, refreshing }} isRead={stored !== undefined} onChoice={change} />
        </TabPanel>
      </Stack>
    </div>
  );
}

interface ShownProps {
  readonly choice: Choice;
  readonly kept: KeptStatement | undefined;
  readonly isRead: boolean;
  readonly refreshing: Refreshing;
  readonly onChoice: (change: Partial<Choice>) => void;
}

function Shown({ choice, kept, isRead, refreshing, onChoice }: ShownProps) {
  const t = useT();
  const problem = useProblem(refreshing);
  if (!statementSpan(choice)) {
    // The fields themselves say when the days form no range at all.
    return spanOf(choice) ? <Problem text={t('wallet.rangeTooLong')} /> : null;
  }
  if (!kept)
    return <EmptyScreen title={t('wallet.statementUnread')} isRead={isRead} refreshing={refreshing} />;
  return (
    <>
      <Freshness readAt={kept.readAt} problem={problem} onRetry={refreshing.again} />
      <EntryList kept={kept} choice={choice} onChoice={onChoice} />
    </>
  );
}
