import { useSignals } from '@preact/signals-react/runtime';
import { type Language, LANGUAGES } from '#src/i18n/languages.ts';
import { language, useT } from '#src/i18n/t.ts';
import { showToast } from '#src/navigation/toast.ts';

/** Each language has its own name, so that people can find theirs in any language. */
export const ALL = Object.entries(LANGUAGES) as [Language, (typeof LANGUAGES)[Language]][];

type Choose = (chosen: Language) => Promise<void>;

export function useLanguage(take: Choose): [current: Language, choose: (chosen: Language) => void] {
  useSignals();
  const t = useT();
  const current = language.value;
  const choose = (chosen: Language) => {
    // Its texts may not be on the device yet.
    take(chosen).catch(() => showToast(t('common.needsConnection'), 'warning'));
  };
  return [current, choose];
}
