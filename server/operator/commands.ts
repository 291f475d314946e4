// What an operator can ask of a platform: `npm run admin -- ...`. What changes something is written in the audit.
import { beginAct, endAct } from '../store/operator/audit.ts';
import type { Actor } from '../database/tables/operator.ts';
import type { Db } from '../database/tables/tables.ts';
import { openWithdrawals } from '../store/wallet/withdrawals.ts';
import { listAudit } from './audit-list.ts';
import { type CommandResult, done, refused } from './command-result.ts';
import { closeDesk, listWaiting, openDesk } from './desk.ts';
import { answer, close, listFeedback, showFeedback } from './feedback.ts';
import { listClosed, setGame, setMaintenance, setStudio } from './games.ts';
import { checkBooks } from './ledger.ts';
import * as members from './members.ts';
import { eraseOne } from './installations.ts';
import { sendOperatorMail } from './operator-mail.ts';
import { addOne, listServices, removeOne } from './services.ts';
import { moveTo, withdrawalList } from './withdrawals.ts';

interface Circumstances {
  readonly now: Date;
  /** The line in the audit; 0 for a command that has none. */
  readonly actId: number;
}

/** `null` for arguments that the command does not understand. */
type Run = (db: Db, args: readonly string[], circumstances: Circumstances) => Promise<CommandResult | null>;

interface Command {
  /** The arguments, as they are written in the usage. */
  readonly takes: string;
  readonly run: Run;
  /** Nothing that is worth a line in the audit: it neither changes anything nor shows a person's data. */
  readonly isQuiet?: true;
  /** Place of the operator's reason among the arguments; without one, the command is not understood. */
  readonly reasonAt?: number;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  'ledger check': {
    takes: '',
    isQuiet: true,
    run: (db) => checkBooks(db),
  },
  'withdrawal list': {
    takes: '',
    isQuiet: true,
    run: async (db) => done(withdrawalList(await openWithdrawals(db))),
  },
  'withdrawal delay': { takes: 'ORDER [REASON]', run: moveTo(1) },
  'withdrawal approve': { takes: 'ORDER', run: moveTo(2) },
  'withdrawal paid': { takes: 'ORDER', run: moveTo(3) },
  'withdrawal refuse': { takes: 'ORDER REASON', reasonAt: 1, run: moveTo(4) },
  'member find': { takes: 'TEXT', run: (db, words) => members.find(db, words) },
  'member show': { takes: 'ID', run: (db, [id], { now }) => members.show(db, id, now) },
  'member sign-out': { takes: 'ID', run: (db, [id], { now }) => members.signOut(db, id, now) },
  'member suspend': {
    takes: 'ID REASON',
    reasonAt: 1,
    run: (db, [id]) => members.setState(db, id, 'suspended'),
  },
  'member restore': { takes: 'ID', run: (db, [id]) => members.setState(db, id, 'active') },
  'member identify': {
    takes: 'ID yes|no REASON',
    reasonAt: 2,
    run: (db, [id, is], { now }) => members.identify(db, id, { is, now }),
  },
  'member correct': {
    takes: 'ID COINS REASON',
    reasonAt: 2,
    run: (db, [given, amount = ''], circumstances) =>
      members.correct(db, { given, amount, ...circumstances }),
  },
  'member erase': { takes: 'ID REASON', reasonAt: 1, run: (db, [id], { now }) => members.erase(db, id, now) },
  'installation erase': {
    takes: 'INSTALLATION REASON',
    reasonAt: 1,
    run: (db, [id]) => eraseOne(db, id),
  },
  'request show': { takes: 'REQUEST', run: (db, [id]) => members.showRequest(db, id) },
  'mail send': {
    takes: 'MEMBER TITLE TEXT [COINS] [DAYS]',
    run: (db, args, { now }) => sendOperatorMail(db, args, now),
  },
  'feedback list': { takes: '', isQuiet: true, run: (db) => listFeedback(db) },
  'feedback show': { takes: 'ID', run: (db, [id]) => showFeedback(db, id) },
  'feedback answer': { takes: 'ID TEXT', run: (db, args, { now }) => answer(db, args, now) },
  'feedback close': { takes: 'ID', run: (db, [id], { now }) => close(db, id, now) },
  'desk list': { takes: '', isQuiet: true, run: (db) => listWaiting(db) },
  'desk open': { takes: 'HOURS', run: (db, [hours], { now }) => openDesk(db, hours, now) },
  'desk close': { takes: '', run: (db, _args, { now }) => closeDesk(db, now) },
  'service list': { takes: '', isQuiet: true, run: (db) => listServices(db) },
  'service add': { takes: 'NAME desk|LICENCE|ADDRESS [HOURS|GROUP]', run: (db, args) => addOne(db, args) },
  'service remove': { takes: 'ID', run: (db, [id]) => removeOne(db, id) },
  'game closed': { takes: '', isQuiet: true, run: (db, _args, { now }) => listClosed(db, now) },
  'game close': { takes: 'ID', run: (db, [id]) => setGame(db, id, 0) },
  'game open': { takes: 'ID', run: (db, [id]) => setGame(db, id, 1) },
  'studio close': { takes: 'ID', run: (db, [id]) => setStudio(db, id, 0) },
  'studio open': { takes: 'ID', run: (db, [id]) => setStudio(db, id, 1) },
  'platform close': {
    takes: 'ID HOURS',
    run: async (db, [id, hours], { now }) => (hours ? setMaintenance(db, { id, hours, now }) : null),
  },
  'platform open': { takes: 'ID', run: (db, [id], { now }) => setMaintenance(db, { id, hours: '', now }) },
  'audit list': { takes: '[COUNT]', isQuiet: true, run: (db, [count]) => listAudit(db, count) },
};

