// A person's phone: a number that nobody else has, and the codes that arrive there.
import { randomInt } from 'node:crypto';
import type { CodePurpose } from '#server/store/auth/codes.ts';
import type { Caller, TestPlatform } from './platform.ts';
import type { ServedPlatform } from './served-platform.ts';

export const newMobile = (): string => `+639${String(randomInt(1_000_000_000)).padStart(9, '0')}`;

/** A code of the same length that is never the right one. */
export const wrongCode = (right: string): string => (right === '000000' ? '111111' : '000000');

/** The code of the last message to this number; "" if there was none. */
export async function codeAt({ db }: Pick<TestPlatform, 'db'>, mobile: string): Promise<string> {
  const row = await db
    .selectFrom('text_message')
    .select('text')
    .where('mobile', '=', mobile)
    .where('is_decoy', '=', false)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return codeIn(row?.text);
}

/** The same for a platform that runs for a browser. */
export async function codeAtServed(platform: ServedPlatform, mobile: string): Promise<string> {
  const [row] = await platform.rows<{ text: string }>(
    'select text from text_message where mobile = $1 and not is_decoy order by id desc limit 1',
    [mobile],
  );
  return codeIn(row?.text);
}

const codeIn = (text = ''): string => /\d{4,}/.exec(text)?.[0] ?? '';

/** Requests a code and reads it. */
export async function receiveCode(
  platform: TestPlatform,
  wanted: { mobile: string; purpose: Exclude<CodePurpose, 4> },
  caller: Caller = {},
): Promise<string> {
  const { errcode } = await platform.call('smsSend', wanted, caller);
  if (errcode !== 0) throw new Error(`No code was sent: ${errcode}`);
  return codeAt(platform, wanted.mobile);
}
