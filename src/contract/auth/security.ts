// Calls of passkeys, the second step, and the member's security settings.
import * as v from 'valibot';
import { LoginResult } from '../auth.ts';
import { area } from '../call.ts';
import * as errors from '../errors.ts';
import { text, Time } from '../primitives.ts';
import { SecondStepMethod, Security } from './methods.ts';

/** Input and output of the browser's WebAuthn functions, in their JSON form. */
export const Credential = v.record(v.string(), v.unknown());
export type Credential = v.InferOutput<typeof Credential>;

export const CredentialOptions = v.looseObject({ challenge: v.string() });
export type CredentialOptions = v.InferOutput<typeof CredentialOptions>;

/** At sign-in a recovery code stands in for the authenticator app. */
export const SignInStep = v.picklist([...SecondStepMethod.options, 'recovery']);
export type SignInStep = v.InferOutput<typeof SignInStep>;

/** What a member may confirm their identity with. */
export const ProofMethod = v.picklist(['passkey', 'password', 'totp', 'sms', 'recovery']);
export type ProofMethod = v.InferOutput<typeof ProofMethod>;

const wayInCalls = area({
  passkeyRegisterOptions: {
    input: v.object({}),
    output: CredentialOptions,
    access: 'member',
    proof: 'always',
    errors: [errors.RECENT_PROOF_REQUIRED],
  },
  passkeyRegister: {
    input: v.object({ credential: Credential }),
    output: v.object({ id: v.string(), name: v.string() }),
    access: 'member',
    write: true,
    proof: 'always',
    errors: [errors.RECENT_PROOF_REQUIRED],
  },
  passkeyLoginOptions: {
    /** With `challengeId`, only keys of the member who has to pass the second step are accepted. */
    input: v.object({ account: v.optional(text(128)), challengeId: v.optional(text(128)) }),
    output: CredentialOptions,
    access: 'public',
    errors: [],
  },
  passkeyLogin: {
    input: v.object({ credential: Credential }),
    output: LoginResult,
    access: 'public',
    write: true,
    /** `SECOND_STEP_REQUIRED` if the device did not verify its user. */
    errors: [errors.WRONG_CREDENTIALS, errors.ACCOUNT_CLOSED, errors.SECOND_STEP_REQUIRED],
  },
  secondStep: {
    input: v.object({
      challengeId: text(128),
      method: SignInStep,
      /** A code, or the passkey's credential. */
      value: v.union([text(64), Credential]),
    }),
    output: LoginResult,
    access: 'public',
    write: true,
    errors: [errors.TOO_MANY_TRIES, errors.WRONG_CODE, errors.CODE_EXPIRED],
  },
  confirmIdentity: {
    /** `value` is the password, a code, or a passkey's credential with user verification. */
    input: v.object({ method: ProofMethod, value: v.union([text(), Credential]) }),
    /** The proof counts for this session alone. */
    output: v.object({ provedUntil: Time }),
    access: 'member',
    write: true,
    errors: [errors.WRONG_CREDENTIALS, errors.TOO_MANY_TRIES, errors.WRONG_CODE, errors.CODE_EXPIRED],
  },
});

/** Added: the member's passkeys and second step, and the calls that change them. */
const protectionCalls = area({
  securityGet: { input: v.object({}), output: Security, access: 'member', errors: [] },
  passkeyRemove: {
    input: v.object({ id: text(512) }),
    output: Security,
    access: 'member',
    write: true,
    proof: 'always',
    errors: [errors.RECENT_PROOF_REQUIRED],
  },
  totpBegin: {
    input: v.object({}),
    /** `uri` is an `otpauth:` address; the method stays off until `secondStepSet` confirms a first code. */
    output: v.object({ secret: v.string(), uri: v.string() }),
    access: 'member',
    write: true,
    proof: 'always',
    errors: [errors.RECENT_PROOF_REQUIRED],
  },
  secondStepSet: {
    /** Turning on needs a `code` for `sms` and `totp`; turning off needs the password if one is set. */
    input: v.object({
      method: SecondStepMethod,
      on: v.boolean(),
      code: v.optional(text(16)),
      password: v.optional(text()),
    }),
    /** `recoveryCodes` once, when an authenticator app is turned on; a new set replaces the old one. */
    output: v.object({ ...Security.entries, recoveryCodes: v.optional(v.array(v.string())) }),
    access: 'member',
    write: true,
    proof: 'always',
    errors: [
      errors.WRONG_CREDENTIALS,
      errors.TOO_MANY_TRIES,
      errors.WRONG_CODE,
      errors.CODE_EXPIRED,
      errors.RECENT_PROOF_REQUIRED,
    ],
  },
});

export const securityCalls = { ...wayInCalls, ...protectionCalls };
