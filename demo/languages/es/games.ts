import type { texts as en } from '../en/games.ts';

export const texts: typeof en = {
  slot: 'Pagan tres símbolos iguales en la línea, y también dos del último de la tabla. El martín pescador vale por cualquier símbolo.',
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
  chance: (percent) => `Probabilidad del ${percent}`,
  tempers: { calm: 'Riesgo bajo', lively: 'Riesgo medio', bold: 'Riesgo alto' },
  fields: (temper, { count, of }) => `${temper} · ${count} de ${of} casillas`,
};
