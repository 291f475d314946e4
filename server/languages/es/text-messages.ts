import type { texts as en } from '../en/text-messages.ts';

export const texts: typeof en = {
  purposes: {
    0: 'para registrarte',
    1: 'para confirmar tu número',
    2: 'para crear una contraseña nueva',
    3: 'para entrar',
    4: 'para la verificación en dos pasos',
  },
  code: ({ code, app, use, minutes }) =>
    `${code} es tu código de ${app} ${use}. Vale ${minutes} minutos. No lo compartas.`,
  inbox: {
    title: 'Mensajes de texto',
    about:
      'Estos mensajes se quedan en este equipo en lugar de ir a un teléfono. Los más recientes, primero.',
    none: 'Aún no hay mensajes. Pide un código en la app y aparecerá aquí.',
  },
};
