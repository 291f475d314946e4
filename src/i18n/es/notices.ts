import type { notices as en } from '../en/notices.ts';

export const notices: typeof en = {
  previous: 'Anterior',
  next: 'Siguiente',
  page: '{{index}} de {{count}}',
  none: 'Ahora no hay novedades',
};
