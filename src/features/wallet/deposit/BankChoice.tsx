import type { AppConfigShell } from '#src/contract/config.ts';
import type { Bank } from '#src/contract/wallet/payment.ts';
import type { MemberRow } from '#src/data/db/tables/rows.ts';
import { useT } from '#src/i18n/t.ts';
import { SelectField } from '#src/ui/SelectField/SelectField.tsx';

/** One of the member's own where the platform asks for that. */
export const banksFor = (
  { bankList, isDepositBank }: AppConfigShell,
  { appUserBankList }: MemberRow,
): readonly Bank[] =>
  bankList.filter(
    ({ id, status }) => status === 1 && (isDepositBank !== 1 || appUserBankList[id] !== undefined),
  );

interface BankChoiceProps {
  readonly config: AppConfigShell;
  readonly member: MemberRow;
  /** 0 = none. */
  readonly bankId: number;
  readonly problem: string | undefined;
  readonly onBank: (bankId: number) => void;
}

/** The bank that the payment comes from. */
export function BankChoice({ config, member, bankId, problem, onBank }: BankChoiceProps) {
  const t = useT();
  const banks = banksFor(config, member);
  return (
    <SelectField
      label={t('wallet.payFrom')}
      name="bank"
      options={[
        { id: 0, text: t('wallet.chooseBank') },
        ...banks.map(({ id, name }) => ({ id, text: name })),
      ]}
      value={bankId}
      error={problem}
      onValue={onBank}
    />
  );
}
