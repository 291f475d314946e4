import type { texts as en } from '../en/limits.ts';

const kinds = {
  deposit: 'Batas depositmu',
  loss: 'Batas kerugianmu',
  bet: 'Batas taruhanmu',
  session: 'Batas waktumu di game',
};
const periods = { day: 'per hari', week: 'per minggu', month: 'per bulan', once: 'tanpa jeda' };

export const texts: typeof en = {
  minutes: (count) => `${count} menit`,
  reached: ({ kind, period, most, left }) =>
    `${kinds[kind]} ${most} ${periods[period]}, dan sisanya ${left}.`,
};
