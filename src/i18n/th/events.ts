import type { Plural } from '../counted.ts';
import type { texts as en } from '../en/events.ts';

const waiting: Plural = {
  other: 'รอส่ง {{count}} รายการ',
};

export const texts: typeof en = {
  title: 'ข้อมูลการใช้งาน',
  intro: 'แอปแจ้งระบบว่าคุณเปิดหน้าจอและเกมใดบ้าง ข้อมูลที่ยังส่งไม่ได้จะรออยู่ในอุปกรณ์นี้',
  allSent: 'ส่งครบทุกรายการแล้ว',
  waiting,
  since: 'ตั้งแต่ {{time}}',
  lastError: 'ปัญหาล่าสุด: {{error}}',
  noAnswer: 'ไม่มีการตอบกลับ',
  noAnswerInTime: 'ไม่มีการตอบกลับภายในเวลา',
  nextAttempt: 'จะลองอีกครั้ง {{time}}',
  sendNow: 'ส่งตอนนี้',
  inMemory: 'เบราว์เซอร์นี้ไม่บันทึกข้อมูล รายการที่ยังไม่ได้ส่งก่อนปิดหน้านี้จะหายไป',
  deadLetters: 'ถูกปฏิเสธ {{count}} รายการ',
  deadLettersText: 'ระบบปฏิเสธรายการเหล่านี้ และจะอยู่ที่นี่จนกว่าคุณจะลบแอป',
  ofOther: 'รายการของสมาชิกอื่น',
  export: 'บันทึกเป็นไฟล์',
  installation: 'รหัสการติดตั้ง',
};
