import type { texts as en } from '../en/devices.ts';

export const texts: typeof en = {
  device: 'جهاز غير معروف',
  here: 'هذا الحاسوب',
  near: 'شبكة محلية',
  somewhere: 'شبكة غير معروفة',
};
