import { useState } from 'react';
import type { CoinEntry } from '#src/contract/wallet.ts';
import type { KeptStatement } from '#src/data/member/rows.ts';
import { session } from '#src/data/session/session.ts';
import { useT } from '#src/i18n/t.ts';
import { dateOnly } from '#src/lib/time.ts';
import { dayOf, dayText } from '#src/patterns/days/days.ts';
import { ExportButtons } from '#src/patterns/export/ExportButtons.tsx';
import { useReason } from '#src/patterns/form/use-submission.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { Facts } from '#src/ui/Facts/Facts.tsx';
import { Problem } from '#src/ui/Problem/Problem.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import { useFormat } from '../use-format.ts';
import { readAll, readMore } from './actions.ts';
import type { Choice } from './choice.ts';
import { Entry } from './Entry.tsx';
import { entryTable } from './entry-table.ts';

interface EntryListProps {
  readonly kept: KeptStatement;
  readonly choice: Choice;
  readonly onWiden: () => void;
}

/** Grouped by day, newest first, with what came in and went out in all these days. */
export function EntryList({ kept, choice, onWiden }: EntryListProps) {
  const t = useT();
  const { exact, locale } = useFormat();
  const { list, sumIn, sumOut } = kept;
  if (list.length === 0) {
    return (
      <EmptyState scene="calm" title={t('wallet.noEntries')} text={t('wallet.noEntriesText')}>
        <Button onClick={onWiden}>{t('wallet.widen')}</Button>
      </EmptyState>
    );
  }
  return (
    <>
      <Facts
        facts={[
          { name: t('wallet.sumIn'), value: exact(sumIn) },
          { name: t('wallet.sumOut'), value: exact(-sumOut) },
        ]}
      />
      {byDay(list).map(([day, entries]) => (
        <Section key={day} title={dayTitle(day, locale)}>
          <ul>
            {entries.map((entry) => (
              <li key={entry.id}>
                <Entry entry={entry} />
              </li>
            ))}
          </ul>
        </Section>
      ))}
      <More kept={kept} kind={choice.kind} />
      <Export kept={kept} kind={choice.kind} />
    </>
  );
}

function More({ kept, kind }: { kept: KeptStatement; kind: number }) {
  const t = useT();
  const reason = useReason();
  const [isBusy, setBusy] = useState(false);
  const [isFailed, setFailed] = useState(false);
  if (!kept.hasMore) return null;
  const more = async () => {
    setBusy(true);
    const refreshed = await readMore(kept, kind, session.peek().memberId);
    setFailed(!refreshed.ok);
    setBusy(false);
  };
  return (
    <>
      <Problem text={isFailed ? t('common.failed') : undefined} />
      <Button isWide isBusy={isBusy} reason={reason} onClick={() => void more()}>
        {t('wallet.more')}
      </Button>
    </>
  );
}

function Export({ kept, kind }: { kept: KeptStatement; kind: number }) {
  const t = useT();
  const reason = useReason();
  const [isBusy, setBusy] = useState(false);
  const rows = async () => {
    setBusy(true);
    const all = await readAll(kept, kind);
    setBusy(false);
    return all && entryTable(all, t);
  };
  const day = dayText(new Date(kept.startTime * 1000));
  return (
    <ExportButtons fileName={`halcyon-statement-${day}.csv`} rows={rows} isBusy={isBusy} reason={reason} />
  );
}

/** Local days, in the order of the list. */
function byDay(list: readonly CoinEntry[]): [day: string, entries: CoinEntry[]][] {
  const days = new Map<string, CoinEntry[]>();
  for (const entry of list) {
    const day = dayText(new Date(entry.time * 1000));
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days];
}

/** The day is formatted as one of UTC. */
function dayTitle(day: string, locale: string): string {
  const date = dayOf(day) ?? new Date(0);
  return dateOnly(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 1000, locale);
}
