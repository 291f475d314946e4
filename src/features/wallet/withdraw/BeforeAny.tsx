import type { ExchangeInfo } from '#src/contract/wallet/withdraw.ts';
import { useConfig } from '#src/data/config/use-config.ts';
import { useMember } from '#src/data/member/use-member.ts';
import { useT } from '#src/i18n/t.ts';
import { href, paths } from '#src/navigation/paths.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';

export type Missing = 'deposit' | 'identity';

/** What the platform asks for before any withdrawal, in the order in which it refuses. */
export function useMissing({ needKyc }: ExchangeInfo): Missing | undefined {
  const config = useConfig();
  const member = useMember();
  if (config?.minRechargeStatus === 1 && member?.firstRecharge !== 1) return 'deposit';
  return needKyc ? 'identity' : undefined;
}

export function BeforeAny({ what }: { what: Missing }) {
  const t = useT();
  const isDeposit = what === 'deposit';
  return (
    <EmptyState
      scene="calm"
      title={t(isDeposit ? 'wallet.depositFirstTitle' : 'wallet.identityFirstTitle')}
      text={t(isDeposit ? 'wallet.depositFirst' : 'wallet.identityFirst')}
    >
      <ButtonLink
        variant="primary"
        href={isDeposit ? href(paths.wallets, { name: 'deposit' }) : paths.feedback}
      >
        {t(isDeposit ? 'wallet.deposit' : 'wallet.writeToSupport')}
      </ButtonLink>
    </EmptyState>
  );
}
