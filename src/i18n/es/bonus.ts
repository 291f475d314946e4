import type { texts as en } from '../en/bonus.ts';

export const texts: typeof en = {
  title: '¡Felicidades!',
  continue: 'TOCA LA PANTALLA PARA CONTINUAR',
};
