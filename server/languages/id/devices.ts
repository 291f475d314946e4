import type { texts as en } from '../en/devices.ts';

export const texts: typeof en = {
  device: 'Perangkat tidak dikenal',
  here: 'Komputer ini',
  near: 'Jaringan lokal',
  somewhere: 'Jaringan tidak dikenal',
};
