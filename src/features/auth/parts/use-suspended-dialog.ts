import { useConfig } from '#src/data/queries/use-config.ts';
import { useT } from '#src/i18n/t.ts';
import { brand } from '#src/lib/brand.ts';
import { ask } from '#src/navigation/dialog.ts';

/** An account that is closed: nothing can be mended here, so it says whom to write to. */
export function useSuspendedDialog(): (msg: string) => void {
  const t = useT();
  const contacts = useConfig()?.clientConfig.contacts ?? [];
  const mail = contacts.find(({ url }) => url.startsWith('mailto:'));
  const contact = mail ?? { label: brand.support, url: `mailto:${brand.support}` };
  return (msg) => {
    const dialog = {
      id: 'suspended',
      title: t('auth.suspendedTitle'),
      text: t('auth.suspendedText', { msg, address: contact.label }),
      confirm: t('auth.writeToService'),
      cancel: t('common.close'),
    };
    void ask(dialog).then((wants) => wants && location.assign(contact.url));
  };
}
