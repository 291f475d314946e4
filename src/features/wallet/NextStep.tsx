import {
  CHANNEL_CLOSED,
  EARLIER_REQUEST_PENDING,
  FIRST_DEPOSIT_REQUIRED,
  MOBILE_REQUIRED,
  RECEIVING_ACCOUNT_UNKNOWN,
  TOO_MANY_RECEIVING_ACCOUNTS,
  TURNOVER_REQUIRED,
  WRONG_SAFE_PASSWORD,
} from '#src/contract/errors.ts';
import type { Errcode } from '#src/contract/envelope.ts';
import { type TextKey, useT } from '#src/i18n/t.ts';
import { href, paths, RETURN } from '#src/navigation/paths.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';

interface Step {
  readonly address: string;
  readonly text: TextKey;
}

const ALL_METHODS: Step = { address: href(paths.wallets, { name: 'withdraw' }), text: 'wallet.toMethods' };

const ANYWHERE: Readonly<Partial<Record<Errcode, Step>>> = {
  [WRONG_SAFE_PASSWORD]: { address: paths.profile, text: 'wallet.setSafePassword' },
  [RECEIVING_ACCOUNT_UNKNOWN]: { address: paths.cardList, text: 'wallet.accounts' },
  [TOO_MANY_RECEIVING_ACCOUNTS]: { address: paths.cardList, text: 'wallet.accounts' },
  [TURNOVER_REQUIRED]: { ...ALL_METHODS, text: 'wallet.title' },
  [FIRST_DEPOSIT_REQUIRED]: { address: href(paths.wallets, { name: 'deposit' }), text: 'wallet.deposit' },
};

/** Only where these refuse a withdrawal: a deposit is changed or paid on its own screen. */
export const OF_WITHDRAWAL = {
  [CHANNEL_CLOSED]: ALL_METHODS,
  [EARLIER_REQUEST_PENDING]: ALL_METHODS,
} as const;

interface NextStepProps {
  readonly errcode: Errcode | undefined;
  /** The address of this form, to come back to. */
  readonly here: string;
  readonly more?: Readonly<Partial<Record<Errcode, Step>>>;
}

/** Where a refusal is resolved; what was typed is kept, except for the number and the safe password. */
export function NextStep({ errcode, here, more = {} }: NextStepProps) {
  const t = useT();
  const steps: Readonly<Partial<Record<Errcode, Step>>> = {
    ...ANYWHERE,
    ...more,
    [MOBILE_REQUIRED]: { address: href(paths.bind, { [RETURN]: here }), text: 'wallet.addMobile' },
  };
  const step = errcode === undefined ? undefined : steps[errcode];
  return step ? (
    <ButtonLink isWide href={step.address}>
      {t(step.text)}
    </ButtonLink>
  ) : null;
}
