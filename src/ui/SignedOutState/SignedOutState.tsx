import { useT } from '#src/i18n/t.ts';
import { ButtonLink } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';

interface SignedOutStateProps {
  /** Address of sign-in, which leads back here. */
  readonly href: string;
}

/** Replaces content that only members can see. */
export function SignedOutState({ href }: SignedOutStateProps) {
  const t = useT();
  return (
    <EmptyState scene="calm" title={t('common.signInFirst')} text={t('common.signInWhy')}>
      <ButtonLink variant="primary" href={href}>
        {t('shell.signIn')}
      </ButtonLink>
    </EmptyState>
  );
}
