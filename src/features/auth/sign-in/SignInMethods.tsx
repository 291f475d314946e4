import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import type { StoredConfig } from '#src/data/db/tables/schema.ts';
import { savedAccount } from '#src/data/session/session.ts';
import { useT } from '#src/i18n/t.ts';
import { useQuery } from '#src/navigation/query.ts';
import { accountToSignIn } from '../flow/account-to-sign-in.ts';
import { ContinueNote } from '../terms/ContinueNote.tsx';
import type { SignInFlow } from '../flow/use-auth-flow.ts';
import { TextButton } from '../methods/TextButton.tsx';
import { MethodTabs } from '../methods/MethodTabs.tsx';
import { WithConfig } from '../methods/WithConfig.tsx';
import { CodeForm } from './CodeForm.tsx';
import { OtherMethods } from './OtherMethods.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { startingMethod, signInMethods } from '../methods/sign-in-methods.ts';

interface SignInMethodsProps {
  readonly flow: SignInFlow;
  readonly onRegister: () => void;
  readonly onForgot: () => void;
}

export function SignInMethods(props: SignInMethodsProps) {
  const t = useT();
  return (
    <WithConfig>
      {(config) => (
        <>
          <Forms {...props} config={config} />
          <OtherMethods flow={props.flow} isForMembers />
          <TextButton text={t('auth.toRegister')} onPress={props.onRegister} />
          <ContinueNote hasCodes />
        </>
      )}
    </WithConfig>
  );
}

function Forms({ flow, onForgot, config }: SignInMethodsProps & { config: StoredConfig }) {
  useSignals();
  const wantsAccount = useQuery()[0].text('type') === 'account';
  const handedOver = accountToSignIn.value;
  const { account, hasNewPassword } = handedOver ?? { account: savedAccount(), hasNewPassword: false };
  const methods = signInMethods(config);
  const [method, setMethod] = useState(() =>
    startingMethod(methods, { account, wantsAccount, hasNewPassword }),
  );
  const loginType = methods.find((offered) => offered.method === method)?.type ?? 2;
  return (
    <MethodTabs methods={methods} current={method} onSelect={setMethod}>
      {method === 'code' ? (
        <CodeForm flow={flow} />
      ) : (
        <PasswordForm
          key={method}
          flow={flow}
          loginType={loginType}
          of={method === 'account' ? 'account' : 'number'}
          start={account}
          asksBrowser={wantsAccount}
          onForgot={onForgot}
        />
      )}
    </MethodTabs>
  );
}
