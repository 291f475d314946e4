import type { texts as en } from '../en/devices.ts';

export const texts: typeof en = {
  device: 'อุปกรณ์ที่ไม่รู้จัก',
  here: 'คอมพิวเตอร์เครื่องนี้',
  near: 'เครือข่ายภายใน',
  somewhere: 'เครือข่ายที่ไม่รู้จัก',
};
