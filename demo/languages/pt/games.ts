import type { texts as en } from '../en/games.ts';

export const texts: typeof en = {
  slot: 'Três símbolos iguais na linha pagam, e dois do último da tabela também. O martim-pescador vale por qualquer símbolo.',
  dice: 'O dado sorteia um número de 1 a 100, e você escolhe se ele ficará acima ou abaixo do seu alvo.',
  wheel:
    'Todas as casas têm a mesma chance. Com risco alto, você ganha menos vezes, mas valores maiores; com risco baixo, mais vezes, mas valores menores.',
  symbols: {
    kingfisher: 'Martim-pescador',
    star: 'Estrela',
    lantern: 'Lanterna',
    wave: 'Onda',
    shell: 'Concha',
    pearl: 'Pérola',
  },
  symbolAt: (place) => `Símbolo ${place}`,
  chance: (percent) => `Chance de ${percent}`,
  tempers: { calm: 'Risco baixo', lively: 'Risco médio', bold: 'Risco alto' },
  fields: (temper, { count, of }) => `${temper} · ${count} de ${of} casas`,
};
