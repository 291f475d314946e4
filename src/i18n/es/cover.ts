import type { cover as en } from '../en/cover.ts';

export const cover: typeof en = {
  unreachable: 'No se puede contactar con el servicio',
  hint: 'Comprueba la conexión o escribe a {{address}}.',
};
