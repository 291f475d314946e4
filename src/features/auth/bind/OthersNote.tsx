import { useT } from '#src/i18n/t.ts';
import { useService } from '../flow/use-service.ts';
import { TextButton } from '../methods/TextButton.tsx';
import styles from './OthersNote.module.css';

/** Shown if the value belongs to another account, perhaps one of the member's own. */
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
