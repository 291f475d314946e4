// Everything that is read or heard, in the language of the launch.

const en = {
  balance: 'Balance',
  playMoney: 'Play money',
  bet: 'Bet',
  less: 'Smaller bet',
  more: 'Larger bet',
  trial: 'Trial',
  sound: 'Sound',
  rules: 'How it pays',
  exit: 'Leave the game',
  close: 'Close',
  spin: 'Spin',
  roll: 'Roll',
  turn: 'Turn',
  hurry: 'Stop',
  wait: 'One moment …',
  loading: 'Opening the game …',
  welcome: 'Choose your bet and begin.',
  lastWin: 'Your last round won {win}.',
  lastLoss: 'Your last round did not win.',
  win: 'You win {win}',
  back: '{win} of {bet} came back',
  even: 'Your bet came back',
  loss: 'No win this time',
  rollWas: '{roll} rolled.',
  asking: 'The line is away. Your round is safe and goes on when it returns.',
  away: 'The game cannot be reached. Trying again …',
  tooLittle: 'Your balance is too small for this bet.',
  lower: 'Bet {bet} instead',
  usedUp: 'Your balance is used up.',
  over: 'The game has ended.',
  leaveWindow: 'You can close this window.',
  over_side: 'Over',
  under_side: 'Under',
  target: 'Target',
  chance: '{chance} % chance',
  pays: 'pays {times}×',
  temper: 'Temper of the wheel',
  calm: 'Calm',
  lively: 'Lively',
  bold: 'Bold',
  returns:
    'On average {percent} % of all bets come back as wins. Each round is decided by chance alone, before anything moves.',
  slotRule: 'Three alike on the line pay. The kingfisher stands for any symbol.',
  diceRule:
    'A number from 1 to 100 is rolled. Choose a target, and whether the number will be over or under it.',
  wheelRule:
    'All 25 fields are equally likely. A bold wheel wins seldom and much, a calm one often and little. In brackets: on how many fields.',
  ofTitle: 'Symbol {place}',
  recent: 'Last rounds',
  symbols: {
    kingfisher: 'Kingfisher',
    star: 'Star',
    lantern: 'Lantern',
    wave: 'Wave',
    shell: 'Shell',
    pearl: 'Pearl',
  },
};

/** @type {typeof en} */
const es = {
  balance: 'Saldo',
  playMoney: 'Dinero de prueba',
  bet: 'Apuesta',
  less: 'Apostar menos',
  more: 'Apostar más',
  trial: 'Prueba',
  sound: 'Sonido',
  rules: 'Cómo paga',
  exit: 'Salir del juego',
  close: 'Cerrar',
  spin: 'Girar',
  roll: 'Lanzar',
  turn: 'Girar',
  hurry: 'Parar',
  wait: 'Un momento …',
  loading: 'Abriendo el juego …',
  welcome: 'Elige tu apuesta y empieza.',
  lastWin: 'Tu última ronda ganó {win}.',
  lastLoss: 'Tu última ronda no ganó.',
  win: 'Ganas {win}',
  back: 'Vuelven {win} de {bet}',
  even: 'Recuperas tu apuesta',
  loss: 'Esta vez no hay premio',
  rollWas: 'Salió el {roll}.',
  asking: 'No hay conexión. Tu ronda está a salvo y sigue cuando vuelva.',
  away: 'No se llega al juego. Probando de nuevo …',
  tooLittle: 'Tu saldo no alcanza para esta apuesta.',
  lower: 'Apostar {bet}',
  usedUp: 'Tu saldo se ha acabado.',
  over: 'El juego ha terminado.',
  leaveWindow: 'Puedes cerrar esta ventana.',
  over_side: 'Más de',
  under_side: 'Menos de',
  target: 'Objetivo',
  chance: '{chance} % de probabilidad',
  pays: 'paga {times}×',
  temper: 'Carácter de la rueda',
  calm: 'Tranquila',
  lively: 'Animada',
  bold: 'Audaz',
  returns:
    'De media, el {percent} % de lo apostado vuelve en premios. Cada ronda la decide solo el azar, antes de que nada se mueva.',
  slotRule: 'Tres iguales en la línea pagan. El martín pescador vale por cualquier símbolo.',
  diceRule: 'Sale un número del 1 al 100. Elige un objetivo y si el número será mayor o menor.',
  wheelRule:
    'Los 25 campos son igual de probables. Una rueda audaz gana pocas veces y mucho; una tranquila, muchas y poco. Entre paréntesis: en cuántos campos.',
  ofTitle: 'Símbolo {place}',
  recent: 'Últimas rondas',
  symbols: {
    kingfisher: 'Martín pescador',
    star: 'Estrella',
    lantern: 'Farol',
    wave: 'Ola',
    shell: 'Concha',
    pearl: 'Perla',
  },
};

export const language = document.documentElement.lang === 'es' ? 'es' : 'en';
export const texts = language === 'es' ? es : en;

const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });

/** Hundredths of a coin as whole coins, always rounded down. */
export const coins = (/** @type {number} */ hundredths) => whole.format(Math.floor(hundredths / 100));

export const decimal = (/** @type {number} */ value) => fine.format(value);

/** @param {string} text @param {Record<string, string>} values */
export const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, key) => values[key] ?? '');
