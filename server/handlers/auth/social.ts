import type { SocialProvider } from '#src/contract/member.ts';
import {
  ACCOUNT_CLOSED,
  ALREADY_BOUND,
  CONFLICT,
  IDENTITY_NOT_CONFIRMED,
  IDENTITY_TAKEN,
  METHOD_OFF,
} from '#src/contract/errors.ts';
import { cutText } from '#src/lib/text/cut-text.ts';
import { typed } from '#src/lib/text/typed.ts';
import type { Context, Handler, HandlerInput } from '../../calls/context.ts';
import { isRefusal, type Refusal, refuse } from '../../refusals/refusal.ts';
import { readSeal } from '../../secrets/seals.ts';
import { providersOn } from '../../settings/social.ts';
import { bindIdentity, hasIdentity, ownerOfIdentity, spendSeal } from '../../store/auth/identities.ts';
import { isWeakSignInProof } from '../../store/auth/proofs.ts';
import { register } from '../../store/auth/registration.ts';
import { mailSecurityChange } from '../../store/mail/security-mails.ts';
import type { Trx } from '../../database/tables/tables.ts';
import type { Proof } from '../../calls/services.ts';
import { award, bound, boundAgain } from './binding.ts';
import { enter, enterAgain, type Writing } from './new-session.ts';
import { changeBy } from '../../calls/recent-proof.ts';
import { askSecondStep } from './second-step.ts';

interface ConfirmedIdentity {
  readonly proof: Proof;
  /** Runs in the transaction of the sign-in; refused if the seal was used before. */
  readonly use: (trx: Trx) => Promise<Refusal<typeof IDENTITY_NOT_CONFIRMED> | null>;
}

interface Invite {
  readonly pid?: number | undefined;
  readonly inviteCode?: string | undefined;
  readonly aid?: string | undefined;
}

type Ask = () => Promise<Proof | null>;

export const socialHandlers = {
  googleLogin: {
    prepare: (context, input) =>
      completeSignIn(context, input, {
        provider: 'google',
        ask: () => context.identityProviders.google(input.credential, context.now),
      }),
    repeat: async (_, __, kept) => (write) => enterAgain(write, kept),
  } satisfies Handler<'googleLogin'>,

  facebookLogin: {
    prepare: (context, input) =>
      completeSignIn(context, input, {
        provider: 'facebook',
        ask: () => context.identityProviders.facebook(input.accessToken, context.now),
      }),
    repeat: async (_, __, kept) => (write) => enterAgain(write, kept),
  } satisfies Handler<'facebookLogin'>,

  lineLogin: {
    prepare: (context, input) =>
      completeSignIn(context, input, { provider: 'line', ...lineQuestion(context, input) }),
    repeat: async (_, __, kept) => (write) => enterAgain(write, kept),
  } satisfies Handler<'lineLogin'>,

  bindSocialAccount: {
    prepare: async (context, input) => {
      const { db, member } = context;
      const confirmed = await confirm(context, questionOf(context, input));
      if (isRefusal(confirmed)) return refuse(IDENTITY_NOT_CONFIRMED);
      const { proof, use } = confirmed;
      const owner = await ownerOfIdentity(db, proof);
      if (owner && owner.id !== member.id) return refuse(IDENTITY_TAKEN);
      if (owner || (await hasIdentity(db, member.id, proof.provider))) return refuse(ALREADY_BOUND);
      return async (write) => {
        const used = await use(write.db);
        if (used) return used;
        if (!(await bindIdentity(write.db, member.id, { proof, now: write.now }))) return refuse(CONFLICT);
        await mailSecurityChange(write.db, `${proof.provider}Bound`, changeBy(write));
        const awards = await award(write, member.id, proof.provider);
        return { kept: JSON.stringify(awards), answer: await bound(write, member.id, awards) };
      };
    },
    repeat: (context, _, kept) => boundAgain(context, kept),
  } satisfies Handler<'bindSocialAccount'>,
};

interface Question {
  readonly provider: SocialProvider;
  /** What the seal has to cover besides the identity provider. */
  readonly about?: string;
  readonly ask: Ask;
}

const PROVIDERS = { 3: 'facebook', 4: 'line', 5: 'google' } as const;

function questionOf(context: Context, input: HandlerInput<'bindSocialAccount'>): Question {
  const { token, redirectUri = '', state = '' } = input;
  const provider = PROVIDERS[input.socialType];
  if (provider === 'line') return { provider, ...lineQuestion(context, { code: token, redirectUri, state }) };
  return { provider, ask: () => context.identityProviders[provider](token, context.now) };
}

const lineQuestion = (
  { identityProviders, now }: Context,
  { code, redirectUri, state }: { code: string; redirectUri: string; state: string },
) => ({ about: redirectUri, ask: () => identityProviders.line({ code, redirectUri, state }, now) });

async function confirm(
  { settings, secret, now }: Context,
  { provider, about = '', ask }: Question,
): Promise<ConfirmedIdentity | Refusal<typeof METHOD_OFF | typeof IDENTITY_NOT_CONFIRMED>> {
  if (!providersOn(settings.social).includes(provider)) return refuse(METHOD_OFF);
  const proof = await ask();
  if (!proof) return refuse(IDENTITY_NOT_CONFIRMED);
  const { seal } = proof;
  if (seal === null) return { proof, use: async () => null };
  const endsAt = readSeal(secret, `${provider} ${about}`, { text: seal, now });
  if (!endsAt) return refuse(IDENTITY_NOT_CONFIRMED);
  return {
    proof,
    use: async (trx) => ((await spendSeal(trx, seal, endsAt)) ? null : refuse(IDENTITY_NOT_CONFIRMED)),
  };
}

async function completeSignIn(context: Context, invite: Invite, question: Question) {
  const confirmed = await confirm(context, question);
  if (isRefusal(confirmed)) return confirmed;
  const { proof, use } = confirmed;
  const owner = await ownerOfIdentity(context.db, proof);
  if (owner && owner.status !== 1) return refuse(ACCOUNT_CLOSED);
  const further = owner && (await askSecondStep(context, owner.id));
  if (further) return further;
  return async (write: Writing) => {
    const used = await use(write.db);
    if (used) return used;
    if (!owner) return newcomer(write, proof, invite);
    const isProof = await isWeakSignInProof(write.db, owner.id, 'social');
    return enter(write, { memberId: owner.id, isProof });
  };
}

async function newcomer(write: Writing, proof: Proof, { pid, inviteCode, aid = '' }: Invite) {
  const { config, platform } = await write.config(write.db);
  const { welcomeCoin } = platform;
  const nickname = nicknameFrom(proof.name, config.lengthBounds.username);
  const wanted = { accountType: 2 as const, passwordHash: null, nickname, aid, welcomeCoin, now: write.now };
  const invited = await register(write.db, { ...wanted, pid, inviteCode });
  // A social sign-in has no field for an inviter, so there is none to report as unknown.
  const made = isRefusal(invited) ? await register(write.db, wanted) : invited;
  if (isRefusal(made)) return refuse(CONFLICT);
  const isBound = await bindIdentity(write.db, made.memberId, { proof, now: write.now });
  return isBound ? enter(write, { ...made, isProof: true }) : refuse(CONFLICT);
}

/** "" if the name is not allowed here. */
function nicknameFrom(name: string, { min, max }: { min: number; max: number }): string {
  const plain = cutText(typed(name).replaceAll(/\p{C}/gu, '').trim(), max).trim();
  return plain.length >= min && plain.length <= max ? plain : '';
}
