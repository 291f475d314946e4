import type { ReactNode } from 'react';
import { type TextKey, useT } from '#src/i18n/t.ts';
import { TabsIfSeveral } from './TabsIfSeveral.tsx';
import type { OfferedWay, SignInMethod } from './sign-in-methods.ts';

interface MethodTabsProps {
  readonly ways: readonly OfferedWay[];
  readonly current: SignInMethod;
  readonly onSelect: (way: SignInMethod) => void;
  readonly children: ReactNode;
}

const TEXTS: Record<SignInMethod, TextKey> = {
  code: 'auth.wayCode',
  account: 'auth.wayAccount',
  password: 'auth.wayNumber',
};

export function MethodTabs({ ways, ...choice }: MethodTabsProps) {
  const t = useT();
  const hasBoth = ['code', 'password'].every((way) => ways.some((offered) => offered.way === way));
  // The only method with a number is labelled by the number.
  const textOf = (way: SignInMethod) => TEXTS[way === 'code' && !hasBoth ? 'password' : way];
  const tabs = ways.map(({ way }) => ({ id: way, text: t(textOf(way)) }));
  return <TabsIfSeveral {...choice} label={t('auth.waysIn')} name="way" tabs={tabs} />;
}
