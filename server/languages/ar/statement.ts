import type { texts as en } from '../en/statement.ts';

export const texts: typeof en = {
  entries: {
    welcome: 'مكافأة ترحيبية',
    bind: 'مكافأة حماية حسابك',
    signIn: 'تسجيل الحضور اليومي',
    vipDaily: 'جائزة VIP اليومية',
    vipLevel: 'مستوى VIP جديد',
    task: 'جائزة مهمة',
    loginBonus: 'أيام الترحيب',
    redPacket: 'الظرف الأحمر',
    activity: 'جائزة فعالية',
    mail: 'جائزة من رسالة',
    inviteCashOut: 'تحصيل من عجلة الدعوات',
    commission: 'عمولة من فريقك',
    inviteStep: 'جائزة دعوات',
    rebate: 'الاسترداد النقدي',
    bet: 'رهان',
    win: 'ربح',
    deposit: 'إيداع',
    depositBonus: 'مكافأة إيداع',
    withdrawal: 'سحب',
    withdrawalReturned: 'سحب مُعاد',
    correctionUp: 'تصحيح',
    correctionDown: 'تصحيح',
  },
  bankTransfer: 'تحويل بنكي',
};
