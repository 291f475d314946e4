// What an operator can ask of a platform: `npm run admin -- ...`.
import { checkLedger } from '../store/wallet/ledger-check.ts';
import { moveWithdrawal, openWithdrawals } from '../store/wallet/withdrawals.ts';
import type { WithdrawalStatus } from '../store/wallet/tables.ts';
import type { Db } from '../store/tables.ts';
import { type CommandResult, done, refused } from './command-result.ts';
import { answer, close, listFeedback, showFeedback } from './feedback.ts';
import { listClosed, setGame, setMaintenance, setStudio } from './games.ts';
import { ledgerSummary } from './ledger-summary.ts';
import { sendOperatorMail } from './operator-mail.ts';
import { withdrawalList } from './withdrawal-list.ts';
import { WITHDRAWAL_STATES } from './words.ts';

export const USAGE = `npm run admin -- ledger check
npm run admin -- withdrawal list
npm run admin -- withdrawal delay ORDER [REASON]
npm run admin -- withdrawal approve ORDER
npm run admin -- withdrawal paid ORDER
npm run admin -- withdrawal refuse ORDER REASON
npm run admin -- mail send MEMBER TITLE TEXT [COINS] [DAYS]
npm run admin -- feedback list
npm run admin -- feedback show ID
npm run admin -- feedback answer ID TEXT
npm run admin -- feedback close ID
npm run admin -- game closed
npm run admin -- game close ID
npm run admin -- game open ID
npm run admin -- studio close ID
npm run admin -- studio open ID
npm run admin -- platform close ID HOURS
npm run admin -- platform open ID`;

type Command = (db: Db, args: readonly string[], now: Date) => Promise<CommandResult>;

const COMMANDS: Readonly<Record<string, Command>> = {
  'ledger check': async (db) => {
    const check = await checkLedger(db);
    return { code: check.problems.length > 0 ? 1 : 0, output: ledgerSummary(check) };
  },
  'withdrawal list': async (db) => done(withdrawalList(await openWithdrawals(db))),
  'withdrawal delay': (db, [orderId, reason], now) => move(db, { orderId, to: 1, reason, now }),
  'withdrawal approve': (db, [orderId], now) => move(db, { orderId, to: 2, now }),
  'withdrawal paid': (db, [orderId], now) => move(db, { orderId, to: 3, now }),
  'withdrawal refuse': (db, [orderId, reason], now) =>
    reason ? move(db, { orderId, to: 4, reason, now }) : unknown(),
  'mail send': async (db, args, now) => (await sendOperatorMail(db, args, now)) ?? unknown(),
  'feedback list': (db) => listFeedback(db),
  'feedback show': (db, [id]) => showFeedback(db, id),
  'feedback answer': (db, args, now) => answer(db, args, now),
  'feedback close': (db, [id], now) => close(db, id, now),
  'game closed': (db, _args, now) => listClosed(db, now),
  'game close': (db, [id]) => setGame(db, id, 0),
  'game open': (db, [id]) => setGame(db, id, 1),
  'studio close': (db, [id]) => setStudio(db, id, 0),
  'studio open': (db, [id]) => setStudio(db, id, 1),
  'platform close': async (db, [id, hours], now) =>
    hours ? setMaintenance(db, { id, hours, now }) : unknown(),
  'platform open': (db, [id], now) => setMaintenance(db, { id, hours: '', now }),
};

export const runCommand: Command = async (db, args, now) => {
  const command = COMMANDS[args.slice(0, 2).join(' ')];
  return command ? command(db, args.slice(2), now) : unknown();
};

const unknown = async (): Promise<CommandResult> => refused(`Unknown command:\n${USAGE}`);

interface Move {
  readonly orderId: string | undefined;
  readonly to: WithdrawalStatus;
  readonly reason?: string | undefined;
  readonly now: Date;
}

const said = (to: WithdrawalStatus): string =>
  to === 4 ? `${WITHDRAWAL_STATES[to]}, and its amount is back` : WITHDRAWAL_STATES[to];

async function move(db: Db, { orderId, to, reason, now }: Move): Promise<CommandResult> {
  if (orderId === undefined) return unknown();
  const moved = await moveWithdrawal(db, { orderId, to, now, ...(reason && { reason }) });
  if (moved === 'moved') return done(`${orderId} is ${said(to)}.`);
  return refused(
    moved === 'unknown'
      ? `There is no withdrawal ${orderId}.`
      : `${orderId} has gone too far for that: a withdrawal only moves forward.`,
  );
}
