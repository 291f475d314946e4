// Two processes on one embedded database would silently diverge: a socket in its folder locks it.
import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

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

/** In the folder, which is closed to other accounts; a Windows pipe ends with its process. */
export function folderSocket(folder: string, name: 'lock' | 'operator'): string {
  const real = realpathSync(folder);
  if (process.platform !== 'win32') return join(real, `${name}.sock`);
  const digest = createHash('sha256').update(real).digest('hex').slice(0, 32);
  return `\\\\.\\pipe\\halcyon-${digest}${name === 'lock' ? '' : `-${name}`}`;
}

/** Binds or connects a socket whose path may be too long, through a link that nobody else can open or foresee. */
export async function byShortPath<T>(path: string, attach: (path: string) => Promise<T>): Promise<T> {
  if (process.platform === 'win32' || Buffer.byteLength(path) <= PATH_MAX) return attach(path);
  const place = await mkdtemp(join(tmpdir(), 'halcyon-'));
  try {
    await symlink(dirname(path), join(place, 'data'));
    return await attach(join(place, 'data', basename(path)));
  } finally {
    await rm(place, { recursive: true });
  }
}

/** `null` if the path is taken. */
async function bind(path: string): Promise<Server | null> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.end(String(process.pid));
  });
  server.unref();
  return byShortPath(
    path,
    (short) =>
      new Promise((resolve, reject) => {
        server.once('error', (error: NodeJS.ErrnoException) =>
          error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
        );
        server.listen(short, () => resolve(server));
      }),
  );
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

const ownerOf = (path: string): Promise<string | null> =>
  byShortPath(
    path,
    (short) =>
      new Promise((resolve) => {
        let said = '';
        const socket = connect(short);
        socket.on('data', (chunk) => (said += chunk.toString()));
        socket.once('error', () => resolve(null));
        socket.once('end', () => resolve(said));
      }),
  );
