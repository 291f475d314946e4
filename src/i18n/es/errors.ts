import type { errors as en } from '../en/errors.ts';

export const errors: typeof en = {
  notFoundTitle: 'Página no encontrada',
  notFoundText: 'Esta dirección no lleva a ninguna parte. Los juegos están a un toque.',
  toLobby: 'Volver a los juegos',
  unreachable: 'No se puede contactar con el servicio. Inténtalo de nuevo.',
  timeout: 'La solicitud ha tardado demasiado, inténtalo de nuevo más tarde',
  generic: 'No ha funcionado. Inténtalo de nuevo.',
};
