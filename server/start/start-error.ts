// Why a platform, or a command that opens its database, could not start: one sentence that names the setting and the way
// out.
import { resolve, sep } from 'node:path';
import { BlockedMigrationError, BrokenFolderError, NewerSchemaError } from '../database/errors.ts';
import type { Settings } from '../settings/settings.ts';

/** Its message is one sentence for the operator. */
export class StartError extends Error {}

/** The settings that a sentence can name. */
export type Places = Pick<Settings, 'databaseUrl' | 'dataDir' | 'buildsDir'>;
type Said = { readonly code?: string; readonly path?: string; readonly cause?: unknown };

/** The same error where nothing is known of it: a mistake of our own, with its stack. */
export function asStartError(error: unknown, places: Places): unknown {
  const sentence = sentenceOf(error, places);
  return sentence === undefined ? error : new StartError(sentence, { cause: error });
}

function sentenceOf(error: unknown, places: Places): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code = '', path, cause } = error as Said;
  const kept = storedSentence(error, places);
  if (kept !== undefined) return kept;
  const sentence = FOLDERS[code]?.(folderOf(path, places)) ?? SERVERS[code]?.(serverOf(places.databaseUrl));
  return sentence ?? (cause === undefined ? undefined : sentenceOf(cause, places));
}

/** Explains an error about stored data. */
function storedSentence(error: object, { dataDir }: Places): string | undefined {
  if (error instanceof NewerSchemaError)
    return `The database belongs to a newer version of the platform, which has run ${error.migration}: start that version, or restore a backup from before it.`;
  if (error instanceof BlockedMigrationError)
    return `The migration ${error.migration} could not have its lock; ${error.holder}: end that one and start again, while the version before goes on.`;
  if (error instanceof BrokenFolderError)
    return `The embedded database in "${dataDir}" is damaged or not a database: restore a backup of the folder, or set DATA_DIR to another one.`;
  return undefined;
}

interface Folder {
  readonly path: string;
  /** That would choose another one. */
  readonly setting: string;
}

function folderOf(path: string | undefined, { dataDir, buildsDir }: Places): Folder {
  const folders: readonly (readonly [string, string | null])[] = [
    ['BUILDS_DIR', buildsDir],
    ['DATA_DIR', dataDir],
  ];
  const isIn = (folder: string | null) =>
    folder !== null && path !== undefined && `${resolve(path)}${sep}`.startsWith(`${resolve(folder)}${sep}`);
  const [setting, folder] = folders.find(([, each]) => isIn(each)) ?? ['DATA_DIR', dataDir];
  return { path: folder ?? path ?? '', setting };
}

type FolderSentence = (folder: Folder) => string;

const notOurs: FolderSentence = ({ path, setting }) =>
  `The folder "${path}" cannot be used by this account: give it to the account that runs the platform, or set ${setting} to another one.`;
const noFolder: FolderSentence = ({ path, setting }) =>
  `"${path}" is not a folder, and none can be made there: set ${setting} to another one.`;

/** By the code of the file system. */
const FOLDERS: Readonly<Record<string, FolderSentence>> = {
  EACCES: notOurs,
  EPERM: notOurs,
  EEXIST: noFolder,
  ENOTDIR: noFolder,
  ENOENT: noFolder,
  EROFS: ({ path, setting }) =>
    `The folder "${path}" can only be read: set ${setting} to one that can be written.`,
  ENOSPC: ({ path, setting }) =>
    `The disk with "${path}" is full: make room and start again, or set ${setting} to a folder on another one.`,
};

interface Server {
  readonly host: string;
  readonly role: string;
  readonly database: string;
}

function serverOf(address: string): Server {
  if (!URL.canParse(address)) return { host: 'DATABASE_URL', role: '', database: '' };
  const { host, username, pathname } = new URL(address);
  return { host, role: username, database: decodeURIComponent(pathname.slice(1)) || username };
}

type ServerSentence = (server: Server) => string;

const notLetIn: ServerSentence = ({ host, role }) =>
  `The server ${host} does not let the role "${role}" in: check the role and its password in DATABASE_URL, and whether the server allows it from here.`;

/** By SQLSTATE. */
const SERVERS: Readonly<Record<string, ServerSentence>> = {
  '28P01': notLetIn,
  '28000': notLetIn,
  '3D000': ({ host, database }) =>
    `There is no database "${database}" on ${host}: create it (createdb ${database}), or name another one in DATABASE_URL.`,
  '42501': ({ host, role, database }) =>
    `The role "${role}" may not create what the platform needs in the database "${database}" on ${host}: make it the owner, or name another role in DATABASE_URL.`,
};
