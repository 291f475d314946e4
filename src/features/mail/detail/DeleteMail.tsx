import { useState } from 'react';
import { useLocation } from 'wouter';
import { useT } from '#src/i18n/t.ts';
import { returnTo } from '#src/navigation/back.ts';
import { paths } from '#src/navigation/paths.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { trash } from '#src/ui/Icon/shapes.ts';
import { askAndDelete } from '../delete-mails.ts';

/** Works without a connection, too: the mail leaves this device at once. */
export function DeleteMail({ id }: { id: number }) {
  const t = useT();
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    if (await askAndDelete([id], true)) await returnTo(paths.mail, navigate);
    setBusy(false);
  };
  return (
    <Button variant="quiet" icon={trash} isWide isBusy={isBusy} onClick={() => void remove()}>
      {t('mail.deleteMail')}
    </Button>
  );
}
