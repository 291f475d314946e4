import { useConfig } from '#src/data/config/use-config.ts';
import styles from './ContinueNote.module.css';
import { TermsText } from './TermsText.tsx';
import { waysToSignIn } from '../methods/sign-in-methods.ts';

interface ContinueNoteProps {
  /** A number and its code make a member here, without any box to tick. */
  readonly hasCodes: boolean;
}

/** Where somebody may become a member without a form that asks for it: what that means. */
export function ContinueNote({ hasCodes }: ContinueNoteProps) {
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
