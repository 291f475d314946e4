// Whether an operator has checked who a member is; members are told by `hasKyc`.
import type { Db } from '../store/tables.ts';
import { type CommandResult, done, refused } from './command-result.ts';
import { idOf } from './words.ts';

export async function identify(
  db: Db,
  given: string | undefined,
  { is, now }: { readonly is: string | undefined; readonly now: Date },
): Promise<CommandResult> {
  if (is !== 'yes' && is !== 'no') return refused('Say yes or no.');
  const { numUpdatedRows } = await db
    .updateTable('member')
    .set({ identified_at: is === 'yes' ? now : null })
    .where('id', '=', idOf(given) ?? 0)
    .where('status', '<>', 3)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return refused(`There is no member ${given ?? ''}.`);
  return done(`Member ${given} ${is === 'yes' ? 'is' : 'is no longer'} identified.`);
}
