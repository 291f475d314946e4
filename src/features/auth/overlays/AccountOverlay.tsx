import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { APP_VERSION } from '#src/contract/envelope.ts';
import { refreshBets } from '#src/data/play/refresh-bets.ts';
import { useT } from '#src/i18n/t.ts';
import { ask } from '#src/navigation/dialog.ts';
import { closeOverlay, leaveOverlayFor } from '#src/navigation/overlay.ts';
import { paths } from '#src/navigation/paths.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { logOut } from '#src/ui/Icon/shapes.ts';
import { Sheet } from '#src/ui/Sheet/Sheet.tsx';
import { signOut } from '../actions/sign-out.ts';
import { AccountBalance } from '../parts/account/AccountBalance.tsx';
import { AccountSection } from '../parts/account/AccountSection.tsx';
import { LanguageChoice } from '../parts/account/LanguageChoice.tsx';
import { LastRounds } from '../parts/account/LastRounds.tsx';
import { WhoIsIn } from '../parts/account/WhoIsIn.tsx';

export default function AccountOverlay() {
  const t = useT();
  const [, navigate] = useLocation();
  useEffect(() => {
    void refreshBets();
  }, []);
  const leave = async () => {
    const isSure = await ask({
      id: 'sign-out',
      title: t('auth.signOutTitle'),
      text: t('auth.signOutText'),
      confirm: t('auth.signOut'),
      cancel: t('common.cancel'),
      isDanger: true,
    });
    if (!isSure) return;
    leaveOverlayFor(paths.home, navigate);
    signOut();
  };
  return (
    <Sheet
      title={t('account.title')}
      closeLabel={t('common.close')}
      onClose={closeOverlay}
      footer={
        <Button icon={logOut} isWide onClick={() => void leave()}>
          {t('auth.signOut')}
        </Button>
      }
    >
      <WhoIsIn />
      <AccountBalance />
      <AccountSection title={t('account.history')}>
        <LastRounds />
      </AccountSection>
      <AccountSection title={t('account.language')}>
        <LanguageChoice />
      </AccountSection>
      <small>{t('account.version', { version: APP_VERSION })}</small>
    </Sheet>
  );
}
