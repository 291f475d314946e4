import type { texts as en } from '../en/install.ts';

export const texts: typeof en = {
  title: 'Instala la app',
  installed: 'La app está instalada',
  faster: 'Se abre más rápido',
  fasterText: 'Arranca desde tu dispositivo, incluso con una conexión lenta.',
  offline: 'Funciona sin conexión',
  offlineText: 'Puedes seguir viendo los juegos, tus registros y tus bonos.',
  icon: 'En tu pantalla de inicio',
  iconText: 'Con su propio icono y sin la barra de direcciones.',
  how: 'Cómo instalarla',
  iosShare: 'Toca Compartir en la barra de Safari.',
  iosAdd: 'Elige «Añadir a pantalla de inicio».',
  iosConfirm: 'Toca «Añadir».',
  menu: 'Abre el menú del navegador y elige «Instalar aplicación» o «Añadir a pantalla de inicio».',
  notNow: 'Ahora no',
  install: 'Instalar',
  getApp: 'Obtener la app',
};
