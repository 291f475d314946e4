import type { texts as en } from '../en/legal.ts';

export const texts: typeof en = {
  title: 'Acerca de',
  offlineReading: 'Lectura sin conexión',
  on: 'Activada',
  off: 'Desactivada',
  keptAll: 'Todas las pantallas están listas sin conexión',
  keptSome: '{{count}} de {{of}} partes están listas sin conexión',
  noWorker: 'Este navegador o esta dirección no lo permite. Todo lo demás funciona.',
  minAge: 'A partir de {{age}} años',
  contact: 'Contacto',
  texts: 'Legal',
  terms: 'Condiciones de uso',
  privacy: 'Política de privacidad',
  thisApp: 'Esta app',
  deliveryText: 'Lo que la app envía y lo que espera',
  version: 'Versión',
  inForce: 'En vigor desde el {{date}}',
  contents: 'Contenido',
  delivery: 'Datos de uso',
};
