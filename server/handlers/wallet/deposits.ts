import { randomUUID } from 'node:crypto';
import type { OpenDeposit, RechargeType } from '#src/contract/wallet/payment.ts';
import {
  ABOVE_MAXIMUM,
  BELOW_MINIMUM,
  CHANNEL_CLOSED,
  CONFLICT,
  INVALID_FIELDS,
  MOBILE_REQUIRED,
  NOT_FOUND,
} from '#src/contract/errors.ts';
import { appOriginFor, gamesOriginFor } from '../../addresses/launch-address.ts';
import type { Context, Handler, HandlerInput, WriteContext } from '../../calls/context.ts';
import type { OfMember } from '../../calls/own-secret.ts';
import { paymentPath } from '../../addresses/payment-address.ts';
import { isRefusal, type Refusal, refuse } from '../../refusals/refusal.ts';
import { epochSeconds } from '../../time/time.ts';
import { memberRow } from '../../store/member/members.ts';
import { createDeposit, depositOf, depositStatus } from '../../store/wallet/deposits.ts';
import { openDeposits } from '../../store/wallet/payable-orders.ts';
import { accountOf } from '../../store/wallet/receiving-accounts.ts';
import type { Row } from '../../database/tables/tables.ts';

type Input = HandlerInput<'recharge'>;
type DepositContext = WriteContext<'recharge'>;

export const depositHandlers = {
  recharge: (async (context, input) => {
    const { db, member, now } = context;
    const requestId = requestIdOf(context);
    const earlier = await depositOf(db, member.id, { requestId });
    if (earlier) return isSameOrder(earlier, input) ? answerOf(context, earlier) : refuse(CONFLICT);
    const method = await methodFor(context, input);
    if (isRefusal(method)) return method;
    const { propConfigMap } = (await context.config(db)).config;
    const { amount, couponId, bankId } = input;
    const wanted = { memberId: member.id, requestId, method, amount, couponId, bankId, now };
    const order = await createDeposit(db, { ...wanted, props: propConfigMap });
    return isRefusal(order) ? order : answerOf(context, order);
  }) satisfies Handler<'recharge'>,

  rechargeStatus: (async ({ db, member, now }, named) => {
    const order = await depositOf(db, member.id, named);
    return order ? depositStatus(db, order, now) : refuse(NOT_FOUND);
  }) satisfies Handler<'rechargeStatus'>,
};

/** The platform forgets requests after a day, but never an order. */
const isSameOrder = (order: Row<'deposit_order'>, { rechargeTypeId, amount }: Input): boolean =>
  order.recharge_type_id === rechargeTypeId && order.amount === amount;

/** The app's request id, without the member in its key. An older app sends none. */
export const requestIdOf = ({ mutationKey }: Context): string => mutationKey?.split(' ')[1] ?? randomUUID();

type MethodRefusal = Refusal<
  | typeof CHANNEL_CLOSED
  | typeof BELOW_MINIMUM
  | typeof ABOVE_MAXIMUM
  | typeof MOBILE_REQUIRED
  | typeof INVALID_FIELDS
>;

async function methodFor(context: DepositContext, input: Input): Promise<RechargeType | MethodRefusal> {
  const { rechargeTypeId, amount } = input;
  const { db, member } = context;
  const { config } = await context.config(db);
  const method = config.rechargeTypeList.find(({ id, status }) => id === rechargeTypeId && status === 1);
  if (!method) return refuse(CHANNEL_CLOSED);
  if (amount < method.min) return refuse(BELOW_MINIMUM, { min: method.min });
  if (amount > method.max) return refuse(ABOVE_MAXIMUM, { max: method.max });
  if (config.isDepositBindMobile === 1 && (await memberRow(db, member.id)).mobile === null)
    return refuse(MOBILE_REQUIRED);
  const problem = method.needBank === 1 ? await bankProblem(context, input) : null;
  return problem === null ? method : refuse(INVALID_FIELDS, { fields: { bankId: problem } });
}

async function bankProblem(
  { db, member, config }: DepositContext,
  { bankId }: Input,
): Promise<'required' | 'unknown' | null> {
  if (bankId === undefined) return 'required';
  const { bankList, isDepositBank } = (await config(db)).config;
  if (!bankList.some(({ id, status }) => id === bankId && status === 1)) return 'unknown';
  const isOwn = isDepositBank !== 1 || (await accountOf(db, member.id, bankId)) !== undefined;
  return isOwn ? null : 'unknown';
}

const answerOf = async (context: DepositContext, order: Row<'deposit_order'>) => ({
  status: 0 as const,
  ...payableOf(context, order),
});

function payableOf({ client, settings, secret }: Context, order: Row<'deposit_order'>) {
  const origin = gamesOriginFor(settings, client.origin);
  const link = { orderId: order.order_id, app: appOriginFor(settings, client) };
  return {
    orderId: order.order_id,
    payUrl: `${origin}${paymentPath(secret, link)}`,
    expireTime: epochSeconds(order.expire_at),
  };
}

export async function pendingDeposits(context: OfMember): Promise<OpenDeposit[]> {
  const orders = await openDeposits(context.db, context.member.id, context.now);
  return orders.map((order) => {
    const { recharge_type_id: rechargeTypeId, amount, bonus } = order;
    return { rechargeTypeId, amount, bonus, ...payableOf(context, order) };
  });
}
