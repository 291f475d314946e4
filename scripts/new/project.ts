// Collects changes to the project's files in memory, so that a mistake half-way leaves nothing behind.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export class Project {
  readonly #root: string;
  readonly #changed = new Map<string, string>();

  constructor(root: string) {
    this.#root = root;
  }

  has(path: string): boolean {
    return this.#changed.has(path) || existsSync(join(this.#root, path));
  }

  /** "" if the file is missing. */
  read(path: string): string {
    const changed = this.#changed.get(path);
    if (changed !== undefined) return changed;
    return this.has(path) ? readFileSync(join(this.#root, path), 'utf8') : '';
  }

  /** Refuses to overwrite a file. */
  create(path: string, text: string): void {
    if (this.has(path)) throw new Error(`${path} exists already.`);
    this.#changed.set(path, text);
  }

  change(path: string, edit: (text: string) => string): void {
    if (!this.has(path)) throw new Error(`${path} is missing, and an entry belongs there.`);
    this.#changed.set(path, edit(this.read(path)));
  }

  /** Writes all changes and returns their paths. */
  save(): string[] {
    for (const [path, text] of this.#changed) {
      mkdirSync(dirname(join(this.#root, path)), { recursive: true });
      writeFileSync(join(this.#root, path), text);
    }
    return [...this.#changed.keys()];
  }
}
