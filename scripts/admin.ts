// `npm run admin -- ledger check`: what an operator does to a platform, from a shell on its machine.
import { checkLedger } from '#server/store/wallet/ledger-check.ts';
import { ledgerReport } from './admin/ledger-report.ts';
import { CommandError } from './run/command-error.ts';
import { openStoredDatabase } from './run/stored-database.ts';

const USAGE = 'npm run admin -- ledger check';

/** 1 if something was found, so that a timer can raise an alarm. */
export async function main(args: string[]): Promise<number> {
  if (args.join(' ') !== 'ledger check')
    throw new CommandError(`Unknown command "${args.join(' ')}": ${USAGE}`);
  const opened = await openStoredDatabase('ledger_account');
  try {
    const check = await checkLedger(opened.db);
    console.log(ledgerReport(check));
    return check.problems.length > 0 ? 1 : 0;
  } finally {
    await opened.close();
  }
}
