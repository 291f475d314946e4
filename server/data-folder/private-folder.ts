// Keeps the data of the platform from the other accounts of the machine.
import { chmod, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

export const FOLDER_MODE = 0o700;
export const SECRET_MODE = 0o600;

/** From here on nobody else can open anything in it. */
export async function closeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  await chmod(folder, FOLDER_MODE);
}

/** The folder and all that is in it, also what earlier versions left there with the usual modes. */
export async function makePrivate(folder: string): Promise<void> {
  await closeFolder(folder);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await makePrivate(path);
    else if (entry.isFile() || entry.isSocket()) await chmod(path, SECRET_MODE);
  }
}
