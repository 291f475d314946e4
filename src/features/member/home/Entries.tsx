import { useT } from '#src/i18n/t.ts';
import { useSignalValue } from '#src/lib/use-signal-value.ts';
import { redDots } from '#src/navigation/red-dots.ts';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import styles from './Entries.module.css';
import { openEntries } from './entries.ts';

export function Entries() {
  const t = useT();
  const lit = useSignalValue(redDots);
  return openEntries().map((group) => (
    <ul key={group[0]?.address} className={styles.group}>
      {group.map(({ address, text, detail, icon, dot }) => (
        <li key={address}>
          <ListRow
            title={t(text)}
            detail={detail && t(detail)}
            icon={icon}
            dot={dot && lit.has(dot) ? t('shell.waitsForYou') : undefined}
            href={address}
          />
        </li>
      ))}
    </ul>
  ));
}
