import { useSignals } from '@preact/signals-react/runtime';
import { useLocation } from 'wouter';
import { useT } from '#src/i18n/t.ts';
import { afterFrame } from '#src/lib/moments.ts';
import { goBack, returnTo } from '#src/navigation/back.ts';
import { environment } from '#src/data/api/environment.ts';
import { hasUnreadChat } from '#src/navigation/chat.ts';
import { paths } from '#src/navigation/paths.ts';
import { queryNow } from '#src/navigation/query.ts';
import { HomeBar, PageBar } from '#src/ui/AppBar/AppBar.tsx';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { headset, mail, user } from '#src/ui/Icon/shapes.ts';
import { IconLink } from '#src/ui/IconButton/IconButton.tsx';
import type { Route } from '../routes.ts';
import { loadChunk } from '../loading/load-chunk.ts';
import { useIsland } from '../loading/use-island.ts';
import { useTitle } from './use-title.ts';

interface HeaderProps {
  readonly route: Route | undefined;
  readonly isSignedIn: boolean;
  readonly name: string;
}

export function Header({ route, isSignedIn, name }: HeaderProps) {
  const t = useT();
  const title = useTitle(route);
  const [, navigate] = useLocation();
  const Reload = useIsland(loadReload);
  if (route?.path !== paths.home) {
    return (
      <PageBar
        title={route ? title : name}
        backLabel={t('shell.back')}
        onBack={() => void (isUnderMember(route) ? returnTo(paths.member, navigate) : goBack(navigate))}
      >
        {route?.link && (
          <ButtonLink href={route.link.path} isCompact>
            {t(route.link.text)}
          </ButtonLink>
        )}
        {Reload && <Reload />}
      </PageBar>
    );
  }
  return (
    <HomeBar name={name} homeHref={paths.home}>
      <ServiceLink />
      {isSignedIn ? <MemberActions /> : <VisitorActions />}
    </HomeBar>
  );
}

/** The wallet, unless its address asks for the way back to where the player came from. */
const isUnderMember = (route: Route | undefined): boolean =>
  route?.path === paths.wallets && queryNow().text('back') !== '1';

const loadReload = async () =>
  environment().isHomeScreen
    ? (await loadChunk(() => import('./HeaderReload.tsx'))).HeaderReload
    : () => null;

function ServiceLink() {
  useSignals();
  const t = useT();
  const isUnread = hasUnreadChat.value;
  const dot = isUnread ? t('shell.waitsForYou') : undefined;
  return <IconLink icon={headset} label={t('shell.service')} dot={dot} href={paths.service} />;
}

function VisitorActions() {
  const t = useT();
  return (
    <>
      <ButtonLink href={paths.login} isCompact>
        {t('shell.signIn')}
      </ButtonLink>
      <ButtonLink href={paths.register} variant="primary" isCompact>
        {t('shell.register')}
      </ButtonLink>
    </>
  );
}

const loadMail = afterFrame(async () => (await loadChunk(() => import('./HeaderMail.tsx'))).HeaderMail);
const loadBalance = afterFrame(
  async () => (await loadChunk(() => import('./HeaderBalance.tsx'))).HeaderBalance,
);

function MemberActions() {
  const t = useT();
  const Balance = useIsland(loadBalance);
  const Mail = useIsland(loadMail);
  return (
    <>
      {Balance && <Balance />}
      {Mail ? <Mail /> : <IconLink icon={mail} label={t('shell.mail')} href={paths.mail} />}
      <IconLink icon={user} label={t('shell.account')} href={paths.member} />
    </>
  );
}
