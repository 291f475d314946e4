import type { Plural } from '../counted.ts';
import type { texts as en } from '../en/events.ts';

const waiting: Plural = {
  one: '{{count}} evento por enviar',
  other: '{{count}} eventos por enviar',
};

export const texts: typeof en = {
  title: 'Datos de uso',
  intro:
    'La app le indica al servicio qué pantallas y juegos abres. Los eventos que no se pudieron enviar esperan en este dispositivo.',
  allSent: 'Todo enviado',
  waiting,
  since: 'Desde {{time}}',
  lastError: 'Último problema: {{error}}',
  noAnswer: 'sin respuesta',
  noAnswerInTime: 'sin respuesta a tiempo',
  nextAttempt: 'Próximo intento a las {{time}}',
  sendNow: 'Enviar ahora',
  inMemory:
    'Este navegador no guarda datos. Los eventos que no se envíen antes de cerrar la página se pierden.',
  deadLetters: 'Rechazados: {{count}}',
  deadLettersText: 'El servicio rechazó estos eventos. Se quedan aquí hasta que quites la app.',
  ofOther: 'Evento de otro miembro',
  export: 'Guardar como archivo',
  installation: 'Instalación',
};
