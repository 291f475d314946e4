import type { tips as en } from '../en/tips.ts';

export const tips: typeof en = {
  title: 'Aviso',
  timeout: 'La solicitud ha tardado demasiado, inténtalo de nuevo más tarde',
  ok: 'Aceptar',
};
