// The tables of the wallet. Amounts are hundredths.
import type { ColumnType, Generated } from 'kysely';

/** 0 waiting, 1 paid, 2 failed, 3 expired. */
type DepositStatus = 0 | 1 | 2 | 3;
/** 0 received, 1 being checked, 2 being paid, 3 paid, 4 refused and returned. */
export type WithdrawalStatus = 0 | 1 | 2 | 3 | 4;

export interface WalletTables {
  deposit_order: DepositTable;
  withdrawal_order: WithdrawalTable;
  receiving_account: ReceivingAccountTable;
  held_item: HeldItemTable;
  due_payment: DuePaymentTable;
  bound_coin: BoundCoinTable;
}

interface DepositTable {
  order_id: string;
  member_id: number;
  request_id: string;
  recharge_type_id: number;
  /** What the member pays. */
  amount: number;
  /** Kept back from the amount. */
  fee: number;
  /** Credited besides the amount. */
  bonus: number;
  /** A held item, used by this order. */
  coupon_id: number | null;
  /** Part of `bonus`. */
  coupon_bonus: number;
  bank_id: number | null;
  status: ColumnType<DepositStatus, DepositStatus | undefined, DepositStatus>;
  created_at: Date;
  expire_at: Date;
  settled_at: ColumnType<Date | null, undefined, Date>;
  /** When a payment that could not be credited was sent back. */
  returned_at: ColumnType<Date | null, undefined, Date>;
}

interface WithdrawalTable {
  order_id: string;
  member_id: number;
  request_id: string;
  /** The name of the method. */
  name: string;
  amount: number;
  fee: number;
  bank_id: number;
  /** Where it goes, as it was when the order was given. */
  account_no: string;
  account_name: string;
  status: ColumnType<WithdrawalStatus, undefined, WithdrawalStatus>;
  reason: ColumnType<string | null, undefined, string | null>;
  created_at: Date;
  updated_at: Date;
}

interface ReceivingAccountTable {
  member_id: number;
  bank_id: number;
  account_no: string;
  account_name: string;
  is_default: boolean;
  /** 1 usable, 2 being checked, 3 refused. */
  status: Generated<1 | 2 | 3>;
  reason: ColumnType<string | null, undefined, string | null>;
  created_at: Date;
  updated_at: Date;
}

interface HeldItemTable {
  id: Generated<number>;
  member_id: number;
  item_id: number;
  num: number;
  /** What gave it; nothing gives twice. */
  source: string;
  received_at: Date;
  expire_at: Date | null;
  used_at: ColumnType<Date | null, undefined, Date | null>;
  /** Order that used it. */
  used_by: ColumnType<string | null, undefined, string | null>;
}

/** Payments that the embedded service reports later. */
interface DuePaymentTable {
  order_id: string;
  amount: number;
  due_at: Date;
}

/** Coin that can only be withdrawn once it has been staked. */
interface BoundCoinTable {
  id: Generated<number>;
  member_id: number;
  /** The kind of the ledger entry that brought it. */
  kind: string;
  coin: number;
  required: number;
  remaining: number;
  bound_at: Date;
}
