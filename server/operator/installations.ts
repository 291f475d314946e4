// What an operator does for somebody who asks for what is stored about a device.
import { eraseInstallation } from '../store/operator/erase-installation.ts';
import type { Db } from '../database/tables/tables.ts';
import { type CommandResult, done, refused } from './command-result.ts';

const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

export async function eraseOne(db: Db, given = ''): Promise<CommandResult> {
  const id = given.trim().toLowerCase();
  if (!ID.test(id))
    return refused('An installation has an id such as the app shows under About, Usage data.');
  const events = await eraseInstallation(db, id);
  return events === undefined
    ? refused('Nothing is stored of this installation.')
    : done(`The installation is erased. ${events} of its events stay, and nothing ties them to it.`);
}
