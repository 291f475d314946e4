import { useMidnight } from '#src/data/api/use-moments.ts';
import { useState } from 'react';
import type { CoinEntry } from '#src/contract/wallet.ts';
import type { KeptStatement } from '#src/data/db/tables/rows.ts';
import { session } from '#src/data/session/session.ts';
import { dateOf } from '#src/lib/timing.ts';
import { useT } from '#src/i18n/t.ts';
import { dayText, today } from '#src/patterns/days/days.ts';
import { ExportButtons } from '#src/patterns/export/ExportButtons.tsx';
import { useReason } from '#src/patterns/form/use-submission.ts';
import { ShowMore } from '#src/patterns/stored-screen/ShowMore.tsx';
import { Facts } from '#src/ui/Facts/Facts.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import { useFormat } from '../use-format.ts';
import { readAll, readMore } from './actions.ts';
import type { Choice } from './choice.ts';
import { Entry } from './Entry.tsx';
import { entryTable } from './entry-table.ts';
import { NoEntries } from './NoEntries.tsx';
import styles from './EntryList.module.css';

interface EntryListProps {
  readonly kept: KeptStatement;
  readonly choice: Choice;
  readonly onChoice: (change: Partial<Choice>) => void;
}

/** Grouped by day, newest first, with what came in and went out in all these days. */
export function EntryList({ kept, choice, onChoice }: EntryListProps) {
  const t = useT();
  const { exact, locale } = useFormat();
  useMidnight();
  const { list, sumIn, sumOut } = kept;
  if (list.length === 0) return <NoEntries choice={choice} onChoice={onChoice} />;
  return (
    <>
      <Facts
        facts={[
          { name: t('wallet.sumIn'), value: exact(sumIn) },
          { name: t('wallet.sumOut'), value: exact(-sumOut) },
          { name: t('wallet.sumChange'), value: exact(sumIn - sumOut), isTotal: true },
        ]}
      />
      {byDay(list).map(([day, entries]) => (
        <Section
          key={day}
          title={day === dayText(today()) ? t('common.range_today') : dayTitle(entries[0], locale)}
        >
          <ul>
            {entries.map((entry) => (
              <li key={entry.id}>
                <Entry entry={entry} />
              </li>
            ))}
          </ul>
        </Section>
      ))}
      {kept.hasMore && <ShowMore read={() => readMore(kept, choice.kind, session.peek().memberId)} />}
      <Export kept={kept} kind={choice.kind} />
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
  const day = dayText(dateOf(kept.startTime));
  return (
    <div className={styles.export}>
      <ExportButtons fileName={`halcyon-statement-${day}.csv`} rows={rows} isBusy={isBusy} reason={reason} />
    </div>
  );
}

/** Local days, in the order of the list. */
function byDay(list: readonly CoinEntry[]): [day: string, entries: readonly [CoinEntry, ...CoinEntry[]]][] {
  const days = new Map<string, [CoinEntry, ...CoinEntry[]]>();
  for (const entry of list) {
    const day = dayText(dateOf(entry.time));
    const entries = days.get(day);
    if (entries) entries.push(entry);
    else days.set(day, [entry]);
  }
  return [...days];
}

const dayTitle = ({ time }: CoinEntry, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full' }).format(dateOf(time));
