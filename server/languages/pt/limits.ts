import type { texts as en } from '../en/limits.ts';

const kinds = {
  deposit: 'limite de depósitos',
  loss: 'limite de perdas',
  bet: 'limite de apostas',
  session: 'limite de tempo em jogos',
};
const periods = { day: 'por dia', week: 'por semana', month: 'por mês', once: 'sem pausa' };

export const texts: typeof en = {
  minutes: (count) => `${count} minutos`,
  reached: ({ kind, period, most, left }) =>
    `Seu ${kinds[kind]} é de ${most} ${periods[period]}. Ainda resta: ${left}.`,
};
