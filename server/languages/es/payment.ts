import type { texts as en } from '../en/payment.ts';

export const texts: typeof en = {
  title: 'Paga tu depósito',
  coins: 'monedas',
  order: 'Orden',
  about: 'Esto es una demostración: no se mueve dinero. Elige qué informa el servicio de pago.',
  pay: 'Pagar',
  twice: 'Pagar, con dos avisos',
  later: 'Pagar, con aviso en 15 segundos',
  fail: 'Hacer que el pago falle',
  back: 'Volver a Halcyon',
  paid: 'Recibimos tu pago.',
  failed: 'El pago no se realizó. No se cobró nada.',
  expired: 'Esta orden venció. Empieza un nuevo depósito en la app.',
  delayed: 'El pago está en camino. Puedes cerrar esta página.',
  refused:
    'Este pedido no se puede pagar ahora: tu cuenta está cerrada para depósitos, o hay un límite, una pausa o una exclusión tuya en vigor. No se cobró nada.',
  returned: 'Tu pago fue devuelto porque tu cuenta está cerrada para depósitos.',
};
