import { useSignals } from '@preact/signals-react/runtime';
import { useCallback, useMemo, useState } from 'react';
import type { AgentLog } from '#src/contract/agent.ts';
import type { AppConfigShell } from '#src/contract/config.ts';
import { useRefresh } from '#src/data/api/use-refresh.ts';
import type { KeptAgentLog } from '#src/data/db/tables/agent-rows.ts';
import { useSnapshot } from '#src/data/member/use-snapshot.ts';
import { language, useT } from '#src/i18n/t.ts';
import { formatExactCoin } from '#src/lib/money.ts';
import { dateTime } from '#src/lib/time.ts';
import { EmptyScreen } from '#src/patterns/stored-screen/EmptyScreen.tsx';
import { ShowMore } from '#src/patterns/stored-screen/ShowMore.tsx';
import { useProblem } from '#src/patterns/stored-screen/use-problem.ts';
import { Amount } from '#src/ui/Amount/Amount.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { Freshness } from '#src/ui/Freshness/Freshness.tsx';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import { SelectField } from '#src/ui/SelectField/SelectField.tsx';
import { TabPanel, Tabs } from '#src/ui/Tabs/Tabs.tsx';
import { isOf, type LogFilter, moreOfAgentLog, refreshAgentLog } from './reads.ts';

const NAME = 'team-log';

/** Who belongs to the team, and what was received for it. */
export function TeamLog({ levels }: Pick<AppConfigShell['agentConfig'], 'levels'>) {
  const t = useT();
  const [kind, setKind] = useState<LogFilter['kind']>('member');
  const [level, setLevel] = useState(0);
  const filter = useMemo(() => ({ kind, level: kind === 'member' ? level : 0 }), [kind, level]);
  return (
    <Section title={t('agent.log')}>
      <Tabs
        label={t('agent.log')}
        name={NAME}
        tabs={[
          { id: 'member', text: t('agent.logMembers') },
          { id: 'reward', text: t('agent.logRewards') },
        ]}
        current={kind}
        onSelect={setKind}
      />
      <TabPanel name={NAME} current={kind}>
        {kind === 'member' && levels.length > 1 && (
          <SelectField
            label={t('agent.level')}
            name="level"
            options={[
              { id: 0, text: t('agent.everyLevel') },
              ...levels.map((each) => ({
                id: each.level,
                text: t('agent.levelOf', { level: each.level }),
              })),
            ]}
            value={level}
            onValue={setLevel}
          />
        )}
        <Log key={`${filter.kind} ${filter.level}`} filter={filter} />
      </TabPanel>
    </Section>
  );
}

function Log({ filter }: { filter: LogFilter }) {
  const t = useT();
  const stored = useSnapshot('agentLogs');
  const refreshing = useRefresh(useCallback(() => refreshAgentLog(filter), [filter]));
  const problem = useProblem(refreshing);
  const kept = stored?.value.find((each) => isOf(filter, each));
  if (!kept) {
    return <EmptyScreen title={t('agent.logUnread')} isRead={stored !== undefined} refreshing={refreshing} />;
  }
  return (
    <>
      <Freshness readAt={kept.readAt} problem={problem} onRetry={refreshing.again} />
      {kept.list.length === 0 ? (
        <EmptyState scene="calm" title={t(`agent.none_${filter.kind}`)} />
      ) : (
        <Rows kept={kept} />
      )}
      {kept.hasMore && <ShowMore read={() => moreOfAgentLog(kept)} />}
    </>
  );
}

function Rows({ kept: { kind, list, sum } }: { kept: KeptAgentLog }) {
  useSignals();
  const t = useT();
  const locale = language.value;
  return (
    <>
      <ul>
        {list.map((row) => (
          <li key={row.id}>{kind === 'member' ? <Friend row={row} /> : <Reward row={row} />}</li>
        ))}
      </ul>
      <p>{t('agent.logSum', { amount: formatExactCoin(sum, locale) })}</p>
    </>
  );
}

function Friend({ row: { nickname, level, bet, commission, valid, time } }: { row: AgentLog }) {
  useSignals();
  const t = useT();
  const locale = language.value;
  const facts = [
    t('agent.levelOf', { level }),
    t('agent.staked', { amount: formatExactCoin(bet, locale) }),
    ...(level === 1 && valid ? [t('agent.valid')] : []),
    t('agent.joined', { day: dateTime(time, locale) }),
  ];
  return (
    <ListRow
      title={<bdi translate="no">{nickname}</bdi>}
      detail={facts.join(' · ')}
      end={<Amount coin={commission} form="exact" />}
    />
  );
}

function Reward({ row: { level, commission, time } }: { row: AgentLog }) {
  useSignals();
  const t = useT();
  const locale = language.value;
  return (
    <ListRow
      title={level > 0 ? t('agent.step', { count: level }) : t('agent.commission')}
      detail={dateTime(time, locale)}
      end={<Amount coin={commission} form="exact" />}
    />
  );
}
