import { useT } from '#src/i18n/t.ts';
import { useService } from '../use-service.ts';
import { WayOn } from '../ways/WayOn.tsx';
import styles from './OthersNote.module.css';

/** What somebody wants to bind belongs to another account, perhaps one of their own. */
export function OthersNote({ isShown }: { isShown: boolean }) {
  const t = useT();
  const { write } = useService();
  if (!isShown) return null;
  return (
    <div className={styles.note}>
      <p>{t('auth.belongsToOther')}</p>
      <WayOn text={t('auth.writeToService')} onPress={write} />
    </div>
  );
}
