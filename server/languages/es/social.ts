import type { texts as en } from '../en/social.ts';

export const texts: typeof en = {
  title: (name) => `Entrar con ${name}`,
  waiting: (name) => `Conectando con ${name} …`,
  go: (name) => `Continuar con ${name}`,
  unreachable: (name) => `No se puede conectar con ${name}. Cierra esta ventana e inténtalo de nuevo.`,
  alone: 'Esta ventana se abre desde la pantalla de entrada. Vuelve allí e inténtalo de nuevo.',
  close: 'Cerrar',
};
