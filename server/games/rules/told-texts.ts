// The words of `told.ts`.
import type { Language } from '../../messages/language.ts';
import type { SlotSymbol } from './slot.ts';
import type { Temper } from './wheel.ts';

export interface RuleTexts {
  readonly slot: string;
  readonly dice: string;
  readonly wheel: string;
  readonly symbols: Readonly<Record<SlotSymbol, string>>;
  readonly symbolAt: (place: number) => string;
  readonly chance: (percent: number) => string;
  readonly tempers: Readonly<Record<Temper, string>>;
  readonly fields: (temper: string, hits: { count: number; of: number }) => string;
}

export const RULE_TEXTS: Readonly<Record<Language, RuleTexts>> = {
  en: {
    slot: 'Three matching symbols on the line pay. The kingfisher stands for any symbol.',
    dice: 'You roll a number from 1 to 100, and choose whether it will be over or under your target.',
    wheel: 'All fields are equally likely. High risk wins less often but more, low risk more often but less.',
    symbols: {
      kingfisher: 'Kingfisher',
      star: 'Star',
      lantern: 'Lantern',
      wave: 'Wave',
      shell: 'Shell',
      pearl: 'Pearl',
    },
    symbolAt: (place) => `Symbol ${place}`,
    chance: (percent) => `Chance of ${percent}%`,
    tempers: { calm: 'Low risk', lively: 'Medium risk', bold: 'High risk' },
    fields: (temper, { count, of }) => `${temper} · ${count} of ${of} fields`,
  },
  es: {
    slot: 'Pagan tres símbolos iguales en la línea. El martín pescador vale por cualquier símbolo.',
    dice: 'Tiras un número del 1 al 100 y eliges si quedará por encima o por debajo de tu objetivo.',
    wheel:
      'Todas las casillas son igual de probables. Con más riesgo se gana menos veces pero más; con menos, más veces pero menos.',
    symbols: {
      kingfisher: 'Martín pescador',
      star: 'Estrella',
      lantern: 'Farol',
      wave: 'Ola',
      shell: 'Concha',
      pearl: 'Perla',
    },
    symbolAt: (place) => `Símbolo ${place}`,
    chance: (percent) => `Probabilidad del ${percent} %`,
    tempers: { calm: 'Riesgo bajo', lively: 'Riesgo medio', bold: 'Riesgo alto' },
    fields: (temper, { count, of }) => `${temper} · ${count} de ${of} casillas`,
  },
};
