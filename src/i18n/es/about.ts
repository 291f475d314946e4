import type { about as en } from '../en/about.ts';

export const about: typeof en = {
  offlineReading: 'Lectura sin conexión',
};
