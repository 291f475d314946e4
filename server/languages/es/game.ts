import {
  ABOVE_MAXIMUM,
  BELOW_MINIMUM,
  CONFLICT,
  GAME_SESSION_CLOSED,
  GAME_SESSION_EXPIRED,
  GAME_SESSION_MOVED,
  GAME_SESSION_SIGNED_OUT,
  INVALID_FIELDS,
  LAUNCH_USED,
  NOT_ENOUGH_COIN,
  TOO_MANY_REQUESTS,
} from '#src/contract/errors.ts';
import type { texts as en } from '../en/game.ts';

export const texts: typeof en = {
  refusals: {
    [CONFLICT]: 'Esta ronda ya se jugó con otra apuesta.',
    [INVALID_FIELDS]: 'No se puede hacer esta apuesta.',
    [TOO_MANY_REQUESTS]: 'Demasiado rápido. Espera un momento.',
    [NOT_ENOUGH_COIN]: 'Tu saldo no alcanza para esta apuesta.',
    [BELOW_MINIMUM]: 'Esta apuesta es inferior a la mínima.',
    [ABOVE_MAXIMUM]: 'Esta apuesta es superior a la máxima.',
    [GAME_SESSION_CLOSED]: 'Este juego se cerró. Ábrelo de nuevo desde el lobby.',
    [GAME_SESSION_EXPIRED]:
      'Este juego estuvo abierto demasiado tiempo y terminó. Ábrelo de nuevo desde el lobby.',
    [GAME_SESSION_MOVED]: 'Este juego está abierto en otra ventana.',
    [GAME_SESSION_SIGNED_OUT]: 'Cerraste la sesión. Entra de nuevo para seguir jugando.',
    [LAUNCH_USED]: 'Esta dirección ya se usó. Abre el juego de nuevo desde el lobby.',
  },
  nothing: { title: 'Juego', about: 'Abre este juego desde el lobby.' },
};
