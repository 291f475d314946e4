import type { texts as en } from '../en/mails.ts';

export const texts: typeof en = {
  notYou: 'Se não foi você, altere sua senha e encerre as sessões em todos os outros dispositivos.',
  methods: {
    totp: 'um código do app autenticador',
    sms: 'um código por SMS',
    passkey: 'uma chave de acesso',
  },
  changes: {
    passkeyAdded: {
      title: 'Chave de acesso adicionada',
      what: 'Uma chave de acesso foi adicionada à sua conta.',
    },
    passkeyRemoved: {
      title: 'Chave de acesso removida',
      what: 'Uma chave de acesso foi removida da sua conta.',
    },
    numberBound: {
      title: 'Número de telefone adicionado',
      what: 'Um número de telefone foi adicionado à sua conta.',
    },
    accountBound: {
      title: 'Nome de conta adicionado',
      what: 'Agora você pode entrar com um nome de conta e uma senha.',
    },
    passwordChanged: {
      title: 'Senha alterada',
      what: 'Sua senha foi alterada, e as sessões em todos os outros dispositivos foram encerradas.',
    },
    safePasswordChanged: {
      title: 'Senha do cofre alterada',
      what: 'A senha do seu cofre foi definida ou alterada.',
    },
    receivingAccountAdded: {
      title: 'Conta para saque adicionada',
      what: 'Seus saques já podem ser pagos nela.',
    },
    receivingAccountChanged: {
      title: 'Conta para saque alterada',
      what: 'O número ou o titular de uma conta para saque foi alterado.',
    },
    sessionsEnded: {
      title: 'Sessões encerradas',
      what: 'As sessões da sua conta em outros dispositivos foram encerradas.',
    },
    recoveryUsed: {
      title: 'Código de recuperação usado',
      what: 'Um dos seus códigos de recuperação foi usado. Ele só vale uma vez.',
    },
  },
  bound: (name) => ({ title: `${name} adicionado`, what: `Agora você pode entrar com ${name}.` }),
  secondStepOn: (method) => ({
    title: 'Verificação em duas etapas ativada',
    what: `Ao entrar, agora pedimos ${method}.`,
  }),
  secondStepOff: (method) => ({
    title: 'Verificação em duas etapas desativada',
    what: `Ao entrar, não pedimos mais ${method}.`,
  }),
  vipLevel: (level) => `Você chegou ao VIP ${level}`,
  vipLevelReward: 'A recompensa deste nível já está no seu saldo.',
};
