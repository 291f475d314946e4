// Bets and rounds, and the sentences about them.
import { createBalance } from './balance.js';
import { createBetControls } from './bet-controls.js';
import { celebrate } from './celebrate.js';
import { button, byId } from './dom.js';
import { leave, openTrial, report } from './host.js';
import { untilAnswered } from './line.js';
import { hurry } from './motion.js';
import { noteRound } from './recent.js';
import { sounds } from './sound.js';
import { coins, fill, texts } from './texts.js';
import { ENDINGS, newRoundId, Refused, sendRound, unansweredRound } from './wire.js';

const PRESSES = [' ', 'Enter'];
/** @type {Record<string, 1 | -1>} */
const ARROWS = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 };

/**
 * @typedef {{ game: import('./main.js').Game, state: import('./wire.js').State,
 *   bets: ReturnType<typeof import('./bets.js').createBets> }} TableParts
 */

/** @param {TableParts} parts */
export function createTable(parts) {
  return new Table(parts);
}

class Table {
  /** @param {TableParts} parts */
  constructor({ game, state, bets }) {
    this.game = game;
    this.bets = bets;
    this.coin = state.coin;
    this.balanceSeq = state.balanceSeq;
    this.state = state;
    /** @type {'ready' | 'asking' | 'moving' | 'closed'} */
    this.phase = 'ready';
    this.balance = createBalance();
    this.controls = createBetControls({
      bets,
      coin: () => this.coin,
      onChange: () => this.changed(),
      onRefused: (sentence) => this.say(sentence, 'error'),
    });
  }

  async begin() {
    this.label();
    this.wireUp();
    const { last, remembered, recent } = this.state;
    const before = last ?? remembered;
    if (before) {
      this.game.take(before.choice);
      this.bets.set(before.bet);
    }
    const request = unansweredRound();
    // A round that is asked for again below is noted with its answer.
    const known = recent.filter(({ roundId }) => roundId !== request?.roundId);
    for (const round of known.reverse()) noteRound(round, this.game.describe);
    if (last) {
      this.game.show(last);
      const sentence =
        last.win > 0 ? fill(texts.lastWin, { win: coins(last.win), bet: coins(last.bet) }) : texts.lastLoss;
      this.say(`${sentence} ${this.shortage()}`);
    } else this.say(this.shortage() || texts.welcome);
    this.draw();
    if (request) await this.play(request);
  }

  /** No more bets: the app is about to remove the page. */
  close() {
    this.phase = 'closed';
    this.draw();
  }

  label() {
    byId('coin-label').textContent = this.state.trial ? texts.playMoney : texts.balance;
    byId('recent').setAttribute('aria-label', texts.recent);
    const trial = byId('trial');
    trial.textContent = texts.trial;
    trial.hidden = !this.state.trial;
  }

  wireUp() {
    button('action').addEventListener('click', () => this.act());
    addEventListener('keydown', (event) => this.press(event));
  }

  /** Space and Enter start a round unless a control has focus; arrow keys change the bet. @param {KeyboardEvent} event */
  press(event) {
    const target = /** @type {Element} */ (event.target);
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    if (hasModifier || target.closest('input, dialog')) return;
    const by = ARROWS[event.key];
    if (by) this.step(by);
    // A button handles its own keys, but a key that is held down bets only once.
    else if (!PRESSES.includes(event.key) || (target.closest('button') && !event.repeat)) return;
    else if (!event.repeat) this.act();
    event.preventDefault();
  }

  /** @param {1 | -1} by */
  step(by) {
    if (this.phase !== 'ready') return;
    this.bets.step(by);
    this.controls.write();
    this.changed();
  }

  changed() {
    this.draw();
    this.say(this.shortage(), 'error');
  }

  act() {
    if (this.phase === 'moving') return hurry();
    if (this.phase !== 'ready' || !this.controls.commit()) return;
    if (this.coin < this.bets.bet) return this.lower();
    sounds.press();
    void this.play({ roundId: newRoundId(), bet: this.bets.bet, choice: this.game.choice() });
  }

  lower() {
    const bet = this.bets.largestFor(this.coin);
    if (bet === undefined) return this.state.hasTrial ? openTrial(this.state.gameId) : void leave();
    this.bets.set(bet);
    this.draw();
    this.say('');
  }

