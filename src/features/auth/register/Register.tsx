import { useState } from 'react';
import type { Award } from '#src/contract/primitives.ts';
import type { StoredConfig } from '#src/data/db/tables/schema.ts';
import { useT } from '#src/i18n/t.ts';
import { Problem } from '#src/ui/Problem/Problem.tsx';
import { handOver } from '../flow/account-to-sign-in.ts';
import { ContinueNote } from '../terms/ContinueNote.tsx';
import { AuthFlow } from '../flow/AuthFlow.tsx';
import { OtherMethods } from '../sign-in/OtherMethods.tsx';
import type { SignInFlow } from '../flow/use-auth-flow.ts';
import { useInvite } from '../invite/use-invite.ts';
import { TextButton } from '../methods/TextButton.tsx';
import { MethodTabs } from '../methods/MethodTabs.tsx';
import { WithConfig } from '../methods/WithConfig.tsx';
import { registerMethods } from '../methods/sign-in-methods.ts';
import { RegisterForm } from './RegisterForm.tsx';

interface RegisterProps {
  readonly onSignedIn: (awards: readonly Award[]) => void;
  readonly onLogin: () => void;
}

/** The content of both the screen and the sheet. */
export function Register({ onSignedIn, onLogin }: RegisterProps) {
  const t = useT();
  const toLogin = () => {
    handOver(undefined);
    onLogin();
  };
  return (
    <AuthFlow onSignedIn={onSignedIn}>
      {(flow) => (
        <WithConfig>
          {(config) => (
            <>
              <Forms flow={flow} config={config} onLogin={onLogin} />
              <OtherMethods flow={flow} isForMembers={false} />
              <TextButton text={t('auth.toLogin')} onPress={toLogin} />
              <ContinueNote hasCodes={false} />
            </>
          )}
        </WithConfig>
      )}
    </AuthFlow>
  );
}

interface FormsProps {
  readonly flow: SignInFlow;
  readonly config: StoredConfig;
  readonly onLogin: () => void;
}

function Forms({ flow, config, onLogin }: FormsProps) {
  const t = useT();
  const invite = useInvite();
  const methods = registerMethods(config);
  const [method, setMethod] = useState(methods[0]?.method ?? 'account');
  const offered = methods.find((each) => each.method === method) ?? methods[0];
  if (!offered) return <Problem text={t('auth.registerClosed')} />;
  return (
    <MethodTabs methods={methods} current={method} onSelect={setMethod}>
      <RegisterForm key={method} flow={flow} offered={offered} invite={invite} onLogin={onLogin} />
    </MethodTabs>
  );
}
