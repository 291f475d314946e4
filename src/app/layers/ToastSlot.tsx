import { useSignals } from '@preact/signals-react/runtime';
import { useT } from '#src/i18n/t.ts';
import { toasts } from '#src/navigation/toast.ts';
import { Toasts } from '#src/ui/Toasts/Toasts.tsx';

export function ToastSlot() {
  useSignals();
  const t = useT();
  const shown = toasts.value;
  return <Toasts label={t('common.messages')} toasts={shown} />;
}
