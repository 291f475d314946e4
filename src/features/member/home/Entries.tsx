import { useT } from '#src/i18n/t.ts';
import { useSignalValue } from '#src/lib/use-signal-value.ts';
import { hasUnreadChat } from '#src/navigation/chat.ts';
import { paths } from '#src/navigation/paths.ts';
import { redDots } from '#src/navigation/red-dots.ts';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import styles from './Entries.module.css';
import { type OpenEntry, openEntries } from './entries.ts';

export function Entries() {
  const t = useT();
  const lit = useSignalValue(redDots);
  const isUnread = useSignalValue(hasUnreadChat);
  const waits = ({ address, dot }: OpenEntry) =>
    address === paths.service ? isUnread : dot !== undefined && lit.has(dot);
  return openEntries().map((group) => (
    <ul key={group[0]?.address} className={styles.group}>
      {group.map((entry) => (
        <li key={entry.address}>
          <ListRow
            title={t(entry.text)}
            detail={entry.detail && t(entry.detail)}
            icon={entry.icon}
            dot={waits(entry) ? t('shell.waitsForYou') : undefined}
            href={entry.address}
          />
        </li>
      ))}
    </ul>
  ));
}
