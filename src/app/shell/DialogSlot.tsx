import { useSignals } from '@preact/signals-react/runtime';
import { openedDialogs } from '#src/navigation/dialog.ts';
import { Dialog, type DialogAction } from '#src/ui/Dialog/Dialog.tsx';

/** Shows one dialog at a time; the next waits until the previous one has left. */
export function DialogSlot() {
  useSignals();
  const [dialog] = openedDialogs.value;
  if (!dialog) return null;
  const confirm: DialogAction = {
    text: dialog.confirm,
    variant: dialog.isDanger ? 'danger' : 'primary',
    run: () => dialog.settle(true),
  };
  const actions =
    dialog.cancel === undefined
      ? [confirm]
      : [{ text: dialog.cancel, run: () => dialog.settle(false) }, confirm];
  return (
    <Dialog
      key={dialog.id}
      title={dialog.title}
      actions={actions}
      isDismissable={!dialog.isFirm}
      onClose={() => dialog.settle(false)}
    >
      {dialog.text}
    </Dialog>
  );
}
