import { useSignals } from '@preact/signals-react/runtime';
import { useCallback, useRef } from 'react';
import { connection } from '#src/data/api/connection.ts';
import { useRefresh } from '#src/data/api/use-refresh.ts';
import { moreMails } from '#src/data/mails/refresh.ts';
import type { KeptInbox } from '#src/data/db/tables/rows.ts';
import { useT } from '#src/i18n/t.ts';
import { useProblem } from '#src/patterns/stored-screen/use-problem.ts';
import { useTimeoutTip } from '#src/patterns/stored-screen/use-timeout-tip.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { firstItems, useRoom, useWindow } from '#src/ui/long-list/use-window.ts';
import { Problem } from '#src/ui/Problem/Problem.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { MailItem } from './MailItem.tsx';
import styles from './MailList.module.css';
import { useMails } from './queries.ts';
import type { Selection } from './use-selection.ts';

/** Drawn before a row has been measured. */
const FIRST = 20;

/** The next page is fetched when so many rows are left below the screen. */
const AHEAD = 30;

interface MailListProps {
  readonly ids: readonly number[];
  readonly kept: KeptInbox;
  readonly selection: Selection;
}

/** However many mails there are, only those on the screen are drawn and read. */
export function MailList({ ids, kept, selection }: MailListProps) {
  const list = useRef<HTMLUListElement>(null);
  const stretch = useWindow(list, ids.length, () => firstItems(FIRST));
  const shown = useMails(ids, stretch);
  useRoom(list, stretch);
  return (
    <>
      <ul ref={list} className={styles.list}>
        {shown.map((mail, index) => (
          <li key={ids[stretch.from + index]} className={styles.row}>
            {mail && <MailItem mail={mail} selection={selection} />}
          </li>
        ))}
      </ul>
      {kept.hasMore && stretch.to >= ids.length - AHEAD && <NextPage key={kept.nextPage} kept={kept} />}
    </>
  );
}

/** Fetches the page when it is drawn, when the connection returns, and on request after a failure. */
function NextPage({ kept: { nextPage, endTime } }: { kept: KeptInbox }) {
  useSignals();
  const t = useT();
  const refresh = useCallback(() => moreMails({ nextPage, endTime }), [nextPage, endTime]);
  const refreshing = useRefresh(refresh);
  const problem = useProblem(refreshing);
  useTimeoutTip(true, refreshing);
  const isOffline = connection.value === 'offline';
  if (isOffline) return <p className={styles.end}>{t('common.needsConnection')}</p>;
  if (problem === undefined) return <Skeleton shape="row" />;
  return (
    <>
      <Problem text={problem} />
      <Button isWide isBusy={refreshing.isBusy} onClick={refreshing.again}>
        {t('common.tryAgain')}
      </Button>
    </>
  );
}
