import { INVALID_FIELDS, RECEIVING_ACCOUNT_UNKNOWN, TOO_MANY_REQUESTS } from '#src/contract/errors.ts';
import { typed } from '#src/lib/text/typed.ts';
import type { Handler } from '../../calls/context.ts';
import { checkFields, PERSON_NAME } from '../../calls/fields.ts';
import { isRefusal, type Refusal, refuse } from '../../refusals/refusal.ts';
import type { Trx } from '../../database/tables/tables.ts';
import { countAsking } from '../../store/requests/asking.ts';
import { mailSecurityChange } from '../../store/mail/security-mails.ts';
import { accountOf, addAccount, changeAccount, userBanksOf } from '../../store/wallet/receiving-accounts.ts';
import type { OfMember } from '../../calls/own-secret.ts';
import { changeBy, refuseWithoutProof } from '../../calls/recent-proof.ts';
import { checkSafebox, withdrawalRules } from './withdrawal-rules.ts';

interface Account {
  readonly bankId: number;
  readonly accountNo?: string | undefined;
  readonly accountName?: string | undefined;
}

const NAME_BOUNDS = { min: 2, max: 64 };
/** Blanks and dashes group the digits while they are typed. */
const GROUPING = /[ -]+/g;

export const receivingAccountHandlers = {
  addBankInfo: {
    prepare: async (context, input) => {
      const account = {
        ...input,
        accountNo: ungrouped(input.accountNo),
        accountName: typed(input.accountName).trim(),
      };
      const refused = await checkAccount(context, account);
      if (refused) return refused;
      const forgetTries = await checkSafebox(context, input.safeboxPassword);
      if (isRefusal(forgetTries)) return forgetTries;
      const { mostAccounts } = await withdrawalRules(context);
      return async (write) => {
        const { db, now } = write;
        await forgetTries(db);
        const added = { ...account, memberId: context.member.id, now };
        const notAdded = await addAccount(db, added, mostAccounts);
        if (notAdded) return notAdded;
        await mailSecurityChange(db, 'receivingAccountAdded', changeBy(write));
        return answerIn(context, db);
      };
    },
    repeat: async (context) => async (write) => answerIn(context, write.db),
  } satisfies Handler<'addBankInfo'>,

  modifyBankInfo: {
    prepare: async (context, input) => {
      const memberId = context.member.id;
      const isSensitive = input.accountNo !== undefined || input.accountName !== undefined;
      const unproved = isSensitive ? await refuseWithoutProof(context) : null;
      if (unproved) return unproved;
      if (!(await accountOf(context.db, memberId, input.bankId))) return refuse(RECEIVING_ACCOUNT_UNKNOWN);
      const account = {
        ...input,
        accountNo: input.accountNo && ungrouped(input.accountNo),
        accountName: input.accountName && typed(input.accountName).trim(),
      };
      const refused = await checkAccount(context, account);
      if (refused) return refused;
      const forgetTries = await checkSafebox(context, input.safeboxPassword);
      if (isRefusal(forgetTries)) return forgetTries;
      return async (write) => {
        const { db, now } = write;
        await forgetTries(db);
        const notChanged = await changeAccount(db, { ...account, memberId, now });
        if (notChanged) return notChanged;
        if (isSensitive) await mailSecurityChange(db, 'receivingAccountChanged', changeBy(write));
        return answerIn(context, db);
      };
    },
    repeat: async (context) => async (write) => answerIn(context, write.db),
  } satisfies Handler<'modifyBankInfo'>,
};

/** Without what was typed to read it more easily. */
const ungrouped = (accountNo: string): string => typed(accountNo).replace(GROUPING, '');

async function checkAccount(
  context: OfMember,
  { bankId, accountNo, accountName }: Account,
): Promise<Refusal<typeof INVALID_FIELDS | typeof TOO_MANY_REQUESTS> | null> {
  const retryAfter =
    accountNo === undefined ? null : await countAsking(context.db, 'receiving accounts', context);
  if (retryAfter !== null) return refuse(TOO_MANY_REQUESTS, { retryAfter });
  const { bankList, lengthBounds } = (await context.config(context.db)).config;
  const bank = bankList.find(({ id, status, withdraw }) => id === bankId && status === 1 && withdraw === 1);
  if (!bank) return refuse(INVALID_FIELDS, { fields: { bankId: 'unknown' } });
  const pattern = new RegExp(`^(?:${bank.accountPattern ?? String.raw`[\da-zA-Z]+`})$`);
  return checkFields({
    accountNo: { value: accountNo, bounds: lengthBounds.withdrawAccount, pattern },
    accountName: { value: accountName, bounds: NAME_BOUNDS, pattern: PERSON_NAME },
  });
}

/** Without the banks' names in the stored part: they may change until the call is repeated. */
async function answerIn(context: OfMember, db: Trx) {
  return { kept: '', answer: await banksOf(context, db) };
}

export async function banksOf(context: OfMember, db = context.db) {
  const { bankList } = (await context.config(db)).config;
  return userBanksOf(db, context.member.id, bankList);
}
