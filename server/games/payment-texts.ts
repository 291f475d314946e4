// What the embedded payment page says.
import type { Language } from '../messages/language.ts';

export interface PaymentTexts {
  readonly title: string;
  readonly coins: string;
  readonly order: string;
  readonly about: string;
  readonly pay: string;
  readonly twice: string;
  readonly later: string;
  readonly fail: string;
  readonly back: string;
  readonly paid: string;
  readonly failed: string;
  readonly expired: string;
  readonly delayed: string;
}

export const PAYMENT_TEXTS: Readonly<Record<Language, PaymentTexts>> = {
  en: {
    title: 'Pay for your deposit',
    coins: 'coins',
    order: 'Order',
    about: 'This is a demonstration: no money is moved. Choose what the payment service reports.',
    pay: 'Pay',
    twice: 'Pay, reported twice',
    later: 'Pay, reported in 15 seconds',
    fail: 'Let the payment fail',
    back: 'Back to Halcyon',
    paid: 'Your payment was received.',
    failed: "The payment didn't go through. Nothing was charged.",
    expired: 'This order has expired. Start a new deposit in the app.',
    delayed: 'The payment is on its way. You can close this page.',
  },
  es: {
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
  },
};
