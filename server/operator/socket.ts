// Commands for a platform that runs on an embedded database, which no second process may open.
import { chmod, rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import * as v from 'valibot';
import { whoAsks } from './who-asks.ts';
import { byShortPath, folderSocket } from '../data-folder/data-lock.ts';
import type { CommandResult } from './command-result.ts';

type Run = (args: readonly string[], by: string) => Promise<CommandResult>;

/** `by`: the account of the machine. */
const Command = v.object({ args: v.array(v.string()), by: v.string() });
const NAME = 'operator';
const OWNER_ONLY = 0o600;
/** Characters of a command, which is a few words; an answer is as long as what was asked for. */
const MOST = 1_000_000;

/** The caller holds the folder, so a socket that is there belongs to a process that has ended. */
export async function openOperatorSocket(folder: string, run: Run): Promise<() => Promise<void>> {
  const path = folderSocket(folder, NAME);
  if (process.platform !== 'win32') await rm(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => void serve(socket, run));
  server.unref();
  await byShortPath(path, (short) => listen(server, short));
  if (process.platform !== 'win32') await chmod(path, OWNER_ONLY);
  return () => new Promise((resolve) => server.close(() => resolve()));
}

const listen = (server: Server, path: string): Promise<void> =>
  new Promise((resolve, reject) => server.once('error', reject).listen(path, resolve));

async function serve(socket: Socket, run: Run): Promise<void> {
  try {
    const { args, by } = v.parse(Command, JSON.parse(await textOf(socket, MOST)));
    socket.end(JSON.stringify(await run(args, by)));
  } catch (error) {
    const output = error instanceof Error ? error.message : String(error);
    socket.end(JSON.stringify({ code: 1, output } satisfies CommandResult));
  }
}

/** `null` if no platform listens, or it stops before it has answered. */
export async function askRunningPlatform(
  folder: string,
  args: readonly string[],
): Promise<CommandResult | null> {
  const socket = await byShortPath(folderSocket(folder, NAME), connected);
  if (!socket) return null;
  const command: v.InferInput<typeof Command> = { args: [...args], by: whoAsks() };
  socket.end(JSON.stringify(command));
  const answer = await textOf(socket).catch(() => '');
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), Result), answer);
  return result.success ? result.output : null;
}

const Result = v.object({ code: v.picklist([0, 1]), output: v.string() });

const connected = (path: string): Promise<Socket | null> =>
  new Promise((resolve) => {
    const socket = connect({ path, allowHalfOpen: true });
    socket.once('connect', () => resolve(socket));
    socket.once('error', () => resolve(null));
  });

/** Until the other side has finished; this side may still answer. */
const textOf = (socket: Socket, most = Infinity): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      text += String(chunk);
      if (text.length > most) reject(new Error('The command is too long.'));
    });
    socket.once('end', () => resolve(text));
    socket.once('error', reject);
  });
