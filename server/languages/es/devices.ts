import type { texts as en } from '../en/devices.ts';

export const texts: typeof en = {
  device: 'Dispositivo desconocido',
  here: 'Este equipo',
  near: 'Red local',
  somewhere: 'Red desconocida',
};
