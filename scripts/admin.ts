// `npm run admin -- ...`: what an operator does to a platform, from a shell on its machine, also while it runs.
import { existsSync } from 'node:fs';
import type { CommandResult } from '#server/operator/command-result.ts';
import { runCommand, shellOf } from '#server/operator/commands.ts';
import { askRunningPlatform } from '#server/operator/socket.ts';
import { whoAsks } from '#server/operator/who-asks.ts';
import { checkedSettings } from './run/settings.ts';
import { openStoredDatabase } from './run/stored-database.ts';

export async function main(args: string[]): Promise<number> {
  const { code, output } = (await fromRunning(args)) ?? (await fromDatabase(args));
  console.log(output);
  return code;
}

/** `null` where the database can be opened here: on a server, or in a folder that no platform holds. */
async function fromRunning(args: string[]): Promise<CommandResult | null> {
  const { databaseUrl, dataDir } = checkedSettings();
  return databaseUrl === '' && dataDir !== null && existsSync(dataDir)
    ? askRunningPlatform(dataDir, args)
    : null;
}

async function fromDatabase(args: string[]): Promise<CommandResult> {
  const opened = await openStoredDatabase('audit');
  try {
    return await runCommand(opened.db, args, { now: new Date(), actor: shellOf(whoAsks()) });
  } finally {
    await opened.close();
  }
}
