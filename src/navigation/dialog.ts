// The dialog slot above the overlay: one at a time, the others wait their turn. A dialog closes no overlay.
import { signal } from '@preact/signals-react';

export interface DialogRequest {
  /** Asking twice for the same shows it once. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  /** A dialog without it has one button. */
  readonly cancel?: string;
  readonly isDanger?: boolean;
}

interface Waiting extends DialogRequest {
  readonly settle: (isConfirmed: boolean) => void;
}

const queue = signal<readonly Waiting[]>([]);

/** The dialog to draw, with the way to answer it. */
export const openedDialogs = queue;

/** Resolves with the member's answer; closing counts as no. */
export function ask(request: DialogRequest): Promise<boolean> {
  if (queue.peek().some(({ id }) => id === request.id)) return Promise.resolve(false);
  return new Promise((resolve) => {
    const waiting: Waiting = {
      ...request,
      settle(isConfirmed) {
        queue.value = queue.peek().filter((other) => other !== waiting);
        resolve(isConfirmed);
      },
    };
    queue.value = [...queue.peek(), waiting];
  });
}

/** Unanswered: whoever they asked is gone. */
export function dismissDialogs(): void {
  for (const dialog of queue.peek()) dialog.settle(false);
}
