import {
  CONFLICT,
  INVALID_FIELDS,
  type TOO_MANY_TRIES,
  type WRONG_CREDENTIALS,
  type WRONG_SAFE_PASSWORD,
} from '#src/contract/errors.ts';
import { ADULT, isBirthday } from '#src/contract/birthday.ts';
import { MEMBER_DETAILS } from '#src/contract/member.ts';
import { urlOf } from '../../addresses/url-of.ts';
import type { Handler, HandlerInput } from '../../calls/context.ts';
import { type BoundField, checkFields, PERSON_NAME, refuseCommon } from '../../calls/fields.ts';
import { isRefusal, type Refusal, refuse } from '../../refusals/refusal.ts';
import { keepDetails } from '../../store/member/details.ts';
import { changeProfile, hashesOf, replacePassword } from '../../store/member/profile.ts';
import { mailSecurityChange } from '../../store/mail/security-mails.ts';
import { userInfoOf } from '../../store/member/user-info.ts';
import type { PasswordCheck } from '../../store/auth/sign-in.ts';
import { changeBy, refuseWithoutProof } from '../../calls/recent-proof.ts';
import { judgeOwn, type OfMember, replaceOwn, type Replacement } from '../../calls/own-secret.ts';

type Input = HandlerInput<'updateProfile'>;

/** The app numbers preset pictures; a member cannot have more than these. */
const AVATARS = 100;
/** Other members see it: no invisible characters, no blanks at the ends. */
const NICKNAME = /^(?!\s)(?=.*[^\ufe0f])(?:[^\u2800\p{C}\p{DI}]|\ufe0f)+(?<!\s)$/u;
const LANGUAGE = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i;
const ANY_LENGTH = { min: 0, max: Number.POSITIVE_INFINITY };

export const profileHandlers = {
  updateProfile: {
    prepare: async (context, input) => {
      const { id, sessionId } = context.member;
      const isSensitive = input.password !== undefined || input.safeboxPassword !== undefined;
      const unproved = isSensitive ? await refuseWithoutProof(context) : null;
      const refused = unproved ?? (await checkProfile(context, input));
      if (refused) return refused;
      const secrets = await replaceSecrets(context, input);
      if (isRefusal(secrets)) return secrets;
      const { password, safebox } = secrets;
      return async (write) => {
        const { db, now } = write;
        await password?.forgetTries(db);
        await safebox?.forgetTries(db);
        if (password) await replacePassword(db, id, { hash: password.hash, now, except: sessionId });
        if (password) await mailSecurityChange(db, 'passwordChanged', changeBy(write));
        if (safebox) await mailSecurityChange(db, 'safePasswordChanged', changeBy(write));
        await changeProfile(db, id, { ...input, safeboxHash: safebox?.hash });
        if (input.details) await keepDetails(db, id, { ...input.details, now });
        return {
          kept: '',
          answer: { userInfo: await userInfoOf(db, id, (await context.config(db)).config) },
        };
      };
    },
    repeat: async (context, { password, safeboxPassword }, kept) => {
      const { db, member } = context;
      const hashes = await hashesOf(db, member.id);
      const settled: PasswordCheck[] = [];
      for (const name of ['password', 'safeboxPassword'] as const) {
        const secret = { password, safeboxPassword }[name]?.new;
        if (secret === undefined) continue;
        // Counted: otherwise a repeated request would allow endless guesses.
        const judged = await judgeOwn(context, name, { secret, hash: hashes[name] });
        if (isRefusal(judged)) return judged;
        if (!judged.isRight) return refuse(CONFLICT);
        settled.push(judged);
      }
      return async (write) => {
        for (const { forgetTries } of settled) await forgetTries(write.db);
        return {
          kept,
          answer: { userInfo: await userInfoOf(write.db, member.id, (await write.config(write.db)).config) },
        };
      };
    },
  } satisfies Handler<'updateProfile'>,
};

async function checkProfile(context: OfMember, input: Input): Promise<Refusal<typeof INVALID_FIELDS> | null> {
  const { lengthBounds, clientConfig } = (await context.config(context.db)).config;
  const { minAge = ADULT } = clientConfig.saferPlay ?? {};
  if ((input.avatar ?? 0) >= AVATARS) return refuse(INVALID_FIELDS, { fields: { avatar: 'tooLarge' } });
  const problems = checkFields({
    nickname: { value: input.nickname, bounds: lengthBounds.username, pattern: NICKNAME },
    avatarOther: pictureField(context, input.avatarOther),
    language: { value: input.language, bounds: ANY_LENGTH, pattern: LANGUAGE },
    ...(input.details && detailFields(input.details, minAge, context.now)),
    'password.new': { value: input.password?.new, bounds: lengthBounds.password },
    'safeboxPassword.new': { value: input.safeboxPassword?.new, bounds: lengthBounds.safeboxPassword },
  });
  return problems ?? refuseCommon(input.password?.new, 'password.new');
}

const detailFields = (
  { fullName, address, birthday }: NonNullable<Input['details']>,
  minAge: number,
  now: Date,
): Readonly<Record<string, BoundField>> => ({
  'details.fullName': { value: fullName, bounds: MEMBER_DETAILS.fullName, pattern: PERSON_NAME },
  'details.address': { value: address, bounds: MEMBER_DETAILS.address, pattern: NICKNAME },
  // A day that there was, long enough ago for this platform.
  'details.birthday': {
    value: isBirthday(birthday, minAge, now) ? '' : birthday,
    bounds: ANY_LENGTH,
    pattern: /^$/,
  },
});

/** "", or a picture from an allowed origin. */
function pictureField({ settings }: OfMember, value: string | undefined): BoundField {
  const isShown = settings.pictureOrigins.includes(urlOf(value ?? '')?.origin ?? '');
  return { value: isShown ? '' : value, bounds: ANY_LENGTH, pattern: /^$/ };
}

interface NewSecrets {
  readonly password: Replacement | null;
  readonly safebox: Replacement | null;
}

async function replaceSecrets(
  context: OfMember,
  { password, safeboxPassword }: Input,
): Promise<
  | NewSecrets
  | Refusal<
      typeof INVALID_FIELDS | typeof WRONG_CREDENTIALS | typeof TOO_MANY_TRIES | typeof WRONG_SAFE_PASSWORD
    >
> {
  const hashes = await hashesOf(context.db, context.member.id);
  const forPassword = await replaceOwn(context, 'password', { given: password, hash: hashes.password });
  if (isRefusal(forPassword)) return forPassword;
  const ofSafebox = { given: safeboxPassword, hash: hashes.safeboxPassword };
  const forSafebox = await replaceOwn(context, 'safeboxPassword', ofSafebox);
  if (isRefusal(forSafebox)) return forSafebox;
  return { password: forPassword, safebox: forSafebox };
}
