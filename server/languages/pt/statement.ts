import type { texts as en } from '../en/statement.ts';

export const texts: typeof en = {
  entries: {
    welcome: 'Bônus de boas-vindas',
    bind: 'Bônus por proteger sua conta',
    signIn: 'Check-in diário',
    vipDaily: 'Recompensa VIP diária',
    vipLevel: 'Novo nível VIP',
    task: 'Recompensa de missão',
    loginBonus: 'Dias de boas-vindas',
    redPacket: 'Envelope vermelho',
    activity: 'Recompensa de evento',
    mail: 'Recompensa de uma mensagem',
    inviteCashOut: 'Resgate da roleta de convites',
    commission: 'Comissão da sua equipe',
    inviteStep: 'Recompensa por convites',
    rebate: 'Cashback',
    bet: 'Aposta',
    win: 'Ganho',
    deposit: 'Depósito',
    depositBonus: 'Bônus de depósito',
    withdrawal: 'Saque',
    withdrawalReturned: 'Saque devolvido',
    correctionUp: 'Correção',
    correctionDown: 'Correção',
  },
  bankTransfer: 'Transferência bancária',
};
