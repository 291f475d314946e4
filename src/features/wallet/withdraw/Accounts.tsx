import type { UserBank } from '#src/contract/member.ts';
import { useT } from '#src/i18n/t.ts';
import { fillPath, href, paths, RETURN } from '#src/navigation/paths.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { Problem } from '#src/ui/Problem/Problem.tsx';
import { RadioCards } from '#src/ui/RadioCards/RadioCards.tsx';
import { Titled } from '#src/ui/Titled/Titled.tsx';
import { methodIcon } from '../icons.ts';

interface AccountsProps {
  /** Name of the withdrawal method, to which adding an account leads back. */
  readonly methodName: string;
  readonly accounts: readonly UserBank[];
  readonly current: number | undefined;
  readonly problem: string | undefined;
  readonly onAccount: (bankId: number) => void;
}

/** The account that receives a withdrawal. */
export function Accounts({ methodName, accounts, current, problem, onAccount }: AccountsProps) {
  const t = useT();
  const back = href(fillPath(paths.withdrawal, { name: methodName }));
  const reasonOf = ({ status, reason }: UserBank) => {
    if (status === 1) return;
    return status === 2 ? t('wallet.accountChecked') : (reason ?? t('wallet.accountRefused'));
  };
  return (
    <Titled title={t('wallet.to')}>
      {accounts.length === 0 && problem === undefined && <p>{t('wallet.accountFirst')}</p>}
      <RadioCards
        label={t('wallet.to')}
        name="account"
        current={current}
        cards={accounts.map((account) => ({
          id: account.bankId,
          title: account.bankName,
          icon: methodIcon('landmark'),
          detail: <bdi translate="no">{`${account.accountNo} · ${account.accountName}`}</bdi>,
          reason: reasonOf(account),
        }))}
        onSelect={onAccount}
      />
      <Problem text={problem} />
      <ButtonLink href={href(paths.cardEdit, { [RETURN]: back })}>{t('wallet.addAccount')}</ButtonLink>
    </Titled>
  );
}
