import { useT } from '#src/i18n/t.ts';
import { brand } from '#src/lib/brand.ts';
import { showToast } from '#src/navigation/toast.ts';
import { saveFile } from '#src/patterns/save-file.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { copyText } from '#src/ui/CopyRow/copy-text.ts';
import styles from './RecoveryCodes.module.css';
import { StepNote, StepStack } from '../security/Step.tsx';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Shown once: neither the device nor the platform keeps them in a readable form. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const t = useT();
  const text = codes.join('\n');
  const take = async () => {
    const isCopied = await copyText(text);
    showToast(t(isCopied ? 'common.copied' : 'common.failed'), isCopied ? 'success' : 'warning');
  };
  const save = () => saveFile(`${brand.name.toLowerCase()}-recovery-codes.txt`, 'text/plain', `${text}\n`);
  return (
    <StepStack>
      <StepNote>{t('auth.recoveryText')}</StepNote>
      <ol className={styles.codes} aria-label={t('auth.recoveryCodes')} dir="ltr" translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Button isWide onClick={() => void take()}>
        {t('auth.recoveryCopy')}
      </Button>
      <Button isWide onClick={save}>
        {t('auth.recoverySave')}
      </Button>
      <Button variant="primary" isWide onClick={onDone}>
        {t('auth.recoveryDone')}
      </Button>
    </StepStack>
  );
}
