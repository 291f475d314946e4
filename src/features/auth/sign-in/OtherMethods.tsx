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
import type { Entry } from '../flow/use-auth-flow.ts';
import { useInvite } from '../invite/use-invite.ts';
import styles from './OtherMethods.module.css';

interface OtherMethodsProps {
  readonly entry: Entry;
  /** A passkey belongs to a member already. */
  readonly isForMembers: boolean;
}

const MEANINGS: Meanings<SocialCall> = {
  [IDENTITY_NOT_CONFIRMED]: 'message',
  [METHOD_OFF]: 'message',
  [ACCOUNT_CLOSED]: 'handled',
  [SECOND_STEP_REQUIRED]: 'handled',
};

/** Without a name, a number or a password to type. */
export function OtherMethods({ entry, isForMembers }: OtherMethodsProps) {
  const t = useT();
  const invite = useInvite();
  const services = useServices<SocialCall>({
    meanings: MEANINGS,
    take: (word) =>
      entry.attempt(async () => {
        const { signInByService } = await import('../social/actions.ts');
        return signInByService(word, invite);
      }),
  });
  const offersPasskey = isForMembers && hasPasskeys();
  if (!offersPasskey && services.providers.length === 0) return null;
  return (
    <section className={styles.ways} aria-label={t('auth.otherWays')}>
      <p className={styles.or} aria-hidden="true">
        {t('auth.or')}
      </p>
      {offersPasskey && <Passkey entry={entry} />}
      <ServiceButtons services={services} />
    </section>
  );
}

function Passkey({ entry }: { entry: Entry }) {
  return <PasskeyButton passkey={usePasskey(entry)} />;
}
