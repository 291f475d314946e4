import {
  ACCOUNT_CLOSED,
  CONFLICT,
  INVITER_UNKNOWN,
  METHOD_OFF,
  TOO_MANY_TRIES,
  WRONG_CREDENTIALS,
} from '#src/contract/errors.ts';
import type { Handler } from '../../calls/context.ts';
import { isRefusal, refuse } from '../../refusals/refusal.ts';
import { checkCode } from '../../store/auth/code-check.ts';
import { register } from '../../store/auth/registration.ts';
import { isWeakSignInProof } from '../../store/auth/proofs.ts';
import { checkPassword } from '../../store/auth/sign-in.ts';
import { attemptOf, codeTry, rulesOf } from './attempts.ts';
import { enter, enterAgain } from './new-session.ts';
import { checkAccountFields, nameOrNumber } from './fields.ts';
import { askSecondStep } from './second-step.ts';

export const signInHandlers = {
  accountLogin: {
    prepare: async (context, input) => {
      const { platform } = await context.config(context.db);
      const { account, password } = input;
      const refused = await checkAccountFields(context, { ...nameOrNumber(account), password });
      if (refused) return refused;
      if (!platform.loginTypes.includes(input.loginType)) return refuse(METHOD_OFF);
      const welcome = await checkPassword(context.db, context.settings, attemptOf(context, input));
      if (isRefusal(welcome)) return welcome;
      const { memberId, settle } = welcome;
      const further = await askSecondStep(context, memberId, { settle });
      if (further) return further;
      return async (write) => {
        await settle(write.db);
        return enter(write, { memberId, isProof: true });
      };
    },
    repeat: async (context, input, kept) => {
      const welcome = await checkPassword(context.db, context.settings, attemptOf(context, input));
      if (isRefusal(welcome)) return welcome.errcode === WRONG_CREDENTIALS ? refuse(CONFLICT) : welcome;
      return async (write) => {
        await welcome.settle(write.db);
        return enterAgain(write, kept);
      };
    },
  } satisfies Handler<'accountLogin'>,

  accountLoginSms: {
    prepare: async (context, input) => {
      const { config, platform } = await context.config(context.db);
      const { mobile, smsCode } = input;
      const refused = await checkAccountFields(context, { mobile, smsCode });
      if (refused) return refused;
      if (!platform.loginTypes.includes(input.loginType)) return refuse(METHOD_OFF);
      const right = await checkCode(context.db, rulesOf(context), codeTry(context, input));
      if (isRefusal(right)) return right;
      const { owner } = right;
      if (owner && owner.status !== 1) return refuse(ACCOUNT_CLOSED);
      if (!owner && !config.registerType.includes(1)) return refuse(METHOD_OFF);
      const settled = { proven: 'sms', settle: right.use } as const;
      const further = owner && (await askSecondStep(context, owner.id, settled));
      if (further) return further;
      const { welcomeCoin } = platform;
      return async (write) => {
        const tooLate = await right.use(write.db);
        if (tooLate) return tooLate;
        if (owner) {
          const isProof = await isWeakSignInProof(write.db, owner.id, 'sms');
          return enter(write, { memberId: owner.id, isProof });
        }
        const { pid, inviteCode, aid = '' } = input;
        const newcomer = { mobile, accountType: 1 as const, passwordHash: null, aid, now: write.now };
        const made = await register(write.db, { ...newcomer, pid, inviteCode, welcomeCoin });
        if (!isRefusal(made)) return enter(write, { ...made, isProof: true });
        // By any other code another request has just registered the number.
        return refuse(made.errcode === INVITER_UNKNOWN ? INVITER_UNKNOWN : CONFLICT);
      };
    },
    repeat: async (context, input, kept) => {
      const right = await checkCode(context.db, rulesOf(context), codeTry(context, input));
      if (isRefusal(right)) return right.errcode === TOO_MANY_TRIES ? right : refuse(CONFLICT);
      return async (write) => {
        await right.use(write.db);
        return enterAgain(write, kept);
      };
    },
  } satisfies Handler<'accountLoginSms'>,
};
