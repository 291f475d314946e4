// The page of a game: opens the session, takes bets, requests rounds and shows them through one of three games.
import { paintBackdrop } from './backdrop.js';
import { createBets } from './bets.js';
import { button, byId } from './dom.js';
import { leave, listen, report } from './host.js';
import { lineIsBack, untilAnswered } from './line.js';
import { prepareRules } from './rules-sheet.js';
import { createTable } from './table.js';
import { mute, isSoundOn, switchSound } from './sound.js';
import { texts } from './texts.js';
import { ENDINGS, hasToken, open, readState, Refused, takeSecret } from './wire.js';

/**
 * @typedef {import('./wire.js').Round} Round
 * @typedef {{ stage: HTMLElement, options: HTMLElement, state: import('./wire.js').State }} GameSetting
 * @typedef {{
 *   action: string, rule: string, rows: [Node | string, string][],
 *   choice: () => Record<string, unknown>,
 *   take: (choice: Record<string, unknown>) => void,
 *   describe: (round: Round) => (readonly [string, Node | string])[],
 *   show: (round: Round) => void,
 *   play: (round: Round) => Promise<void>,
 *   lock: (isLocked: boolean) => void,
 *   say?: (round: Round) => string,
 *   returnPercent?: () => number,
 * }} Game
 */

/** @type {Record<string, () => Promise<{ createGame: (setting: GameSetting) => Game | Promise<Game> }>>} */
const GAMES = {
  slot: () => import('./games/slot.js'),
  dice: () => import('./games/dice.js'),
  wheel: () => import('./games/wheel.js'),
};

async function start() {
  const secret = takeSecret();
  labelTools();
  const result = byId('result');
  result.textContent = texts.loading;
  const load = GAMES[document.documentElement.dataset['game'] ?? ''];
  try {
    const away = () => void (result.textContent = texts.away);
    const state = await untilAnswered(() => enter(secret), away);
    const { createGame } = await untilLoaded(load);
    const game = await createGame({ stage: byId('stage'), options: byId('options'), state });
    prepareRules({ returnPercent: () => state.returnPercent, ...game });
    const table = createTable({ game, state, bets: createBets(state.limits) });
    listen({
      leave: () => table.close(),
      mute,
      line: (isOnline) => isOnline && lineIsBack(),
    });
    addEventListener('online', lineIsBack);
    byId('stage').removeAttribute('aria-busy');
    report({ type: 'ready' });
    await table.begin();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    result.textContent = error.message;
    result.dataset['kind'] = 'error';
    byId('said').textContent = error.message;
    report({ type: 'error', errcode: error.errcode });
    if (ENDINGS.includes(error.errcode)) report({ type: 'over' });
  }
}

/** A secret was already used after a reload: its session still has a token. @param {string} secret */
async function enter(secret) {
  if (!secret) return readState();
  try {
    return await open(secret);
  } catch (error) {
    if (error instanceof Refused && hasToken()) return readState();
    throw error;
  }
}

/** @param {(typeof GAMES)[string] | undefined} load */
async function untilLoaded(load) {
  if (!load) throw new Error('No such game');
  return load();
}

function labelTools() {
  const tools = { sound: texts.sound, rules: texts.rules, exit: texts.exit };
  for (const [id, label] of Object.entries(tools)) {
    button(id).setAttribute('aria-label', label);
    button(id).title = label;
  }
  const picture = /** @type {HTMLImageElement} */ (byId('thumb'));
  hideIfMissing(picture);
  paintBackdrop(/** @type {HTMLCanvasElement} */ (byId('backdrop')), picture);
  const sound = button('sound');
  sound.setAttribute('aria-pressed', String(isSoundOn()));
  sound.addEventListener('click', () => {
    switchSound(!isSoundOn());
    sound.setAttribute('aria-pressed', String(isSoundOn()));
  });
  button('exit').addEventListener('click', () => {
    if (!leave()) byId('result').textContent = texts.leaveWindow;
  });
}

/** @param {HTMLImageElement} image */
function hideIfMissing(image) {
  const hide = () => void (image.dataset['missing'] = '');
  if (image.complete && image.naturalWidth === 0) hide();
  else image.addEventListener('error', hide);
}

void start();
