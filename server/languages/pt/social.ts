import type { texts as en } from '../en/social.ts';

export const texts: typeof en = {
  title: (name) => `Entrar com ${name}`,
  waiting: (name) => `Conectando ao ${name}…`,
  go: (name) => `Continuar com ${name}`,
  unreachable: (name) => `Não foi possível acessar o ${name}. Feche esta janela e tente de novo.`,
  alone: 'Esta janela é aberta pela tela de entrada. Volte para lá e tente de novo.',
  close: 'Fechar',
};
