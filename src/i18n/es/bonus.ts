import type { texts as en } from '../en/bonus.ts';

export const texts: typeof en = {
  title: 'Enhorabuena',
  continue: 'TOCA LA PANTALLA PARA CONTINUAR',
};
