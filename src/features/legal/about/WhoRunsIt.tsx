import type { ClientConfig } from '#src/contract/config.ts';
import { useT } from '#src/i18n/t.ts';
import { brand } from '#src/lib/brand.ts';
import { Mark } from '#src/ui/Mark/Mark.tsx';
import styles from './WhoRunsIt.module.css';

export function WhoRunsIt({ client }: { client: ClientConfig | undefined }) {
  const t = useT();
  const { operator, saferPlay } = client ?? {};
  return (
    <div className={styles.who}>
      <Mark />
      <p className={styles.name} translate="no">
        {brand.name}
      </p>
      {operator && <p>{operator}</p>}
      {saferPlay?.licence && <p className={styles.quiet}>{saferPlay.licence}</p>}
      {saferPlay && <p className={styles.quiet}>{t('legal.minAge', { age: saferPlay.minAge })}</p>}
    </div>
  );
}
