// Passwords that attackers try first: the 3,000 most common of published leaks with at least six characters.
// The list comes from @zxcvbn-ts/language-common 4.1.3 (MIT), in lower case.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

let known: ReadonlySet<string> | undefined;

export function isCommonPassword(password: string): boolean {
  known ??= new Set(readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8').split('\n'));
  return known.has(password.normalize('NFKC').toLowerCase());
}
