// Reads amounts that people type.
import { groupSeparator } from '#src/lib/money.ts';
import { typed } from '#src/lib/text/typed.ts';

/**
 * Hundredths from typed whole coins (`1500`, `1,500`, `٣٤`, `๓๔`); undefined for anything else: a fraction or a
 * misplaced separator is refused, because `1.500` means different amounts in different countries.
 */
export function parseCoin(text: string, locale: string): number | undefined {
  const plain = typed(text).trim().replaceAll(/['’]/g, ' ');
  const digits = ungrouped(plain, groupSeparator(locale));
  if (digits === undefined) return undefined;
  const hundredths = Number(digits) * 100;
  return Number.isSafeInteger(hundredths) ? hundredths : undefined;
}

function ungrouped(text: string, separator: string): string | undefined {
  if (/^\d+$/.test(text)) return text;
  for (const mark of [separator, ' ', ARABIC_SEPARATOR]) {
    const [first = '', ...rest] = text.split(mark);
    // Groups of two digits are Indian notation; the last group always has three.
    const isGrouped = /^\d{1,3}$/.test(first) && rest.every((part) => /^\d{2,3}$/.test(part));
    if (isGrouped && rest.at(-1)?.length === 3) return first + rest.join('');
  }
  return undefined;
}

/** It separates groups and nothing else, in any country. */
const ARABIC_SEPARATOR = '\u066c';
