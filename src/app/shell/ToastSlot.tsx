import { useT } from '#src/i18n/t.ts';
import { toasts } from '#src/navigation/toast.ts';
import { useSignalValue } from '#src/lib/use-signal-value.ts';
import { Toasts } from '#src/ui/Toasts/Toasts.tsx';

export function ToastSlot() {
  const t = useT();
  const shown = useSignalValue(toasts);
  return <Toasts label={t('common.messages')} toasts={shown} />;
}
