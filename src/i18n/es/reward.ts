import type { reward as en } from '../en/reward.ts';

export const reward: typeof en = {
  title: 'Enhorabuena',
  continue: 'TOCA LA PANTALLA PARA CONTINUAR',
  unknown: 'Premio',
  coin: 'Monedas',
  points: 'Puntos',
  liveness: 'Actividad',
  coupon: 'Cupón',
  season: 'Artículo de Año Nuevo',
};
