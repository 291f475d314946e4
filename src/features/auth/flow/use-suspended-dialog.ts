import { useT } from '#src/i18n/t.ts';
import { ask } from '#src/navigation/dialog.ts';
import { useService } from './use-service.ts';

/** Tells the member of a closed account whom to contact. */
export function useSuspendedDialog(): (msg: string) => void {
  const t = useT();
  const { address, write } = useService();
  return (msg) => {
    const dialog = {
      id: 'suspended',
      title: t('common.suspendedTitle'),
      text: t('auth.suspendedText', { msg, address }),
      confirm: t('auth.writeToService'),
      cancel: t('common.close'),
    };
    void ask(dialog).then((wants) => wants && write());
  };
}
