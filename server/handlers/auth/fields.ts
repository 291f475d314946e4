// Validates sign-in fields within the limits of the app config.
import type { LengthBounds } from '#src/contract/config.ts';
import type { INVALID_FIELDS } from '#src/contract/errors.ts';
import type { Context } from '../../calls/context.ts';
import { ACCOUNT_PATTERN, type BoundField, checkFields } from '../../calls/fields.ts';
import type { Refusal } from '../../refusals/refusal.ts';
import { isMobile, MOBILE } from '../../store/member/mobile.ts';

export interface AccountFields {
  readonly account?: string | undefined;
  readonly password?: string | undefined;
  readonly mobile?: string | undefined;
  readonly smsCode?: string | undefined;
}

/** Validates the fields that are present. */
export async function checkAccountFields(
  context: Context,
  { account, password, mobile, smsCode }: AccountFields,
): Promise<Refusal<typeof INVALID_FIELDS> | null> {
  const { lengthBounds } = (await context.config(context.db)).config;
  return checkFields({
    account: { value: account, bounds: lengthBounds.account, pattern: ACCOUNT_PATTERN },
    password: { value: password, bounds: lengthBounds.password },
    mobile: mobileField(mobile),
    smsCode: { value: smsCode, bounds: lengthBounds.smsCode },
  });
}

/** An invalid number is reported as `pattern`, whatever its length. */
export const mobileField = (mobile: string | undefined): BoundField => ({
  value: mobile,
  bounds: { min: 0, max: Number.POSITIVE_INFINITY },
  pattern: MOBILE,
});

/** A number may be typed into the account field. */
export const nameOrNumber = (account: string): AccountFields => (isMobile(account) ? {} : { account });

/** The usual number of digits if the config sets no length. */
export const codeLength = ({ smsCode }: LengthBounds): number =>
  Math.min(Math.max(USUAL_DIGITS, smsCode.min), smsCode.max);

const USUAL_DIGITS = 6;
