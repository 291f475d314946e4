import type { texts as en } from '../en/limits.ts';

const kinds = {
  deposit: 'ขีดจำกัดการฝาก',
  loss: 'ขีดจำกัดการเสีย',
  bet: 'ขีดจำกัดการเดิมพัน',
  session: 'ขีดจำกัดเวลาในเกม',
};
const periods = { day: 'ต่อวัน', week: 'ต่อสัปดาห์', month: 'ต่อเดือน', once: 'โดยไม่หยุดพัก' };

export const texts: typeof en = {
  minutes: (count) => `${count} นาที`,
  reached: ({ kind, period, most, left }) =>
    `${kinds[kind]}ของคุณคือ ${most} ${periods[period]} และเหลือ ${left}`,
};