export const USAGE = Object.entries(COMMANDS)
  .map(([name, { takes }]) => `npm run admin -- ${name} ${takes}`.trimEnd())
  .join('\n');

export const shellOf = (by: string): Actor => (by === '' ? 'shell' : `shell: ${by}`);

export interface Asking {
  readonly now: Date;
  readonly actor?: Actor;
}

export async function runCommand(db: Db, given: readonly string[], asking: Asking): Promise<CommandResult> {
  // PostgreSQL cannot store U+0000, which a form may hold.
  const args = given.map((each) => each.replaceAll('\0', ''));
  const name = args.slice(0, 2).join(' ');
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const own = args.slice(2);
  if (!command || lacksReason(command, own)) return unknown();
  if (command.isQuiet) return (await command.run(db, own, { now: asking.now, actId: 0 })) ?? unknown();
  return audited(db, { name, command, own, asking });
}

const reasonOf = ({ reasonAt }: Command, own: readonly string[]): string => own[reasonAt ?? -1]?.trim() ?? '';

const lacksReason = (command: Command, own: readonly string[]): boolean =>
  command.reasonAt !== undefined && reasonOf(command, own) === '';

interface CommandRun {
  readonly name: string;
  readonly command: Command;
  readonly own: readonly string[];
  readonly asking: Asking;
}

async function audited(
  db: Db,
  { name, command, own, asking: { now, actor = 'shell' } }: CommandRun,
): Promise<CommandResult> {
  const about = { subject: subjectOf(command, own), reason: reasonOf(command, own) };
  const actId = await beginAct(db, { actor, command: name, ...about, now });
  try {
    const result = (await command.run(db, own, { now, actId })) ?? unknown();
    await endAct(db, actId, result.code === 0 ? 'done' : 'refused');
    return result;
  } catch (error) {
    await endAct(db, actId, 'failed').catch(() => {});
    throw error;
  }
}

const NAMES_ONE = /^(?:ID|ORDER|REQUEST|MEMBER)\b/;
const ID = /^(?:\d{1,15}|[DW][2-9A-Z]{12}|[0-9a-f-]{36})$/;

/** An id alone: a text that was looked for, or typed in its place, may say who somebody is. */
const subjectOf = ({ takes }: Command, [first = '']: readonly string[]): string =>
  NAMES_ONE.test(takes) && ID.test(first) ? first : '';

const unknown = (): CommandResult => refused(`Unknown command:\n${USAGE}`);
