import type { texts as en } from '../en/service.ts';

export const texts: typeof en = {
  talk: 'Habla con nosotros',
  chat: 'Chatea con nosotros',
  chatText: 'Se abre aquí, sobre esta página',
  chatFailed: 'No se puede conectar con el chat. Estas son las demás formas de contactar.',
  connecting: 'Conectando con el chat…',
  vendor:
    'Un proveedor gestiona el chat para nosotros. Recibe tu apodo y tu idioma, y nada más de tu cuenta.',
  otherWays: 'Otras formas de contactar',
  awayTitle: 'Sin conexión',
  awayText: 'El chat necesita conexión. Lo que escribas como comentario se guarda hasta que puedas enviarlo.',
  contact: 'Escríbenos',
  others: 'Más formas de contactar',
  yourself: 'Encuentra la respuesta',
  faq: 'Preguntas y respuestas',
  faqText: 'Cuenta, juegos, dinero y más',
  feedback: 'Comentarios',
  feedbackText: 'Cuenta un problema, con imágenes',
  saferPlay: 'Juego responsable',
  saferPlayText: 'Límites, pausas y líneas de ayuda',
};
