import { useConfig } from '#src/data/queries/use-config.ts';
import styles from './GoingOnNote.module.css';
import { TermsText } from './TermsText.tsx';
import { waysToSignIn } from '../ways/ways-in.ts';

interface GoingOnNoteProps {
  /** A number and its code make a member here, without any box to tick. */
  readonly hasCodes: boolean;
}

/** Where somebody may become a member without a form that asks for it: what that means. */
export function GoingOnNote({ hasCodes }: GoingOnNoteProps) {
  const config = useConfig();
  if (!config) return null;
  const byCode = hasCodes && waysToSignIn(config).some(({ way }) => way === 'code');
  const byService = (config.clientConfig.social?.providers.length ?? 0) > 0;
  if (!byCode && !byService) return null;
  return (
    <p className={styles.note}>
      <TermsText of="auth.goingOn" />
    </p>
  );
}
