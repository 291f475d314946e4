import type { texts as en } from '../en/devices.ts';

export const texts: typeof en = {
  device: 'Dispositivo desconhecido',
  here: 'Este computador',
  near: 'Rede local',
  somewhere: 'Rede desconhecida',
};
