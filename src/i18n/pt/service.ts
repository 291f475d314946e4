import type { texts as en } from '../en/service.ts';

export const texts: typeof en = {
  talk: 'Fale com a gente',
  chat: 'Converse pelo chat',
  chatText: 'Abre aqui, sobre esta página',
  chatFailed: 'Não foi possível acessar o chat no momento. Estas são as outras formas de contato.',
  connecting: 'Conectando ao chat…',
  vendor:
    'O chat é operado para nós por um fornecedor. Ele recebe seu apelido e seu idioma, e nada mais da sua conta.',
  otherWays: 'Outras formas de contato',
  awayTitle: 'Você está offline',
  awayText: 'O chat requer conexão. O que você escrever como feedback fica guardado até poder ser enviado.',
  contact: 'Escreva para a gente',
  others: 'Mais formas de contato',
  yourself: 'Encontre a resposta',
  faq: 'Perguntas e respostas',
  faqText: 'Conta, jogos, dinheiro e mais',
  feedback: 'Feedback',
  feedbackText: 'Relate um problema, com imagens',
  saferPlay: 'Jogo responsável',
  saferPlayText: 'Limites, pausas e canais de ajuda',
};
