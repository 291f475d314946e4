// Texts in the forms that a language has for numbers: two in English, six in Arabic, one in Thai.
import { useSignals } from '@preact/signals-react/runtime';
import type { Language } from './languages.ts';
import { language, type TextKey, type Texts, useT } from './t.ts';

/** `{{count}}` is filled in. A language writes those of its forms that differ from the others. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

export type CountedKey = {
  [A in keyof Texts]: {
    [K in keyof Texts[A] & string]: Texts[A][K] extends Plural ? `${A}.${K}` : never;
  }[keyof Texts[A] & string];
}[keyof Texts];

export function useCounted(): (key: CountedKey, count: number) => string {
  useSignals();
  const t = useT();
  const chosen = language.value;
  return (key, count) => {
    const params = { count: count.toLocaleString(chosen) };
    const inForm = (form: Intl.LDMLPluralRule) => t(`${key}.${form}` as TextKey, params);
    return inForm(formOf(count, chosen)) || inForm('other');
  };
}

const rules = new Map<Language, Intl.PluralRules>();

function formOf(count: number, chosen: Language): Intl.LDMLPluralRule {
  const known = rules.get(chosen) ?? new Intl.PluralRules(chosen);
  rules.set(chosen, known);
  return known.select(count);
}
