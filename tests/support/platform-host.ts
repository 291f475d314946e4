// The platform as a separate process that a test can stop, kill, restart and query for rows.
import { resolve } from 'node:path';
import { CompiledQuery } from 'kysely';
import { world } from '#demo/world.ts';
import { createPlatform } from '#server/app.ts';
import type { CommandResult } from '#server/operator/command-result.ts';
import { runCommand } from '#server/operator/commands.ts';
import { readSettings } from '#server/settings/settings.ts';

/** For rows, or a command of the operator. */
export type Question = { readonly id: number } & (
  | { readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly command: readonly string[] }
);

export type Answer =
  | { readonly id: number; readonly rows: readonly unknown[] }
  | { readonly id: number; readonly result: CommandResult }
  | { readonly id: number; readonly problem: string };

const settings = readSettings(process.env);
const distDir = process.env['HALCYON_DIST'];
// For pictures that are compared: a moment at which the clock stands.
const standingClock = process.env['HALCYON_STANDING_CLOCK'];
const platform = await createPlatform(settings, {
  world,
  ...(distDir !== undefined && { distDir: resolve(distDir) }),
  ...(standingClock !== undefined && { clock: () => new Date(standingClock) }),
});
await platform.games.listen({ port: settings.gamesPort, host: settings.host });
await platform.app.listen({ port: settings.port, host: settings.host });

async function answer(question: Question): Promise<Answer> {
  const { id } = question;
  try {
    if ('command' in question)
      return { id, result: await runCommand(platform.unhurried, question.command, { now: new Date() }) };
    const { sql, parameters } = question;
    const { rows } = await platform.db.executeQuery(CompiledQuery.raw(sql, [...parameters]));
    return { id, rows };
  } catch (error) {
    return { id, problem: String(error) };
  }
}

process.on('message', (question: Question) => void answer(question).then((said) => process.send?.(said)));
process.on('SIGTERM', () => void platform.close().then(() => process.exit(0)));
// A test run that was killed leaves no platform behind.
process.on('disconnect', () => process.exit(1));
process.send?.('ready');
