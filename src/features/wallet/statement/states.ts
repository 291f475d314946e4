import type { CoinEntry } from '#src/contract/wallet.ts';
import type { TextKey } from '#src/i18n/t.ts';
import { isWithdrawal } from './entries.ts';

const STATES = {
  0: 'wallet.received',
  1: 'wallet.checked',
  2: 'wallet.beingPaid',
  3: 'wallet.paidOut',
  4: 'wallet.refusedShort',
} as const satisfies Record<CoinEntry['status'], TextKey>;

/** Only withdrawals have a state; other entries are done when they are written. */
export const stateOf = (entry: CoinEntry): TextKey | undefined =>
  isWithdrawal(entry) ? STATES[entry.status] : undefined;
