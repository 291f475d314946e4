import { useState } from 'react';
import type { authCalls } from '#src/contract/auth.ts';
import type { AppConfigShell } from '#src/contract/config.ts';
import {
  ALREADY_BOUND,
  IDENTITY_NOT_CONFIRMED,
  IDENTITY_TAKEN,
  RECENT_PROOF_REQUIRED,
} from '#src/contract/errors.ts';
import type { SocialProvider, UserInfo } from '#src/contract/member.ts';
import type { Meanings } from '#src/patterns/form/failure.ts';
import { useT } from '#src/i18n/t.ts';
import { smartphone, user } from '#src/ui/Icon/shapes.ts';
import { Problem } from '#src/ui/Problem/Problem.tsx';
import { bindService } from './actions.ts';
import { SERVICE_MARKS, SERVICE_NAMES } from '../social/services.ts';
import { useServices } from '../social/use-services.ts';
import styles from './BindList.module.css';
import { BindName } from './BindName.tsx';
import { BindNumber } from './BindNumber.tsx';
import { BindRow } from './BindRow.tsx';
import { OthersNote } from './OthersNote.tsx';
import { useBinding } from './use-binding.ts';

const PROVIDERS: readonly SocialProvider[] = ['google', 'facebook', 'line'];

const MEANINGS: Meanings<typeof authCalls.bindSocialAccount> = {
  [IDENTITY_NOT_CONFIRMED]: 'message',
  [IDENTITY_TAKEN]: 'message',
  [ALREADY_BOUND]: 'handled',
  [RECENT_PROOF_REQUIRED]: 'message',
};

type OpenForm = 'number' | 'name' | undefined;

interface BindListProps {
  readonly userInfo: UserInfo;
  readonly config: AppConfigShell;
}

/** Every sign-in method that the member has or may add; one form is open at a time. */
export function BindList({ userInfo, config }: BindListProps) {
  const t = useT();
  const [opened, setOpened] = useState<OpenForm>();
  const close = () => setOpened(undefined);
  const toggle = (name: OpenForm) => setOpened(opened === name ? undefined : name);
  const binding = useBinding(() => {});
  const services = useServices<typeof authCalls.bindSocialAccount>({
    meanings: MEANINGS,
    take: (credential) => binding.attempt(() => bindService(credential)),
  });
  // A bound identity is shown even if its provider is not offered any more.
  const isShown = (provider: SocialProvider) =>
    config.clientConfig.social?.providers.includes(provider) || boundTo(provider, userInfo) !== '';
  return (
    <>
      <ul className={styles.list}>
        <BindRow
          icon={smartphone}
          title={t('auth.bindNumber')}
          bound={userInfo.mobile}
          isOpen={opened === 'number'}
          onPress={() => toggle('number')}
        >
          <BindNumber wantsCode={config.otpStatus === 1} onBound={close} />
        </BindRow>
        <BindRow
          icon={user}
          title={t('auth.bindAccount')}
          bound={userInfo.account}
          isOpen={opened === 'name'}
          onPress={() => toggle('name')}
        >
          <BindName hasPassword={userInfo.password !== ''} onBound={close} />
        </BindRow>
        {PROVIDERS.filter(isShown).map((provider) => (
          <BindRow
            key={provider}
            icon={SERVICE_MARKS[provider]}
            title={SERVICE_NAMES[provider]}
            bound={boundTo(provider, userInfo)}
            isBusy={services.asked === provider}
            onPress={() => services.press(provider)}
          />
        ))}
      </ul>
      <Problem text={services.problem} />
      <OthersNote isShown={binding.isOthers} />
    </>
  );
}

function boundTo(provider: SocialProvider, userInfo: UserInfo): string {
  return userInfo[`${provider}Name`] || userInfo[`${provider}Account`];
}
