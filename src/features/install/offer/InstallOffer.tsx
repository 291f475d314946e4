import { useSignals } from '@preact/signals-react/runtime';
import { useLocation } from 'wouter';
import { declineInstall, installState } from '#src/data/api/install-prompt.ts';
import { useT } from '#src/i18n/t.ts';
import { installOffer } from '#src/navigation/install-offer.ts';
import { openOverlay } from '#src/navigation/overlay.ts';
import { paths } from '#src/navigation/paths.ts';
import { track } from '#src/tracking/track.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Mark } from '#src/ui/Mark/Mark.tsx';
import { promptInstall } from '../prompt-install.ts';
import styles from './InstallOffer.module.css';

/** A card above the navigation bar; it covers nothing that cannot be scrolled away from it. */
export function InstallOffer() {
  useSignals();
  const t = useT();
  const [path] = useLocation();
  const offer = installOffer.value;
  const hasPrompt = installState.value === 'available';
  if (!offer || (path !== paths.home && path !== offer.path)) return null;
  const { place } = offer;
  const close = () => {
    installOffer.value = null;
  };
  const decline = () => {
    declineInstall();
    track('install_answer', { eventProps: { place, choice: 'later' } });
    close();
  };
  const install = () => {
    close();
    if (hasPrompt) promptInstall(place);
    else openOverlay('download', { place });
  };
  return (
    <aside className={styles.card} aria-label={t('install.title')}>
      <div className={styles.words}>
        <span className={styles.mark}>
          <Mark />
        </span>
        <p>
          <b className={styles.title}>{t('install.offerTitle')}</b>
          <span className={styles.text}>{t('install.offerText')}</span>
        </p>
      </div>
      <div className={styles.answers}>
        <Button isWide onClick={decline}>
          {t('install.notNow')}
        </Button>
        <Button isWide onClick={install}>
          {t(hasPrompt ? 'install.install' : 'install.howButton')}
        </Button>
      </div>
    </aside>
  );
}
