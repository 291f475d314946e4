import type { texts as en } from '../en/statement.ts';

export const texts: typeof en = {
  entries: {
    welcome: 'Bono de bienvenida',
    bind: 'Bono por proteger tu cuenta',
    signIn: 'Check-in diario',
    vipDaily: 'Recompensa VIP diaria',
    vipLevel: 'Nuevo nivel VIP',
    task: 'Recompensa de tarea',
    loginBonus: 'Días de bienvenida',
    redPacket: 'Sobre rojo',
    activity: 'Recompensa de evento',
    mail: 'Recompensa de un mensaje',
    inviteCashOut: 'Cobro de la ruleta de invitaciones',
    commission: 'Comisión de tu equipo',
    inviteStep: 'Premio por invitaciones',
    rebate: 'Reembolso',
    bet: 'Apuesta',
    win: 'Premio',
    deposit: 'Depósito',
    depositBonus: 'Bono de depósito',
    withdrawal: 'Retiro',
    withdrawalReturned: 'Retiro devuelto',
    correctionUp: 'Corrección',
    correctionDown: 'Corrección',
  },
  bankTransfer: 'Transferencia bancaria',
};
