import type { texts as en } from '../en/payment.ts';

export const texts: typeof en = {
  title: 'Pague seu depósito',
  coins: 'moedas',
  order: 'Pedido',
  about:
    'Isto é uma demonstração: nenhum dinheiro é movimentado. Escolha o que o serviço de pagamento informa.',
  pay: 'Pagar',
  twice: 'Pagar, informado duas vezes',
  later: 'Pagar, informado em 15 segundos',
  fail: 'Fazer o pagamento falhar',
  back: 'Voltar ao Halcyon',
  paid: 'Recebemos seu pagamento.',
  failed: 'O pagamento não foi concluído. Nada foi cobrado.',
  expired: 'Este pedido expirou. Faça um novo depósito no app.',
  delayed: 'O pagamento está a caminho. Você pode fechar esta página.',
  refused:
    'Este pedido não pode ser pago agora: a sua conta está fechada para depósitos, ou há um limite, uma pausa ou uma exclusão sua em vigor. Nada foi cobrado.',
  returned: 'O seu pagamento foi devolvido porque a sua conta está fechada para depósitos.',
};
