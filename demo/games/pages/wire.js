// Calls to the platform, and what has to survive a reload: the session's token and a round without an answer.
import { language } from './texts.js';

/** @typedef {{ roundId: string, bet: number, choice: Record<string, unknown> }} RoundRequest */
/**
 * @typedef {RoundRequest & { win: number, coin: number, balanceSeq?: number, shown: Record<string, any>, time?: number }} Round
 * @typedef {{ coin: number, balanceSeq?: number, trial: boolean, limits: { min: number, max: number, steps: number[] },
 *   table: Record<string, any>, returnPercent: number, gameId: number, hasTrial: boolean,
 *   last: Round | null, recent: Round[], remembered: Pick<Round, 'bet' | 'choice'> | null }} State
 */

/** Milliseconds after which an answer counts as lost. */
const TIMEOUT_MS = 10_000;

const page = document.documentElement.dataset;
/** Codes that end the session; others concern one round. @type {number[]} */
export const ENDINGS = JSON.parse(page['endings'] ?? '');
/** @type {number[]} */
const FAULTS = JSON.parse(page['faults'] ?? '');
const asked = new URLSearchParams(location.search);
const session = page['session'] || asked.get('session') || '';
/** @type {Map<string, string>} */
const memory = new Map();

/** The platform refused: asking again will not help. */
export class Refused extends Error {
  /** @param {number} errcode @param {string} sentence */
  constructor(errcode, sentence) {
    super(sentence);
    this.errcode = errcode;
  }
}

/** No answer, or none from the platform itself. */
export class Lost extends Error {}

/** The launch secret, removed at once from the address or the document. */
export function takeSecret() {
  const sent = page['secret'];
  delete page['secret'];
  if (sent) return sent;
  const secret = location.hash.slice(1);
  if (secret) history.replaceState(history.state, '', location.pathname + location.search);
  return secret;
}

/** @param {string} secret @returns {Promise<State>} */
export async function open(secret) {
  const { token, ...state } = await ask('open', { secret }, isState);
  keep('token', token);
  drop('request');
  return state;
}

export const hasToken = () => kept('token') !== null;

/** @returns {Promise<State>} */
export const readState = () => ask('state', {}, isState);

/** @param {RoundRequest} request @returns {Promise<Round>} */
export async function sendRound(request) {
  keep('request', JSON.stringify(request));
  try {
    const round = await ask('round', request, isRound);
    drop('request');
    return round;
  } catch (error) {
    if (error instanceof Refused) drop('request');
    throw error;
  }
}

/** @returns {RoundRequest | null} */
export const unansweredRound = () => JSON.parse(kept('request') ?? 'null');

/** @param {...unknown} values In hundredths. */
const areCoins = (...values) => values.every(Number.isSafeInteger);

/** @param {any} data */
const isRound = (data) => areCoins(data?.bet, data?.win, data?.coin);

/** @param {any} data */
const isState = (data) => areCoins(data?.coin) && data.limits && (!data.last || isRound(data.last));

/** @param {string} name @param {object} body @param {(data: any) => boolean} isWhole @returns {Promise<any>} */
async function ask(name, body, isWhole) {
  const envelope = await fetchEnvelope(name, body);
  if (envelope?.errcode === 0 && isWhole(envelope.data)) return envelope.data;
  // It answers but cannot serve, or makes no sense: handled like a lost answer.
  if (!(envelope?.errcode > 0) || FAULTS.includes(envelope.errcode)) throw new Lost();
  throw new Refused(envelope.errcode, String(envelope.msg ?? ''));
}

/** @param {string} name @param {object} body @returns {Promise<any>} */
async function fetchEnvelope(name, body) {
  try {
    const response = await fetch(`/api/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': language,
        authorization: kept('token') ?? '',
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return await response.json();
  } catch {
    throw new Lost();
  }
}

/** A random UUID; `crypto.randomUUID` is missing on insecure origins. */
export function newRoundId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** @param {string} key */
function kept(key) {
  try {
    return sessionStorage.getItem(`${key}.${session}`) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** @param {string} key @param {string} value */
function keep(key, value) {
  memory.set(key, value);
  try {
    sessionStorage.setItem(`${key}.${session}`, value);
  } catch {
    // Storage is blocked: a reload then needs another launch.
  }
}

/** @param {string} key */
function drop(key) {
  memory.delete(key);
  try {
    sessionStorage.removeItem(`${key}.${session}`);
  } catch {
    // Nothing was stored.
  }
}
