// The message of a refusal in the app's language.
import { SERVER_FAULT } from '#src/contract/errors.ts';
import { formatCoin } from '#src/lib/money.ts';
import type { RefusalDetail } from './refusal.ts';
import type { Language } from '../languages/language.ts';
import { textsOf } from '../languages/texts.ts';

const refusals = await textsOf('refusals');
const limits = await textsOf('limits');

export function messageFor(errcode: number, language: Language, { limit }: RefusalDetail = {}): string {
  if (limit) return limitMessage(limit, language);
  const messages: Readonly<Record<number, string>> = refusals(language);
  return messages[errcode] ?? messages[SERVER_FAULT] ?? '';
}

/** Which limit it is, how much it allows, and what is left of it. */
function limitMessage(
  { kind, period, value, left }: NonNullable<RefusalDetail['limit']>,
  language: Language,
): string {
  const { minutes, reached } = limits(language);
  const shown = (amount: number) =>
    kind === 'session' ? minutes(amount.toLocaleString(language)) : formatCoin(amount, language);
  return reached({ kind, period, most: shown(value), left: shown(left) });
}
