// All texts of the games, in the language of the launch.

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
  welcome: 'Choose your bet and start.',
  lastWin: 'Your last round won {win}.',
  lastLoss: "Your last round didn't win.",
  win: 'You win {win}',
  back: 'You get {win} of {bet} back',
  even: 'You get your bet back',
  loss: 'No win this time',
  rollWas: 'You rolled {roll}.',
  asking: 'Connection lost. Your round is safe and continues when you are back online.',
  away: "Can't reach the game. Trying again …",
  tooLittle: 'Your balance is too small for this bet.',
  lower: 'Bet {bet} instead',
  usedUp: 'You have no balance left.',
  over: 'The game has ended.',
  leaveWindow: 'You can close this window.',
  over_side: 'Over',
  under_side: 'Under',
  target: 'Target',
  chance: '{chance} % chance',
  pays: 'pays {times}×',
  temper: 'Wheel risk',
  calm: 'Low',
  lively: 'Medium',
  bold: 'High',
  returns:
    'On average, {percent} % of all bets is paid back as wins. Chance alone decides each round, before anything moves.',
  slotRule: 'Three matching symbols on the line pay. The kingfisher stands for any symbol.',
  diceRule:
    'You roll a number from 1 to 100. Choose a target, and whether the number will be over or under it.',
  wheelRule:
    'All 25 fields are equally likely. High risk wins less often but more, low risk more often but less. In brackets: the number of fields.',
  ofTitle: 'Symbol {place}',
  recent: 'Recent rounds',
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
  back: 'Recuperas {win} de {bet}',
  even: 'Recuperas tu apuesta',
  loss: 'Esta vez no hay premio',
  rollWas: 'Sacaste {roll}.',
  asking: 'Conexión perdida. Tu ronda está a salvo y continúa cuando vuelva la conexión.',
  away: 'No se puede contactar con el juego. Intentando de nuevo …',
  tooLittle: 'Tu saldo no alcanza para esta apuesta.',
  lower: 'Apostar {bet}',
  usedUp: 'No te queda saldo.',
  over: 'El juego terminó.',
  leaveWindow: 'Puedes cerrar esta ventana.',
  over_side: 'Más de',
  under_side: 'Menos de',
  target: 'Objetivo',
  chance: '{chance} % de probabilidad',
  pays: 'paga {times}×',
  temper: 'Riesgo de la rueda',
  calm: 'Bajo',
  lively: 'Medio',
  bold: 'Alto',
  returns:
    'En promedio, el {percent} % de lo apostado se paga en premios. Solo el azar decide cada ronda, antes de que nada se mueva.',
  slotRule: 'Tres símbolos iguales en la línea pagan. El martín pescador vale por cualquier símbolo.',
  diceRule: 'Sacas un número del 1 al 100. Elige un objetivo y si el número será mayor o menor.',
  wheelRule:
    'Los 25 campos son igual de probables. Con riesgo alto ganas menos veces pero más; con riesgo bajo, más veces pero menos. Entre paréntesis: el número de campos.',
  ofTitle: 'Símbolo {place}',
  recent: 'Rondas recientes',
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

const exact = new Intl.NumberFormat(language, { minimumFractionDigits: 2 });
const fine = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });

/** Coins with two decimals. */
export const coins = (/** @type {number} */ hundredths) => exact.format(hundredths / 100);

export const decimal = (/** @type {number} */ value) => fine.format(value);

/** @param {string} text @param {Record<string, string>} values */
export const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, key) => values[key] ?? '');
