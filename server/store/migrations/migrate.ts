// Migrates the database to the current schema; any number of processes may start at once.
import { sql } from 'kysely';
import { keepPositionsGrowing } from '../schema/event-positions.ts';
import type { Migrations } from '../schema/migration.ts';
import { type Running, runMigrations } from '../schema/run-migrations.ts';
import type { Db, Trx } from '../../database/tables/tables.ts';
import * as platform from './001-platform.ts';
import * as gamePage from './002-game-page.ts';
import * as eventDelivery from './003-event-delivery.ts';
import * as accounts from './004-accounts.ts';
import * as gameList from './005-game-list.ts';
import * as trackingPlan from './006-tracking-plan.ts';
import * as codeQuotas from './007-code-quotas.ts';
import * as proofsAndMails from './008-proofs-and-mails.ts';
import * as recoveryCodes from './009-recovery-codes.ts';
import * as doubleEntry from './010-double-entry.ts';
import * as wallet from './011-wallet.ts';
import * as saferPlay from './012-safer-play.ts';
import * as bonuses from './013-bonuses.ts';
import * as duePayments from './014-due-payments.ts';
import * as invitations from './015-invitations.ts';
import * as mailbox from './017-mailbox.ts';
import * as feedback from './018-feedback.ts';
import * as eventPosition from './020-event-position.ts';
import * as eventTrust from './021-event-trust.ts';
import * as audit from './022-audit.ts';
import * as sharedLimits from './023-shared-limits.ts';
import * as peopleAndRounds from './024-people-and-rounds.ts';
import * as installations from './025-installations.ts';
import * as push from './027-push.ts';
import * as boundCoin from './030-bound-coin.ts';
import * as returnedDeposits from './031-returned-deposits.ts';
import * as codesOfKnownDevices from './032-codes-of-known-devices.ts';
import * as whatIsOnFile from './034-what-is-on-file.ts';
import * as gameWallets from './035-game-wallets.ts';
import * as desk from './036-desk.ts';

export const MIGRATIONS: Migrations = {
  '001-platform': platform,
  '002-game-page': gamePage,
  '003-event-delivery': eventDelivery,
  '004-accounts': accounts,
  '005-game-list': gameList,
  '006-tracking-plan': trackingPlan,
  '007-code-quotas': codeQuotas,
  '008-proofs-and-mails': proofsAndMails,
  '009-recovery-codes': recoveryCodes,
  '010-double-entry': doubleEntry,
  '011-wallet': wallet,
  '012-safer-play': saferPlay,
  '013-bonuses': bonuses,
  '014-due-payments': duePayments,
  '015-invitations': invitations,
  '017-mailbox': mailbox,
  '018-feedback': feedback,
  '020-event-position': eventPosition,
  '021-event-trust': eventTrust,
  '022-audit': audit,
  '023-shared-limits': sharedLimits,
  '024-people-and-rounds': peopleAndRounds,
  '025-installations': installations,
  '027-push': push,
  '030-bound-coin': boundCoin,
  '031-returned-deposits': returnedDeposits,
  '032-codes-of-known-devices': codesOfKnownDevices,
  '034-what-is-on-file': whatIsOnFile,
  '035-game-wallets': gameWallets,
  '036-desk': desk,
};

/** Negative, because the locks above zero are member ids. */
const SEED_LOCK = -1;

export async function migrate(db: Db, running: Running = {}): Promise<void> {
  await runMigrations(db, MIGRATIONS, running);
  await keepPositionsGrowing(db);
}

/** One process does it; the others wait and find the work done. */
export function whileSeeding<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK}::bigint)`.execute(trx);
    return work(trx);
  });
}
