import { useT } from '#src/i18n/t.ts';
import { ask } from '#src/navigation/dialog.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { logOut } from '#src/ui/Icon/shapes.ts';
import { signOut } from './actions.ts';

/** Says what will be lost, and works offline. */
export function SignOut() {
  const t = useT();
  const leave = async () => {
    const isSure = await ask({
      id: 'sign-out',
      title: t('member.signOutTitle'),
      text: t('member.signOutText'),
      confirm: t('member.signOut'),
      cancel: t('common.cancel'),
      isDanger: true,
    });
    if (isSure) signOut();
  };
  return (
    <Button icon={logOut} isWide onClick={() => void leave()}>
      {t('member.signOut')}
    </Button>
  );
}
