// Registration, sign-in methods and binding.
import * as v from 'valibot';
import { sessionCalls } from './auth/sessions.ts';
import { area } from './call.ts';
import * as errors from './errors.ts';
import { LoginType, UserInfo } from './member.ts';
import { Awards, Count, Id, text, Time } from './primitives.ts';
import { declareEvents, shortText } from './tracking/plan.ts';

/** Purpose of a code by text message: register 0, bind 1, forget 2, login and register 3. */
export const SmsPurpose = v.picklist([0, 1, 2, 3]);
export type SmsPurpose = v.InferOutput<typeof SmsPurpose>;

/** Facebook 3, LINE 4, Google 5. */
const SocialType = v.picklist([3, 4, 5]);
type SocialType = v.InferOutput<typeof SocialType>;

/** An ID token with many claims stays far below this. */
const TOKEN_MAX = 8192;

/** E.164. */
const mobile = text(32);
const smsCode = text(16);
const account = text(128);
const password = text();

const inviteFields = {
  /** The inviter's id. */
  pid: v.optional(Id),
  inviteCode: v.optional(text(64)),
  aid: v.optional(text(64)),
};
/** False is answered with `CONSENT_MISSING`, whose message says what is missing. */
const consentFields = { agreeTerms: v.boolean(), adult: v.boolean() };

export const LoginResult = v.object({
  token: v.pipe(v.string(), v.minLength(1)),
  expireTime: v.optional(Time),
  userInfo: UserInfo,
  /** This call registered the member. */
  isNew: v.boolean(),
  awards: v.optional(Awards),
});
export type LoginResult = v.InferOutput<typeof LoginResult>;

const BoundResult = v.object({ userInfo: UserInfo, awards: v.optional(Awards) });

const social = {
  output: LoginResult,
  access: 'public',
  write: true,
  errors: [
    errors.METHOD_OFF,
    errors.IDENTITY_NOT_CONFIRMED,
    errors.ACCOUNT_CLOSED,
    errors.SECOND_STEP_REQUIRED,
  ],
} as const;

const signInCalls = area({
  accountLogin: {
    /** `account` is a name or an E.164 number. */
    input: v.object({ account, password, loginType: LoginType }),
    output: LoginResult,
    access: 'public',
    write: true,
    errors: [
      errors.WRONG_CREDENTIALS,
      errors.TOO_MANY_TRIES,
      errors.METHOD_OFF,
      errors.ACCOUNT_CLOSED,
      errors.SECOND_STEP_REQUIRED,
    ],
  },
  accountLoginSms: {
    /** The invitation is read only if the call registers. */
    input: v.object({ mobile, smsCode, loginType: v.literal(1), purpose: v.literal(3), ...inviteFields }),
    output: LoginResult,
    access: 'public',
    write: true,
    /** `SECOND_STEP_REQUIRED` if the second step is not a code to the same phone. */
    errors: [
      errors.TOO_MANY_TRIES,
      errors.WRONG_CODE,
      errors.CODE_EXPIRED,
      errors.METHOD_OFF,
      errors.ACCOUNT_CLOSED,
      errors.SECOND_STEP_REQUIRED,
      errors.INVITER_UNKNOWN,
    ],
  },
  googleLogin: {
    /** `credential` is an ID token. */
    input: v.object({ credential: text(TOKEN_MAX), socialType: v.literal(5), ...inviteFields }),
    ...social,
  },
  facebookLogin: {
    input: v.object({ accessToken: text(TOKEN_MAX), socialType: v.literal(3), ...inviteFields }),
    ...social,
  },
  lineLogin: {
    input: v.object({
      code: text(2048),
      redirectUri: text(2048),
      state: text(512),
      socialType: v.literal(4),
      ...inviteFields,
    }),
    ...social,
  },
});

const registrationCalls = area({
  accountRegist: {
    input: v.object({ account, password, registerType: v.literal(2), ...inviteFields, ...consentFields }),
    output: LoginResult,
    access: 'public',
    write: true,
    errors: [errors.ACCOUNT_TAKEN, errors.METHOD_OFF, errors.CONSENT_MISSING, errors.INVITER_UNKNOWN],
  },
  accountRegist4: {
    input: v.object({
      mobile,
      password,
      /** Needed when `otpStatus` is 1. */
      smsCode: v.optional(smsCode),
      registerType: v.picklist([1, 3]),
      ...inviteFields,
      ...consentFields,
    }),
    output: LoginResult,
    access: 'public',
    write: true,
    errors: [
      errors.TOO_MANY_TRIES,
      errors.MOBILE_TAKEN,
      errors.WRONG_CODE,
      errors.CODE_EXPIRED,
      errors.METHOD_OFF,
      errors.CONSENT_MISSING,
      errors.INVITER_UNKNOWN,
    ],
  },
  smsSend: {
    /**
     * Without `mobile` it means the member's own number: with the token and purpose 1, never `MOBILE_TAKEN`;
     * or, with `challengeId` and purpose 3, the number of the member who has to pass the second step.
     */
    input: v.object({
      mobile: v.optional(mobile),
      challengeId: v.optional(text(128)),
      purpose: SmsPurpose,
    }),
    /** `interval` in seconds, `remaining` sends today, `length` of the code. */
    output: v.object({ interval: Count, remaining: Count, length: Count }),
    access: 'public',
    write: true,
    /** `METHOD_OFF` if this platform cannot send text messages. */
    errors: [errors.MOBILE_TAKEN, errors.CODE_LIMIT_REACHED, errors.METHOD_OFF],
  },
  forgetPassword: {
    input: v.object({ mobile, smsCode, password, purpose: v.literal(2) }),
    output: v.object({ done: v.literal(true) }),
    access: 'public',
    write: true,
    errors: [errors.TOO_MANY_TRIES, errors.WRONG_CODE, errors.CODE_EXPIRED],
  },
});

const accountCalls = area({
  bindAccount: {
    input: v.object({
      mobile: v.optional(mobile),
      smsCode: v.optional(smsCode),
      account: v.optional(account),
      password: v.optional(password),
      purpose: v.literal(1),
    }),
    output: BoundResult,
    access: 'member',
    write: true,
    proof: 'always',
    errors: [
      errors.TOO_MANY_TRIES,
      errors.ACCOUNT_TAKEN,
      errors.MOBILE_TAKEN,
      errors.WRONG_CODE,
      errors.CODE_EXPIRED,
      errors.ALREADY_BOUND,
      errors.RECENT_PROOF_REQUIRED,
    ],
  },
  bindSocialAccount: {
    /** For LINE `token` is the code, with `redirectUri` and `state`. */
    input: v.object({
      socialType: SocialType,
      token: text(TOKEN_MAX),
      redirectUri: v.optional(text(2048)),
      state: v.optional(text(512)),
    }),
    output: BoundResult,
    access: 'member',
    write: true,
    proof: 'always',
    errors: [
      errors.IDENTITY_NOT_CONFIRMED,
      errors.IDENTITY_TAKEN,
      errors.ALREADY_BOUND,
      errors.RECENT_PROOF_REQUIRED,
    ],
  },
});

export const authCalls = {
  ...signInCalls,
  ...registrationCalls,
  ...accountCalls,
  ...sessionCalls,
};

const method = shortText('the call that signed in, such as `accountLogin`');

export const authEvents = declareEvents({
  login: { when: 'A member signed in.', props: { method } },
  register: { when: 'A new member registered and is signed in.', props: { method } },
});
