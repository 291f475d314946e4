import type { texts as en } from '../en/push.ts';

export const texts: typeof en = {
  withdraw: { title: 'รายการถอนเงินมีความคืบหน้า', body: 'แตะเพื่อดูสถานะ' },
  mail: { title: 'คุณมีจดหมายใหม่', body: 'แตะเพื่ออ่าน' },
  bonus: { title: 'มีโบนัสพร้อมให้รับ', body: 'แตะเพื่อดูรางวัลที่รับได้' },
};
