import { useSignals } from '@preact/signals-react/runtime';
import { openedDialogs } from '#src/navigation/dialog.ts';
import { useLayer } from '#src/navigation/use-layer.ts';
import { Dialog, type DialogAction } from '#src/ui/Dialog/Dialog.tsx';

/** Shows one dialog at a time; the next waits until the previous one has left. Back closes the dialog alone. */
export function DialogSlot() {
  useSignals();
  const [dialog] = openedDialogs.value;
  const drop = useLayer(dialog !== undefined, answerNo);
  if (!dialog) return null;
  // What follows an answer may change the history itself.
  const answer = async (isConfirmed: boolean) => {
    if (openedDialogs.peek().length === 1) await drop();
    dialog.settle(isConfirmed);
  };
  const confirm: DialogAction = {
    text: dialog.confirm,
    variant: dialog.isDanger ? 'danger' : 'primary',
    run: () => void answer(true),
  };
  const actions =
    dialog.cancel === undefined
      ? [confirm]
      : [{ text: dialog.cancel, run: () => void answer(false) }, confirm];
  return (
    <Dialog
      key={dialog.id}
      title={dialog.title}
      actions={actions}
      isDismissable={!dialog.isFirm}
      onClose={() => void answer(false)}
    >
      {dialog.text}
    </Dialog>
  );
}

/** False while there is a dialog: one that only its button closes, or one that has waited. */
function answerNo(): boolean {
  const [dialog] = openedDialogs.peek();
  if (!dialog?.isFirm) dialog?.settle(false);
  return openedDialogs.peek().length === 0;
}
