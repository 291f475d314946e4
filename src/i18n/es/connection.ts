import type { connection as en } from '../en/connection.ts';

export const connection: typeof en = {
  offline: 'Sin conexión. Se muestra lo guardado a las {{time}}',
  offlineNow: 'Sin conexión',
  weak: 'La conexión es débil',
  back: 'Conexión recuperada',
  memory: 'Este navegador no guarda nada: no se podrá leer sin conexión',
};
