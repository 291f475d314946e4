import type { texts as en } from '../en/limits.ts';

const kinds = {
  deposit: 'límite de depósitos',
  loss: 'límite de pérdidas',
  bet: 'límite de apuestas',
  session: 'límite de tiempo en juegos',
};
const periods = { day: 'al día', week: 'a la semana', month: 'al mes', once: 'sin pausa' };

export const texts: typeof en = {
  minutes: (count) => `${count} minutos`,
  reached: ({ kind, period, most, left }) =>
    `Tu ${kinds[kind]} es de ${most} ${periods[period]}. Te queda: ${left}.`,
};
