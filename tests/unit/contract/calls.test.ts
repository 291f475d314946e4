// These tables are typed by hand from the wire specification, so that a slip in the contract shows. A new
// call of the contract needs no row here.
import { describe, expect, it } from 'vitest';
import { type CallName, calls } from '#src/contract/index.ts';
import type { Call } from '#src/contract/call.ts';
import { RECENT_PROOF_REQUIRED } from '#src/contract/errors.ts';
import { COMMON_ERRCODES } from '#src/contract/envelope.ts';

type Row = readonly [name: string, access: 'public' | 'member', kind: 'read' | 'W'];

const fromTheSpecification: readonly Row[] = [
  ['anonymous/appConfig', 'public', 'read'],
  ['anonymous/appEventLogClient', 'public', 'read'],
  ['getCustomerServices', 'public', 'read'],
  ['accountLogin', 'public', 'W'],
  ['accountLoginSms', 'public', 'W'],
  ['accountRegist', 'public', 'W'],
  ['accountRegist4', 'public', 'W'],
  ['googleLogin', 'public', 'W'],
  ['facebookLogin', 'public', 'W'],
  ['lineLogin', 'public', 'W'],
  ['forgetPassword', 'public', 'W'],
  ['smsSend', 'public', 'W'],
  ['bindAccount', 'member', 'W'],
  ['bindSocialAccount', 'member', 'W'],
  ['updateProfile', 'member', 'W'],
  ['getAfterLoginInfo', 'member', 'read'],
  ['getAfterLoginInfoWeb', 'member', 'read'],
  ['refreshData', 'member', 'read'],
  ['getActivityIds', 'member', 'read'],
  ['activityGetStatusList', 'member', 'read'],
  ['online', 'member', 'read'],
  ['startGame', 'member', 'W'],
  ['exitGame', 'member', 'W'],
  ['gameLike', 'member', 'W'],
  ['getExchange', 'member', 'read'],
  ['appUserCoinDetail', 'member', 'read'],
  ['betRecord', 'member', 'read'],
  ['betRecordReport', 'member', 'read'],
  ['exchange', 'member', 'W'],
  ['addBankInfo', 'member', 'W'],
  ['modifyBankInfo', 'member', 'W'],
  ['getTaskUser', 'member', 'read'],
  ['activityAwardGetLog', 'member', 'read'],
  ['loginBonus3User', 'member', 'read'],
  ['finishTask', 'member', 'W'],
  ['receiveTaskAward', 'member', 'W'],
  ['loginBonus3UserReceive', 'member', 'W'],
  ['getVipInfo', 'member', 'read'],
  ['betBonus', 'member', 'read'],
  ['betBonusLog', 'member', 'read'],
  ['betBonusReceive', 'member', 'W'],
  ['appVipUserReceiveDaily', 'member', 'W'],
  ['appVipUserReceiveSignInAward', 'member', 'W'],
  ['actInviteUser', 'member', 'read'],
  ['actInviteUserStatus', 'member', 'read'],
  ['appAgent5User', 'member', 'read'],
  ['appAgent5UserLog', 'member', 'read'],
  ['agentFill', 'member', 'W'],
  ['actInviteUserSpin', 'member', 'W'],
  ['actInviteUserExchange', 'member', 'W'],
  ['appAgent5UserReceive', 'member', 'W'],
  ['appAgent5UserInviteValidReceive', 'member', 'W'],
  ['getMail2', 'member', 'read'],
  ['getMailDetail', 'member', 'read'],
  ['receiveMail', 'member', 'W'],
  ['delMail', 'member', 'W'],
];

