import type { texts as en } from '../en/limits.ts';

const kinds = { deposit: 'حد الإيداع', loss: 'حد الخسارة', bet: 'حد الرهان', session: 'حد وقت اللعب' };
const periods = { day: 'في اليوم', week: 'في الأسبوع', month: 'في الشهر', once: 'دون توقف' };

export const texts: typeof en = {
  minutes: (count) => `${count} دقيقة`,
  reached: ({ kind, period, most, left }) =>
    `${kinds[kind]} لديك ${most} ${periods[period]}، والمتبقي منه ${left}.`,
};
