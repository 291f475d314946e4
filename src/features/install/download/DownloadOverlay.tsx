import { useState } from 'react';
import { environment } from '#src/data/api/environment.ts';
import { installState, showInstallPrompt } from '#src/data/api/install-prompt.ts';
import { useConfig } from '#src/data/config/use-config.ts';
import { useT } from '#src/i18n/t.ts';
import { linkTo } from '#src/lib/own-address.ts';
import { useSignalValue } from '#src/lib/use-signal-value.ts';
import { closeOverlay } from '#src/navigation/overlay.ts';
import { Button, ButtonLink } from '#src/ui/Button/Button.tsx';
import { Sheet } from '#src/ui/Sheet/Sheet.tsx';
import styles from './DownloadOverlay.module.css';
import { Reasons } from './Reasons.tsx';
import { Steps } from './Steps.tsx';

/** Why installing helps, and how it is done here. */
export default function DownloadOverlay() {
  const t = useT();
  const [isOpen, setOpen] = useState(true);
  const state = useSignalValue(installState);
  const downloadUrl = useConfig()?.clientConfig.downloadUrl ?? '';
  const [{ isIos }] = useState(environment);
  const link = linkTo(downloadUrl, location.origin);
  const close = () => setOpen(false);
  const hasPrompt = state === 'available';
  const isInstalled = state === 'installed';
  const install = () =>
    void showInstallPrompt()
      .catch((error) => reportError(error))
      .finally(close);
  return (
    <Sheet
      title={t(isInstalled ? 'install.installed' : 'install.title')}
      closeLabel={t('common.close')}
      isOpen={isOpen}
      onClose={closeOverlay}
      footer={
        <div className={styles.answers}>
          <Button isWide onClick={close}>
            {t(isInstalled ? 'common.ok' : 'install.notNow')}
          </Button>
          {hasPrompt && (
            <Button isWide onClick={install}>
              {t('install.install')}
            </Button>
          )}
          {!hasPrompt && !isInstalled && !isIos && link && (
            <ButtonLink isWide href={link.href} target="_blank" rel="noopener noreferrer" onClick={close}>
              {t('install.getApp')}
            </ButtonLink>
          )}
        </div>
      }
    >
      <div className={styles.content}>
        <Reasons />
        {!hasPrompt && !isInstalled && <Steps way={isIos ? 'ios' : link ? 'none' : 'menu'} />}
      </div>
    </Sheet>
  );
}