  /** Why the chosen bet cannot be placed, or "". */
  shortage() {
    if (this.coin >= this.bets.bet) return '';
    return this.bets.largestFor(this.coin) === undefined ? texts.usedUp : texts.tooLittle;
  }

  /** @param {import('./wire.js').RoundRequest} request */
  async play(request) {
    this.enter('asking');
    report({ type: 'round-start' });
    hurry();
    try {
      const round = await untilAnswered(
        () => sendRound(request),
        () => this.say(texts.asking, 'error'),
      );
      await this.reveal(round);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refuse(error);
    }
  }

  /** @param {import('./wire.js').Round} round */
  async reveal(round) {
    this.enter('moving');
    this.say('');
    // The bet is deducted while the round runs; the win is added with the result.
    this.balance.show(round.coin - round.win);
    // A drawing that fails does not keep the result back.
    await this.game.play(round).catch(reportError);
    this.coin = round.coin;
    this.balanceSeq = round.balanceSeq;
    const { bet, win, coin, balanceSeq } = round;
    report({ type: 'round-end', bet, win, coin, ...(balanceSeq !== undefined && { balanceSeq }) });
    this.enter('ready');
    this.balance.countUp(round.coin - win, round.coin);
    this.announceResult(round);
    noteRound(round, this.game.describe);
    if (win > bet) {
      sounds.win(win / bet);
      await celebrate(round);
    } else if (win === 0) sounds.loss();
  }

  /** @param {import('./wire.js').Round} round */
  announceResult(round) {
    const { bet, win } = round;
    const amounts = { win: coins(win), bet: coins(bet), net: coins(win - bet) };
    const before = this.game.say ? `${this.game.say(round)} ` : '';
    if (win > bet) this.say(before + fill(texts.win, amounts), 'win');
    else if (win === 0) this.say(`${before}${texts.loss} ${this.shortage()}`.trim());
    else this.say(before + (win === bet ? texts.even : fill(texts.back, amounts)));
  }

  /** @param {Refused} refused */
  refuse({ errcode, message }) {
    const isOver = ENDINGS.includes(errcode);
    this.enter(isOver ? 'closed' : 'ready');
    this.say(message, 'error');
    report({ type: 'error', errcode });
    if (isOver) report({ type: 'over' });
  }

  /** @param {Table['phase']} phase */
  enter(phase) {
    if (this.phase === 'closed') return;
    this.phase = phase;
    this.draw();
  }

  /** @param {string} sentence @param {string} kind */
  say(sentence, kind = '') {
    const result = byId('result');
    result.textContent = sentence;
    result.dataset['kind'] = kind;
    byId('said').textContent = sentence;
  }

  draw() {
    const isReady = this.phase === 'ready';
    if (this.phase !== 'moving') this.balance.show(this.coin);
    this.controls.draw(isReady);
    this.game.lock(!isReady);
    this.drawAction(isReady);
  }

  /** @param {boolean} isReady */
  drawAction(isReady) {
    const isShort = this.coin < this.bets.bet;
    const affordable = this.bets.largestFor(this.coin);
    const action = button('action');
    const isUsedUp = isReady && affordable === undefined;
    action.disabled = this.phase === 'closed';
    action.toggleAttribute('data-quiet', !isReady || (isShort && !isUsedUp));
    action.toggleAttribute('data-offer', isUsedUp);
    // Only while a press starts a round: otherwise it skips the animation or lowers the bet.
    action.toggleAttribute('data-play', isReady && !isShort);
    byId('action-label').textContent = this.actionText(isShort, affordable);
  }

  /** @param {boolean} isShort @param {number | undefined} affordable */
  actionText(isShort, affordable) {
    if (this.phase === 'asking') return texts.wait;
    if (this.phase === 'moving') return texts.hurry;
    if (this.phase === 'closed') return texts.over;
    if (!isShort) return this.game.action;
    if (affordable !== undefined) return fill(texts.lower, { bet: coins(affordable) });
    if (!this.state.hasTrial) return texts.toGames;
    return this.state.trial ? texts.tryAgain : texts.tryOut;
  }
}
