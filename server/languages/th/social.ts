import type { texts as en } from '../en/social.ts';

export const texts: typeof en = {
  title: (name) => `เข้าสู่ระบบด้วย ${name}`,
  waiting: (name) => `กำลังเชื่อมต่อกับ ${name}…`,
  go: (name) => `ดำเนินการต่อด้วย ${name}`,
  unreachable: (name) => `เชื่อมต่อกับ ${name} ไม่ได้ ปิดหน้าต่างนี้แล้วลองอีกครั้ง`,
  alone: 'หน้าต่างนี้ต้องเปิดจากหน้าเข้าสู่ระบบ กลับไปที่หน้านั้นแล้วลองอีกครั้ง',
  close: 'ปิด',
};
