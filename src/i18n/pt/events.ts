import type { Plural } from '../counted.ts';
import type { texts as en } from '../en/events.ts';

const waiting: Plural = {
  one: '{{count}} evento a enviar',
  other: '{{count}} eventos a enviar',
};

export const texts: typeof en = {
  title: 'Dados de uso',
  intro:
    'O app informa ao serviço quais telas e jogos você abre. Os eventos que não puderam ser enviados esperam neste dispositivo.',
  allSent: 'Tudo foi enviado',
  waiting,
  since: 'Desde {{time}}',
  lastError: 'Último problema: {{error}}',
  noAnswer: 'sem resposta',
  noAnswerInTime: 'sem resposta a tempo',
  nextAttempt: 'Próxima tentativa às {{time}}',
  sendNow: 'Enviar agora',
  inMemory:
    'Este navegador não salva dados. Os eventos não enviados antes de você fechar a página se perdem.',
  deadLetters: 'Recusados: {{count}}',
  deadLettersText: 'O serviço recusou estes eventos. Eles ficam aqui até você remover o app.',
  ofOther: 'Evento de outro membro',
  export: 'Salvar em arquivo',
  installation: 'Instalação',
};
