import type { access as en } from '../en/access.ts';

export const access: typeof en = {
  signInFirst: 'Inicia sesión para ver esta página',
  signInWhy: 'Muestra lo que pertenece a tu cuenta.',
  notAvailable: 'Esto no está disponible en este momento',
  unknown: 'La primera vez, esta página necesita conexión.',
};
