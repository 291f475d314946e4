import { type TextKey, useT } from '#src/i18n/t.ts';
import type { Elements } from '#src/lib/elements.ts';
import { TabsIfSeveral } from './TabsIfSeveral.tsx';
import type { OfferedMethod, SignInMethod } from './sign-in-methods.ts';

interface MethodTabsProps {
  readonly methods: readonly OfferedMethod[];
  readonly current: SignInMethod;
  readonly onSelect: (method: SignInMethod) => void;
  readonly children: Elements;
}

const TEXTS: Record<SignInMethod, TextKey> = {
  code: 'auth.wayCode',
  account: 'auth.wayAccount',
  password: 'auth.wayNumber',
};

export function MethodTabs({ methods, ...choice }: MethodTabsProps) {
  const t = useT();
  const hasBoth = ['code', 'password'].every((method) =>
    methods.some((offered) => offered.method === method),
  );
  // The only method with a number is labelled by the number.
  const textOf = (method: SignInMethod) => TEXTS[method === 'code' && !hasBoth ? 'password' : method];
  const tabs = methods.map(({ method }) => ({ id: method, text: t(textOf(method)) }));
  return <TabsIfSeveral {...choice} label={t('auth.signInMethods')} name="method" tabs={tabs} />;
}
