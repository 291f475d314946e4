// Short information that needs no answer.
import { signal } from '@preact/signals-react';

export interface ToastMessage {
  readonly id: number;
  readonly text: string;
  readonly tone: 'info' | 'gain' | 'warning';
}

export const toasts = signal<readonly ToastMessage[]>([]);

const SHOWN_MS = 4000;
let lastId = 0;

export function showToast(text: string, tone: ToastMessage['tone'] = 'info'): void {
  const toast = { id: ++lastId, text, tone };
  toasts.value = [...toasts.peek().filter((other) => other.text !== text), toast].slice(-3);
  setTimeout(() => {
    toasts.value = toasts.peek().filter((other) => other !== toast);
  }, SHOWN_MS);
}
