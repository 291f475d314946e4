// What the statement calls an entry.
import type { Language } from '../../messages/language.ts';
import type { LedgerKind } from '../ledger.ts';

export const ENTRY_TITLES: Readonly<Record<Language, Readonly<Record<LedgerKind, string>>>> = {
  en: {
    welcome: 'Welcome bonus',
    bind: 'Bonus for securing your account',
    signIn: 'Daily sign-in',
    vipDaily: 'Daily VIP reward',
    vipLevel: 'New VIP level',
    task: 'Task reward',
    loginBonus: 'Welcome week',
    redPacket: 'Red packet',
    activity: 'Activity reward',
    inviteCashOut: 'Invitation wheel, paid out',
    rebate: 'Rebate',
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
    signIn: 'Entrada diaria',
    vipDaily: 'Recompensa VIP diaria',
    vipLevel: 'Nuevo nivel VIP',
    task: 'Recompensa de tarea',
    loginBonus: 'Semana de bienvenida',
    redPacket: 'Sobre rojo',
    activity: 'Recompensa de actividad',
    inviteCashOut: 'Ruleta de invitaciones, pagada',
    rebate: 'Reembolso',
    bet: 'Apuesta',
    win: 'Premio',
    deposit: 'Depósito',
    depositBonus: 'Bono de depósito',
    withdrawal: 'Retiro',
    withdrawalReturned: 'Retiro devuelto',
  },
};
