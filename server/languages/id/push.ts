import type { texts as en } from '../en/push.ts';

export const texts: typeof en = {
  withdraw: { title: 'Penarikanmu ada kemajuan', body: 'Ketuk untuk melihat statusnya.' },
  mail: { title: 'Ada pesan baru', body: 'Ketuk untuk membacanya.' },
  bonus: { title: 'Ada bonus yang siap', body: 'Ketuk untuk melihat yang bisa diklaim.' },
};
