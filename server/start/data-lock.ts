// Two processes on one embedded database would silently diverge: a socket in its folder locks it.
import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Its message is one sentence for the operator of the second process. */
export class FolderInUseError extends Error {}

export interface FolderLock {
  release(): Promise<void>;
}

/** The kernel limits the length of a socket's path; this leaves room for the suffix of one that is set aside. */
const PATH_MAX = 80;

/** The kernel closes the socket when the process ends, so a crash never leaves the folder locked. */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = folderSocket(folder, 'lock');
  const server = (await bind(path)) ?? (await takeOver(folder, path));
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** A Windows pipe ends with its process; a folder with too long a path has its sockets in the temporary folder. */
export function folderSocket(folder: string, name: 'lock' | 'operator'): string {
  const real = realpathSync(folder);
  const digest = createHash('sha256').update(real).digest('hex').slice(0, 32);
  const elsewhere = `halcyon-${digest}${name === 'lock' ? '' : `-${name}`}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${elsewhere}`;
  const inside = join(real, `${name}.sock`);
  return Buffer.byteLength(inside) <= PATH_MAX ? inside : join(tmpdir(), `${elsewhere}.sock`);
}

/** `null` if the path is taken. */
function bind(path: string): Promise<Server | null> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.end(String(process.pid));
  });
  server.unref();
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(path, () => resolve(server));
  });
}

async function takeOver(folder: string, path: string): Promise<Server> {
  // Renamed before it is checked: two processes that find a dead socket must not remove each other's new one.
  const aside = `${path}.${process.pid}`;
  await rename(path, aside).catch(() => {});
  const owner = await ownerOf(aside);
  if (owner !== null) {
    await rename(aside, path).catch(() => {});
    throw inUse(folder, owner);
  }
  await rm(aside, { force: true });
  const server = await bind(path);
  if (server) return server;
  throw inUse(folder, (await ownerOf(path)) ?? 'unknown');
}

function inUse(folder: string, owner: string): FolderInUseError {
  return new FolderInUseError(
    `The database in "${folder}" is in use by process ${owner}: stop it first, or set DATA_DIR to another folder.`,
  );
}

function ownerOf(path: string): Promise<string | null> {
  return new Promise((resolve) => {
    let said = '';
    const socket = connect(path);
    socket.on('data', (chunk) => (said += chunk.toString()));
    socket.once('error', () => resolve(null));
    socket.once('end', () => resolve(said));
  });
}
