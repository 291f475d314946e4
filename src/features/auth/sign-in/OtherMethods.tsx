import {
  ACCOUNT_CLOSED,
  IDENTITY_NOT_CONFIRMED,
  METHOD_OFF,
  SECOND_STEP_REQUIRED,
} from '#src/contract/errors.ts';
import type { Meanings } from '#src/patterns/form/failure.ts';
import { useT } from '#src/i18n/t.ts';
import { hasPasskeys } from '../passkey/passkey-support.ts';
import { PasskeyButton } from '../passkey/PasskeyButton.tsx';
import { usePasskey } from '../passkey/use-passkey.ts';
import { ServiceButtons } from '../social/ServiceButtons.tsx';
import type { SocialCall } from '../social/actions.ts';
import { useServices } from '../social/use-services.ts';
import type { SignInFlow } from '../flow/use-auth-flow.ts';
import { useInvite } from '../invite/use-invite.ts';
import styles from './OtherMethods.module.css';

interface OtherMethodsProps {
  readonly flow: SignInFlow;
  /** Passkeys are only for existing members. */
  readonly isForMembers: boolean;
}

const MEANINGS: Meanings<SocialCall> = {
  [IDENTITY_NOT_CONFIRMED]: 'message',
  [METHOD_OFF]: 'message',
  [ACCOUNT_CLOSED]: 'handled',
  [SECOND_STEP_REQUIRED]: 'handled',
};

/** Sign-in methods without a name, a number or a password to type. */
export function OtherMethods({ flow, isForMembers }: OtherMethodsProps) {
  const t = useT();
  const invite = useInvite();
  const services = useServices<SocialCall>({
    meanings: MEANINGS,
    take: (credential) =>
      flow.attempt(async () => {
        const { signInByService } = await import('../social/actions.ts');
        return signInByService(credential, invite);
      }),
  });
  const offersPasskey = isForMembers && hasPasskeys();
  if (!offersPasskey && services.providers.length === 0) return null;
  return (
    <section className={styles.methods} aria-label={t('auth.otherMethods')}>
      <p className={styles.or} aria-hidden="true">
        {t('auth.or')}
      </p>
      {offersPasskey && <Passkey flow={flow} />}
      <ServiceButtons services={services} />
    </section>
  );
}

function Passkey({ flow }: { flow: SignInFlow }) {
  return <PasskeyButton passkey={usePasskey(flow)} />;
}
