import type { texts as en } from '../en/statement.ts';

export const texts: typeof en = {
  entries: {
    welcome: 'Bonus selamat datang',
    bind: 'Bonus mengamankan akun',
    signIn: 'Check-in harian',
    vipDaily: 'Hadiah VIP harian',
    vipLevel: 'Level VIP baru',
    task: 'Hadiah misi',
    loginBonus: 'Hadiah member baru',
    redPacket: 'Angpau',
    activity: 'Hadiah event',
    mail: 'Hadiah dari pesan',
    inviteCashOut: 'Pencairan roda undangan',
    commission: 'Komisi dari timmu',
    inviteStep: 'Hadiah undangan',
    rebate: 'Rebate',
    bet: 'Taruhan',
    win: 'Kemenangan',
    deposit: 'Deposit',
    depositBonus: 'Bonus deposit',
    withdrawal: 'Penarikan',
    withdrawalReturned: 'Penarikan dikembalikan',
    correctionUp: 'Koreksi',
    correctionDown: 'Koreksi',
  },
  bankTransfer: 'Transfer bank',
};
