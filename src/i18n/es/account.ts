import type { account as en } from '../en/account.ts';

export const account: typeof en = {
  title: 'Tu cuenta',
  balance: 'Saldo',
  refresh: 'Actualizar el saldo',
  at: 'Actualizado: {{time}}',
  copyId: 'Copiar el número de miembro',
  stake: 'Apuesta {{amount}}',
  openRound: 'Abierta',
  history: 'Últimas rondas',
  noHistory: 'Todavía no hay rondas',
  language: 'Idioma',
  version: 'Versión {{version}}',
};
