import { useState } from 'react';
import { useT } from '#src/i18n/t.ts';
import { closeOverlay, type OverlayProps } from '#src/navigation/overlay.ts';
import { Sheet } from '#src/ui/Sheet/Sheet.tsx';
import { Answers } from './Answers.tsx';
import styles from './DownloadOverlay.module.css';
import { Reasons } from './Reasons.tsx';
import { Steps } from './Steps.tsx';
import { useInstallWay } from './use-install-way.ts';

/** Why installing helps, and how it is done here. */
export default function DownloadOverlay({ place = 'popup' }: OverlayProps['download']) {
  const t = useT();
  const [isOpen, setOpen] = useState(true);
  const way = useInstallWay();
  return (
    <Sheet
      title={t(way.kind === 'installed' ? 'install.installed' : 'install.title')}
      closeLabel={t('common.close')}
      isOpen={isOpen}
      onClose={closeOverlay}
      footer={<Answers way={way} place={place} onClose={() => setOpen(false)} />}
    >
      <div className={styles.content}>
        <Reasons />
        <Steps kind={way.kind} />
      </div>
    </Sheet>
  );
}
