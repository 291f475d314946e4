import { useConfig } from '#src/data/config/use-config.ts';
import styles from './ContinueNote.module.css';
import { TermsText } from './TermsText.tsx';
import { signInMethods } from '../methods/sign-in-methods.ts';

interface ContinueNoteProps {
  /** A number and its code register a new member without any checkbox. */
  readonly hasCodes: boolean;
}

/** Explains what continuing means where a visitor may be registered without a registration form. */
export function ContinueNote({ hasCodes }: ContinueNoteProps) {
  const config = useConfig();
  if (!config) return null;
  const byCode = hasCodes && signInMethods(config).some(({ method }) => method === 'code');
  const byService = (config.clientConfig.social?.providers.length ?? 0) > 0;
  if (!byCode && !byService) return null;
  return (
    <p className={styles.note}>
      <TermsText of="auth.goingOn" />
    </p>
  );
}
