// What an operator does for, with and against a member.
import { maskedMobile } from '../store/member/mobile.ts';
import { isRefusal } from '../refusals/refusal.ts';
import { post } from '../store/ledger/ledger.ts';
import { eraseMember } from '../store/operator/erase.ts';
import {
  findMembers,
  isMember,
  memberFacts,
  setIdentified,
  setSuspended,
  signOutEverywhere,
} from '../store/operator/members.ts';
import { findRequest } from '../store/operator/requests.ts';
import type { Db, Row } from '../database/tables/tables.ts';
import { type CommandResult, done, refused } from './command-result.ts';
import { coins, harmless, idOf, minute } from './words.ts';
import { inTransaction } from '../database/transaction.ts';

const STATES: Readonly<Record<1 | 2 | 3, string>> = { 1: 'active', 2: 'suspended', 3: 'closed' };
const AMOUNT = /^-?\d{1,7}(?:\.\d{1,2})?$/;
const HUNDREDTHS = 100;

const nobody = (given: string | undefined) => refused(`There is no member ${given ?? ''}.`);

export async function find(db: Db, words: readonly string[]): Promise<CommandResult> {
  const text = words.join(' ').trim();
  const found = text === '' ? [] : await findMembers(db, text);
  return found.length > 0 ? done(found.map(line).join('\n')) : refused('Nobody was found.');
}

const line = (member: Row<'member'>): string =>
  [String(member.id), STATES[member.status], harmless(member.account) || '-', harmless(member.nickname)].join(
    '  ',
  );

export async function show(db: Db, given: string | undefined, now: Date): Promise<CommandResult> {
  const id = idOf(given);
  const facts = id === null ? null : await memberFacts(db, id, now);
  if (!facts) return nobody(given);
  const { member, details, balance, sessions, seenAt, openWithdrawals, openDeposits } = facts;
  const rows = [
    ['member', String(member.id)],
    ['state', STATES[member.status]],
    ['account', harmless(member.account) || '-'],
    ['nickname', harmless(member.nickname)],
    ['number', member.mobile === null ? '-' : maskedMobile(member.mobile)],
    ...detailRows(details),
    ['identified', minuteOrDash(member.identified_at)],
    ['registered', minute(member.registered_at)],
    ['last seen', minuteOrDash(seenAt)],
    ['signed in on', `${sessions} devices`],
    ['inviter', member.inviter_id === null ? '-' : String(member.inviter_id)],
    ['coin', coins(balance.coin)],
    ['safe', coins(balance.safebox)],
    ['deposited', coins(balance.deposited)],
    ['withdrawn', coins(balance.withdrawn)],
    ['staked', coins(balance.staked)],
    ['deposits open', String(openDeposits)],
    ['withdrawals open', String(openWithdrawals)],
  ];
  return done(rows.map(([name = '', value = '']) => `${name.padEnd(16)} ${value}`).join('\n'));
}

const minuteOrDash = (time: Date | null): string => (time ? minute(time) : '-');

function detailRows(details: Row<'member_detail'> | undefined): string[][] {
  const { full_name = '', birthday = '', address = '' } = details ?? {};
  const rows = [
    ['name', full_name],
    ['birthday', birthday],
    ['address', address],
  ] as const;
  return rows.map(([name, value]) => [name, harmless(value) || '-']);
}

export async function setState(
  db: Db,
  given: string | undefined,
  state: 'suspended' | 'active',
): Promise<CommandResult> {
  const id = idOf(given);
  const changed = id === null ? undefined : await setSuspended(db, id, state === 'suspended');
  if (changed === undefined) return nobody(given);
  return changed === 'done'
    ? done(`Member ${id} is ${state}.`)
    : refused(`The account of member ${id} is closed.`);
}

/** Records whether an operator has checked the identity of a member; members see it as `hasKyc`. */
export async function identify(
  db: Db,
  given: string | undefined,
  { is, now }: { readonly is: string | undefined; readonly now: Date },
): Promise<CommandResult> {
  if (is !== 'yes' && is !== 'no') return refused('Say yes or no.');
  const isKnown = await setIdentified(db, idOf(given) ?? 0, is === 'yes' ? now : null);
  if (!isKnown) return nobody(given);
  return done(`Member ${given} ${is === 'yes' ? 'is' : 'is no longer'} identified.`);
}

export async function signOut(db: Db, given: string | undefined, now: Date): Promise<CommandResult> {
  const id = idOf(given);
  const ended = id === null ? undefined : await signOutEverywhere(db, id, now);
  return ended === undefined ? nobody(given) : done(`Member ${id} is signed out on ${ended} devices.`);
}

export async function erase(db: Db, given: string | undefined, now: Date): Promise<CommandResult> {
  const id = idOf(given);
  const erased = id === null ? 'unknown' : await eraseMember(db, id, now);
  if (erased === 'unknown') return nobody(given);
  if (erased === 'closed') return refused(`The account of member ${id} is closed already.`);
  if (erased === 'done') return done(`Member ${id} is erased. The books are kept.`);
  const { open, coin } = erased;
  return refused(
    open > 0
      ? `Member ${id} has ${open} open deposits or withdrawals: they have to end first.`
      : `Member ${id} holds ${coins(coin)} coins: pay them out, or take them back with a correction, first.`,
  );
}

interface Correction {
  readonly given: string | undefined;
  readonly amount: string;
  /** One entry each. */
  readonly actId: number;
  readonly now: Date;
}

/** Through the books, so that the member sees it in the statement and everything still adds up. */
export async function correct(db: Db, { given, amount, actId, now }: Correction): Promise<CommandResult> {
  const id = idOf(given);
  const hundredths = AMOUNT.test(amount) ? Math.round(Number(amount) * HUNDREDTHS) : 0;
  if (hundredths === 0) return refused('The coins are a number other than 0, such as 12.50 or -3.');
  if (id === null || !(await isMember(db, id))) return nobody(given);
  const kind = hundredths > 0 ? 'correctionUp' : 'correctionDown';
  const posting = {
    memberId: id,
    kind,
    amount: Math.abs(hundredths),
    orderId: `C${actId}`,
    now,
  } as const;
  const balance = await inTransaction(db, (trx) => post(trx, posting));
  return isRefusal(balance)
    ? refused(`Member ${id} has less than that.`)
    : done(`Member ${id} has ${coins(balance.coin)} coins now.`);
}

export async function showRequest(db: Db, requestId: string | undefined): Promise<CommandResult> {
  const found = requestId === undefined ? [] : await findRequest(db, requestId);
  if (found.length === 0)
    return refused(
      'No request with this id was answered in the last day: it never arrived, or it was refused.',
    );
  return done(
    found
      .map(({ scope, call, time, orderId }) =>
        [minute(time), whoOf(scope), call, 'was answered', ...(orderId ? [orderId] : [])].join('  '),
      )
      .join('\n'),
  );
}

/** An installation's id would lead to a person as well. */
const whoOf = (scope: string): string =>
  scope.startsWith('member:') ? scope.replace(':', ' ') : 'an installation';
