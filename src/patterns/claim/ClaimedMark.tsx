import { useT } from '#src/i18n/t.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { check } from '#src/ui/Icon/shapes.ts';
import styles from './ClaimedMark.module.css';

export function ClaimedMark() {
  const t = useT();
  return (
    <span className={styles.mark}>
      <Icon of={check} isSmall />
      {t('bonus.claimed')}
    </span>
  );
}
