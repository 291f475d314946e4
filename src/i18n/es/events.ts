import type { texts as en } from '../en/events.ts';

export const texts: typeof en = {
  title: 'Entrega',
  intro:
    'Al servicio se le dice qué pantallas y juegos se abren. Lo que no se pudo enviar espera en este dispositivo.',
  allSent: 'Todo se ha enviado',
  waiting: '{{count}} eventos esperan su envío',
  waitingOne: 'Un evento espera su envío',
  since: 'Desde {{time}}',
  lastError: 'Último problema: {{error}}',
  noAnswer: 'sin respuesta',
  noAnswerInTime: 'sin respuesta a tiempo',
  nextAttempt: 'Próximo intento a las {{time}}',
  sendNow: 'Enviar ahora',
  inMemory: 'Este navegador no guarda nada: lo que no se envíe antes de cerrar la página se pierde.',
  setApart: 'Apartados: {{count}}',
  setApartText: 'El servicio los rechazó para siempre. Se quedan aquí hasta que se quite la aplicación.',
  ofOther: 'Un evento de otro socio',
  export: 'Guardar como archivo',
  installation: 'Instalación',
};
