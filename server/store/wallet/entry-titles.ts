// What the statement calls an entry.
import type { Language } from '../../messages/language.ts';
import type { LedgerKind } from '../ledger.ts';

export const ENTRY_TITLES: Readonly<Record<Language, Readonly<Record<LedgerKind, string>>>> = {
  en: {
    welcome: 'Welcome bonus',
    bind: 'Bonus for securing your account',
    bet: 'Stake',
    win: 'Win',
    deposit: 'Deposit',
    depositBonus: 'Deposit bonus',
    withdrawal: 'Withdrawal',
    withdrawalReturned: 'Withdrawal returned',
  },
  es: {
    welcome: 'Bono de bienvenida',
    bind: 'Bono por proteger tu cuenta',
    bet: 'Apuesta',
    win: 'Premio',
    deposit: 'Depósito',
    depositBonus: 'Bono de depósito',
    withdrawal: 'Retiro',
    withdrawalReturned: 'Retiro devuelto',
  },
};
