import { useT } from '#src/i18n/t.ts';
import { useService } from '../flow/use-service.ts';
import { TextButton } from '../methods/TextButton.tsx';
import styles from './OthersNote.module.css';

/** What somebody wants to bind belongs to another account, perhaps one of their own. */
export function OthersNote({ isShown }: { isShown: boolean }) {
  const t = useT();
  const { write } = useService();
  if (!isShown) return null;
  return (
    <div className={styles.note}>
      <p>{t('auth.belongsToOther')}</p>
      <TextButton text={t('auth.writeToService')} onPress={write} />
    </div>
  );
}
