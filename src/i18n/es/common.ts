import type { common as en } from '../en/common.ts';

export const common: typeof en = {
  tryAgain: 'Reintentar',
  close: 'Cerrar',
  cancel: 'Cancelar',
  copy: 'Copiar',
  copyOf: 'Copiar: {{what}}',
  copied: 'Copiado',
  needsConnection: 'Necesita conexión',
  traceId: 'Referencia {{id}}',
  updatedAgo: 'Actualizado {{ago}}',
  loading: 'Cargando',
  done: 'Hecho',
  messages: 'Mensajes',
};
