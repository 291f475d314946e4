import { UNSENT_KINDS, unsent } from '#src/data/mutations/unsent.ts';
import { language, t, useT } from '#src/i18n/t.ts';
import { ask } from '#src/navigation/dialog.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { logOut } from '#src/ui/Icon/shapes.ts';
import { signOut } from './actions.ts';

/** Says what will be lost, and works offline. */
export function SignOut() {
  const shown = useT();
  return (
    <Button icon={logOut} isWide onClick={() => void askToLeave()}>
      {shown('member.signOut')}
    </Button>
  );
}

async function askToLeave(): Promise<void> {
  const what = await whatWaits();
  const words = what
    ? {
        text: t('member.signOutUnsent', { what }),
        confirm: t('member.signOutDrop'),
        cancel: t('member.signOutStay'),
      }
    : { text: t('member.signOutText'), confirm: t('member.signOut'), cancel: t('common.cancel') };
  if (await ask({ id: 'sign-out', title: t('member.signOutTitle'), isDanger: true, ...words })) signOut();
}

/** Each kind with its number; "" if nothing waits, or nothing can be read. */
async function whatWaits(): Promise<string> {
  const locale = language.peek();
  const counts = await unsent().catch(() => new Map<(typeof UNSENT_KINDS)[number], number>());
  const parts = UNSENT_KINDS.filter((kind) => counts.has(kind)).map(
    (kind) => `${t(`member.unsent_${kind}`)} (${(counts.get(kind) ?? 0).toLocaleString(locale)})`,
  );
  return new Intl.ListFormat(locale).format(parts);
}
