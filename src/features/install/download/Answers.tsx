import { showInstallPrompt } from '#src/data/api/install-prompt.ts';
import { useT } from '#src/i18n/t.ts';
import { Button, ButtonLink } from '#src/ui/Button/Button.tsx';
import styles from './Answers.module.css';
import type { InstallWay } from './use-install-way.ts';

interface AnswersProps {
  readonly way: InstallWay;
  readonly onClose: () => void;
}

/** Neither answer weighs more than the other. */
export function Answers({ way, onClose }: AnswersProps) {
  const t = useT();
  const install = () =>
    void showInstallPrompt()
      .catch((error) => reportError(error))
      .finally(onClose);
  return (
    <div className={styles.answers}>
      <Button isWide onClick={onClose}>
        {t(way.kind === 'installed' ? 'common.ok' : 'install.notNow')}
      </Button>
      {way.kind === 'prompt' && (
        <Button isWide onClick={install}>
          {t('install.install')}
        </Button>
      )}
      {way.kind === 'link' && (
        <ButtonLink isWide href={way.href} target="_blank" rel="noopener noreferrer" onClick={onClose}>
          {t('install.getApp')}
        </ButtonLink>
      )}
    </div>
  );
}
