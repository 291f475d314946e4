import {
  MOBILE_REQUIRED,
  RECEIVING_ACCOUNT_UNKNOWN,
  TOO_MANY_RECEIVING_ACCOUNTS,
  WRONG_SAFE_PASSWORD,
} from '#src/contract/errors.ts';
import type { Errcode } from '#src/contract/envelope.ts';
import { type TextKey, useT } from '#src/i18n/t.ts';
import { href, paths, type PlainPath, RETURN } from '#src/navigation/paths.ts';
import { useSameQuery } from '#src/navigation/query.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';

interface Step {
  readonly path: PlainPath;
  readonly text: TextKey;
}

const STEPS: Readonly<Partial<Record<Errcode, Step>>> = {
  [MOBILE_REQUIRED]: { path: paths.bind, text: 'wallet.addMobile' },
  [WRONG_SAFE_PASSWORD]: { path: paths.profile, text: 'wallet.setSafePassword' },
  [RECEIVING_ACCOUNT_UNKNOWN]: { path: paths.cardList, text: 'wallet.accounts' },
  [TOO_MANY_RECEIVING_ACCOUNTS]: { path: paths.cardList, text: 'wallet.accounts' },
};

/** Where a refusal is resolved; what was typed is kept, except for the number and the safe password. */
export function NextStep({ errcode }: { errcode: Errcode | undefined }) {
  const t = useT();
  const here = useSameQuery()(paths.cardEdit);
  const step = errcode === undefined ? undefined : STEPS[errcode];
  return step ? (
    <ButtonLink isWide href={href(step.path, step.path === paths.bind ? { [RETURN]: here } : {})}>
      {t(step.text)}
    </ButtonLink>
  ) : null;
}
