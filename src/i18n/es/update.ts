import type { update as en } from '../en/update.ts';

export const update: typeof en = {
  ready: 'Hay una versión nueva',
  action: 'Actualizar',
  offlineReady: 'Listo para usarse sin conexión',
};
