import type { common as en } from '../en/common.ts';

export const common: typeof en = {
  tryAgain: 'Reintentar',
  close: 'Cerrar',
  cancel: 'Cancelar',
  copy: 'Copiar',
  copied: 'Copiado',
  needsConnection: 'Necesita conexión',
  traceId: 'Referencia {{id}}',
  updatedAgo: 'Actualizado {{ago}}',
  loading: 'Cargando',
  done: 'Hecho',
  messages: 'Mensajes',
};
