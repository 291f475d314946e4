import type { texts as en } from '../en/push.ts';

export const texts: typeof en = {
  withdraw: { title: 'Seu saque avançou', body: 'Toque para ver em que etapa está.' },
  mail: { title: 'Você tem uma mensagem nova', body: 'Toque para ler.' },
  bonus: { title: 'Há um bônus disponível', body: 'Toque para ver o que pode resgatar.' },
};
