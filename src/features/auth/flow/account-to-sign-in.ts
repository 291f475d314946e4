import { signal } from '@preact/signals-react';

export interface HandedOver {
  /** A name, or a number in its international form. */
  readonly account: string;
  /** Its password has just been chosen. */
  readonly hasNewPassword: boolean;
}

/** A name or number on its way to sign-in: one that turned out to be taken, or that has a new password. */
export const accountToSignIn = signal<HandedOver | undefined>(undefined);

export function handOver(account: HandedOver | undefined): void {
  accountToSignIn.value = account;
}
