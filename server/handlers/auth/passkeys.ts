import {
  ACCOUNT_CLOSED,
  CONFLICT,
  INVALID_FIELDS,
  NOT_FOUND,
  type SECOND_STEP_REQUIRED,
  WRONG_CREDENTIALS,
} from '#src/contract/errors.ts';
import type { Context, Handler } from '../../calls/context.ts';
import { type Refusal, refuse } from '../../refusals/refusal.ts';
import { deviceName } from '../../store/member/device-name.ts';
import {
  addPasskey,
  isChallengeOpen,
  keepChallenge,
  passkeysOf,
  spendChallenge,
} from '../../store/auth/passkeys.ts';
import { challengeById, methodsOn } from '../../store/auth/second-steps.ts';
import { mailSecurityChange } from '../../store/mail/security-mails.ts';
import { memberRow } from '../../store/member/members.ts';
import type { Trx } from '../../database/tables/tables.ts';
import { challengeIn, checkCreation, creationOptions, requestOptions } from '../../store/auth/webauthn.ts';
import { enter, enterAgain } from './new-session.ts';
import { changeBy } from '../../calls/recent-proof.ts';
import { checkKey, partyOf, type RightKey } from './key-check.ts';
import { askSecondStep } from './second-step.ts';

export const passkeyHandlers = {
  passkeyRegisterOptions: (async (context) => {
    const { db, member, now } = context;
    const { uuid, account, nickname } = await memberRow(db, member.id);
    const existing = (await passkeysOf(db, member.id)).map(({ id }) => id);
    const owner = { uuid, name: account || nickname, nickname };
    const options = await creationOptions(partyOf(context), owner, existing);
    await keepChallenge(db, options.challenge, { kind: 'register', memberId: member.id, now });
    return options;
  }) satisfies Handler<'passkeyRegisterOptions'>,

  passkeyRegister: (async (context, { credential }) => {
    const { db, member, client, now } = context;
    const unreadable = refuse(INVALID_FIELDS, { fields: { credential: 'pattern' } });
    const challenge = challengeIn(credential);
    const asked = { kind: 'register', memberId: member.id, now } as const;
    if (challenge === null || !(await isChallengeOpen(db, challenge, asked))) return unreadable;
    const key = await checkCreation(partyOf(context), credential, challenge);
    if (!key || !(await spendChallenge(db, challenge))) return unreadable;
    const name = deviceName(client.device, client.language);
    if (!(await addPasskey(db, member.id, { key, name, now }))) return refuse(CONFLICT);
    await mailSecurityChange(db, 'passkeyAdded', changeBy(context));
    return { id: key.id, name };
  }) satisfies Handler<'passkeyRegister'>,

  /** The answer ignores the account, so callers cannot learn whether it exists or has keys. */
  passkeyLoginOptions: (async (context, { challengeId }) => {
    const { db, client, now } = context;
    if (challengeId === undefined) {
      const options = await requestOptions(partyOf(context));
      await keepChallenge(db, options.challenge, { kind: 'login', memberId: null, now });
      return options;
    }
    const before = await challengeById(db, challengeId, { fingerprint: client.fingerprint, now });
    if (!before?.methods.includes('passkey')) return refuse(NOT_FOUND);
    const { memberId } = before;
    const keys = (await passkeysOf(db, memberId)).map(({ id }) => id);
    const options = await requestOptions(partyOf(context), keys);
    await keepChallenge(db, options.challenge, { kind: 'step', memberId, now });
    return options;
  }) satisfies Handler<'passkeyLoginOptions'>,

  passkeyLogin: {
    prepare: async (context, { credential }) => {
      const right = await checkKey(context, credential, { kind: 'login', memberId: null });
      if (!right) return refuse(WRONG_CREDENTIALS);
      const { key, use } = right;
      if (key.status !== 1) return refuse(ACCOUNT_CLOSED);
      const further = right.isVerified ? null : await askFurtherStep(context, right);
      if (further) return further;
      return async (write) =>
        (await use(write.db))
          ? enter(write, { memberId: key.memberId, isProof: right.isVerified })
          : refuse(WRONG_CREDENTIALS);
    },
    repeat: async (_, __, kept) => (write) => enterAgain(write, kept),
  } satisfies Handler<'passkeyLogin'>,
};

/** A touched device that did not recognise its owner is one step: anyone who finds it can touch it. */
async function askFurtherStep(
  context: Context,
  { key, use: spend }: RightKey,
): Promise<Refusal<typeof SECOND_STEP_REQUIRED | typeof WRONG_CREDENTIALS> | null> {
  const methods = await methodsOn(context.db, key.memberId);
  if (methods.length === 0) return null;
  // The same device would be both steps.
  if (methods.every((method) => method === 'passkey')) return refuse(WRONG_CREDENTIALS);
  const settle = async (trx: Trx) => ((await spend(trx)) ? null : refuse(WRONG_CREDENTIALS));
  return askSecondStep(context, key.memberId, { proven: 'passkey', settle });
}