const added: readonly Row[] = [
  ['gameListPage', 'public', 'read'],
  ['recharge', 'member', 'W'],
  ['rechargeStatus', 'member', 'read'],
  ['requestResult', 'member', 'read'],
  ['appUserItemList', 'member', 'read'],
  // A visitor who cannot sign in needs help most.
  ['uploadImage', 'public', 'W'],
  ['feedbackAdd', 'public', 'W'],
  ['feedbackList', 'member', 'read'],
  ['feedbackDetail', 'member', 'read'],
  ['redPacketReceive', 'member', 'W'],
  ['activityReceive', 'member', 'W'],
  ['logout', 'member', 'W'],
  ['sessionList', 'member', 'read'],
  ['sessionEnd', 'member', 'W'],
  ['limitGet', 'member', 'read'],
  ['limitSet', 'member', 'W'],
  ['breakSet', 'member', 'W'],
  ['playSummary', 'member', 'read'],
  ['passkeyRegisterOptions', 'member', 'read'],
  ['passkeyRegister', 'member', 'W'],
  ['passkeyLoginOptions', 'public', 'read'],
  ['passkeyLogin', 'public', 'W'],
  ['secondStep', 'public', 'W'],
  ['securityGet', 'member', 'read'],
  ['passkeyRemove', 'member', 'W'],
  ['totpBegin', 'member', 'W'],
  ['secondStepSet', 'member', 'W'],
  ['pushGet', 'member', 'read'],
  ['pushSet', 'member', 'W'],
  ['pushRenew', 'public', 'W'],
];

const everyRow = [...fromTheSpecification, ...added];
const everyCall = Object.keys(calls) as CallName[];

describe('the calls of the contract', () => {
  it('include the 56 of the specification, 12 of them public', () => {
    expect(fromTheSpecification).toHaveLength(56);
    expect(fromTheSpecification.filter(([, access]) => access === 'public')).toHaveLength(12);
    expect(everyCall).toEqual(expect.arrayContaining(everyRow.map(([name]) => name)));
  });

  it('have the name that their key says', () => {
    expect(Object.values(calls).map(({ name }) => name)).toEqual(everyCall);
  });

  it.each(everyRow)('%s is %s, %s', (name, access, kind) => {
    const call = calls[name as CallName];
    expect(call.access).toBe(access);
    expect('write' in call && call.write ? 'W' : 'read').toBe(kind);
  });

  it('list only codes of their own, each once', () => {
    for (const call of Object.values(calls)) {
      const own: readonly number[] = call.errors;
      expect(new Set(own).size, call.name).toBe(own.length);
      expect(
        own.filter((code) => (COMMON_ERRCODES as readonly number[]).includes(code)),
        call.name,
      ).toEqual([]);
    }
  });

  it('refuse every claim during a break, but never a withdrawal', () => {
    const codes = (name: CallName): readonly number[] => calls[name].errors;
    const claims = everyCall.filter((name) => /receive|redpacket|spin|actInviteUserExchange/i.test(name));
    expect(claims.length).toBeGreaterThanOrEqual(12);
    for (const name of claims) expect(codes(name), name).toEqual(expect.arrayContaining([8004, 8005]));
    expect(codes('exchange')).not.toContain(8005);
  });
});

/** What a thief with the token alone could do for ever, or to take the account or its money. */
const SENSITIVE = {
  always: [
    'addBankInfo',
    'bindAccount',
    'bindSocialAccount',
    'passkeyRegister',
    'passkeyRegisterOptions',
    'passkeyRemove',
    'secondStepSet',
    'totpBegin',
  ],
  judged: ['breakSet', 'modifyBankInfo', 'sessionEnd', 'updateProfile'],
};

describe('a sensitive act', () => {
  it('is declared as one, with the refusal that asks for a proof', () => {
    const all: readonly Call[] = Object.values(calls);
    for (const kind of ['always', 'judged'] as const)
      expect(
        all
          .filter(({ proof }) => proof === kind)
          .map(({ name }) => name)
          .sort(),
      ).toEqual(SENSITIVE[kind]);
    const asking = all.filter(({ errors }) => errors.includes(RECENT_PROOF_REQUIRED));
    expect(asking.map(({ name }) => name).sort()).toEqual([...SENSITIVE.always, ...SENSITIVE.judged].sort());
  });
});
