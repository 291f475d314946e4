import { useDraft } from '#src/data/member/use-draft.ts';
import { savedAccount } from '#src/data/session/session.ts';
import { useT } from '#src/i18n/t.ts';
import { PHONE_DRAFT } from '../flow/draft-keys.ts';
import { fromE164, homeRegion, isE164, numberProblem, type PhoneNumber, toE164 } from './phone-number.ts';

export interface Phone {
  readonly value: PhoneNumber;
  readonly change: (value: PhoneNumber) => void;
  /** E.164, "" while nothing is typed. */
  readonly mobile: string;
  /** Its visible problems, by field name. */
  readonly check: () => Record<string, string>;
}

/** Visible problems of a number, by field name. */
export function useNumberCheck(number: PhoneNumber): () => Record<string, string> {
  const t = useT();
  return (): Record<string, string> => {
    const problem = numberProblem(number);
    if (!problem) return {};
    return { mobile: t(problem === 'required' ? 'common.fieldRequired' : 'auth.numberWrong') };
  };
}

/** The number for signing in, shared by all methods that need it; cleared after signing in. */
export function usePhone(): Phone {
  const saved = savedAccount();
  const { value, change } = useDraft<PhoneNumber>(
    PHONE_DRAFT,
    isE164(saved) ? fromE164(saved) : { region: homeRegion(), number: '' },
  );
  return { value, change, mobile: toE164(value), check: useNumberCheck(value) };
}
