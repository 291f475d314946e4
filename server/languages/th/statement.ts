import type { texts as en } from '../en/statement.ts';

export const texts: typeof en = {
  entries: {
    welcome: 'โบนัสต้อนรับ',
    bind: 'โบนัสเพิ่มความปลอดภัยให้บัญชี',
    signIn: 'เช็คอินรายวัน',
    vipDaily: 'รางวัล VIP รายวัน',
    vipLevel: 'เลื่อนระดับ VIP',
    task: 'รางวัลภารกิจ',
    loginBonus: 'รางวัลต้อนรับรายวัน',
    redPacket: 'ซองอั่งเปา',
    activity: 'รางวัลกิจกรรม',
    mail: 'รางวัลจากจดหมาย',
    inviteCashOut: 'รับเหรียญจากวงล้อชวนเพื่อน',
    commission: 'ค่าคอมมิชชันจากทีมของคุณ',
    inviteStep: 'รางวัลชวนเพื่อน',
    rebate: 'เงินคืน',
    bet: 'เดิมพัน',
    win: 'ยอดชนะ',
    deposit: 'ฝากเงิน',
    depositBonus: 'โบนัสฝากเงิน',
    withdrawal: 'ถอนเงิน',
    withdrawalReturned: 'คืนยอดถอน',
    correctionUp: 'ปรับยอด',
    correctionDown: 'ปรับยอด',
  },
  bankTransfer: 'โอนผ่านธนาคาร',
};
