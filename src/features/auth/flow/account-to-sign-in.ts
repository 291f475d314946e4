import { signal } from '@preact/signals-react';

export interface HandedOver {
  /** An account name, or a number in international form. */
  readonly account: string;
  /** Its password has just been set. */
  readonly hasNewPassword: boolean;
}

/** Hands a name or number over to sign-in: one that was taken, or that has a new password. */
export const accountToSignIn = signal<HandedOver | undefined>(undefined);

export function handOver(account: HandedOver | undefined): void {
  accountToSignIn.value = account;
}
