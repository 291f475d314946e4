// The dialog slot above the overlay: one dialog at a time, the others wait. A dialog never closes an overlay.
import { signal } from '@preact/signals-react';

export interface DialogRequest {
  /** Dialogs with the same key are shown once. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  /** Without it a dialog has one button. */
  readonly cancel?: string;
  readonly isDanger?: boolean;
  /** Only its button closes it. */
  readonly isFirm?: boolean;
}

interface Waiting extends DialogRequest {
  readonly settle: (isConfirmed: boolean) => void;
}

/** The current dialog first, each with a function that answers it. */
export const openedDialogs = signal<readonly Waiting[]>([]);

/** Resolves with the member's answer; closing counts as no. */
export function ask(request: DialogRequest): Promise<boolean> {
  if (openedDialogs.peek().some(({ id }) => id === request.id)) return Promise.resolve(false);
  return new Promise((resolve) => {
    const waiting: Waiting = {
      ...request,
      settle(isConfirmed) {
        openedDialogs.value = openedDialogs.peek().filter((other) => other !== waiting);
        resolve(isConfirmed);
      },
    };
    openedDialogs.value = [...openedDialogs.peek(), waiting];
  });
}

/** Closes one dialog with the answer no, because its question no longer arises. */
export function dismissDialog(id: string): void {
  openedDialogs
    .peek()
    .find((dialog) => dialog.id === id)
    ?.settle(false);
}

/** Dismisses all dialogs, because the member they addressed has left. */
export function dismissDialogs(): void {
  for (const dialog of openedDialogs.peek()) dialog.settle(false);
}
