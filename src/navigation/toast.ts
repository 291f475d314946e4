// Short messages that need no answer.
import { signal } from '@preact/signals-react';

export interface ToastMessage {
  readonly id: string;
  readonly text: string;
  readonly tone: 'info' | 'success' | 'warning';
}

export const toasts = signal<readonly ToastMessage[]>([]);

const SHOWN_MS = 4000;
const MOST_AT_ONCE = 3;
let lastId = 0;

export function showToast(text: string, tone: ToastMessage['tone'] = 'info'): void {
  lastId += 1;
  const toast = { id: String(lastId), text, tone };
  toasts.value = [...toasts.peek().filter((other) => other.text !== text), toast].slice(-MOST_AT_ONCE);
  setTimeout(() => {
    toasts.value = toasts.peek().filter((other) => other !== toast);
  }, SHOWN_MS);
}

export function dismissToasts(): void {
  toasts.value = [];
}
