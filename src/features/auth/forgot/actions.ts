// Sets a new password with a code by text message.
import { authCalls } from '#src/contract/auth.ts';
import type { Reply } from '#src/contract/call.ts';
import { mutate } from '#src/data/mutations/mutate.ts';

export const RESET_PASSWORD = 'resetPassword';

export interface NewPassword {
  readonly mobile: string;
  readonly smsCode: string;
  readonly password: string;
}

export const resetPassword = (wanted: NewPassword): Promise<Reply<typeof authCalls.forgetPassword>> =>
  mutate(authCalls.forgetPassword, { ...wanted, purpose: 2 }, { lock: RESET_PASSWORD });
