import type { texts as en } from '../en/text-messages.ts';

export const texts: typeof en = {
  purposes: {
    0: 'para se cadastrar',
    1: 'para confirmar seu número',
    2: 'para definir uma nova senha',
    3: 'para entrar',
    4: 'para a verificação em duas etapas',
  },
  code: ({ code, app, use, minutes }) =>
    `${code} é seu código ${app} ${use}. Vale por ${minutes} minutos. Não compartilhe com ninguém.`,
  inbox: {
    title: 'Mensagens SMS',
    about:
      'Estas mensagens ficam neste computador em vez de ir para um celular. As mais recentes vêm primeiro.',
    none: 'Nenhuma mensagem ainda. Peça um código no app e ele aparece aqui.',
  },
};
