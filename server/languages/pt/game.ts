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
    [CONFLICT]: 'Esta rodada já foi jogada com outra aposta.',
    [INVALID_FIELDS]: 'Não é possível fazer esta aposta.',
    [TOO_MANY_REQUESTS]: 'Rápido demais. Espere um momento.',
    [NOT_ENOUGH_COIN]: 'Seu saldo não é suficiente para esta aposta.',
    [BELOW_MINIMUM]: 'Esta aposta é menor que a mínima.',
    [ABOVE_MAXIMUM]: 'Esta aposta é maior que a máxima.',
    [GAME_SESSION_CLOSED]: 'Este jogo foi fechado. Abra-o de novo pela lista de jogos.',
    [GAME_SESSION_EXPIRED]:
      'Este jogo ficou aberto por tempo demais e foi encerrado. Abra-o de novo pela lista de jogos.',
    [GAME_SESSION_MOVED]: 'Este jogo está aberto em outra janela.',
    [GAME_SESSION_SIGNED_OUT]: 'Você saiu da conta. Entre de novo para continuar jogando.',
    [LAUNCH_USED]: 'Este endereço já foi usado. Abra o jogo de novo pela lista de jogos.',
  },
  nothing: { title: 'Jogo', about: 'Abra este jogo pela lista de jogos.' },
};
