import { useT } from '#src/i18n/t.ts';
import { href, paths, RETURN } from '#src/navigation/paths.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';

const HERE = href(paths.wallets, { name: 'deposit' });

/** What the platform asks for before a deposit, and the way there and back. */
export function First({ what }: { what: 'mobile' | 'bank' }) {
  const t = useT();
  const address = what === 'mobile' ? paths.bind : paths.cardEdit;
  return (
    <EmptyState
      scene="calm"
      title={t(what === 'mobile' ? 'wallet.mobileFirst' : 'wallet.bankFirst')}
      text={t(what === 'mobile' ? 'wallet.firstText' : 'wallet.bankFirstText')}
    >
      <ButtonLink variant="primary" href={href(address, { [RETURN]: HERE })}>
        {t(what === 'mobile' ? 'wallet.addMobile' : 'wallet.addAccount')}
      </ButtonLink>
    </EmptyState>
  );
}
