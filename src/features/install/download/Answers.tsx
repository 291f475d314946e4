import { declineInstall } from '#src/data/api/install-prompt.ts';
import { useT } from '#src/i18n/t.ts';
import { type InstallPlace, installOffer } from '#src/navigation/install-offer.ts';
import { track } from '#src/tracking/track.ts';
import { Button, ButtonLink } from '#src/ui/Button/Button.tsx';
import { promptInstall } from '../prompt-install.ts';
import styles from './Answers.module.css';
import type { InstallWay } from './use-install-way.ts';

interface AnswersProps {
  readonly way: InstallWay;
  readonly place: InstallPlace;
  readonly onClose: () => void;
}

/** Neither answer weighs more than the other. */
export function Answers({ way, place, onClose }: AnswersProps) {
  const t = useT();
  const install = () => {
    promptInstall(place);
    onClose();
  };
  const decline = () => {
    declineInstall();
    installOffer.value = null;
    track('install_answer', { eventProps: { place, choice: 'later' } });
    onClose();
  };
  if (way.kind === 'installed') {
    return (
      <div className={styles.answers}>
        <Button isWide onClick={onClose}>
          {t('common.ok')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.answers}>
      <Button isWide onClick={decline}>
        {t('install.notNow')}
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
