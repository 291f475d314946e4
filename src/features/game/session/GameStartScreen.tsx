import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { accountWithPassword, session } from '#src/data/session/session.ts';
import { useT } from '#src/i18n/t.ts';
import { href, loginHref, paths } from '#src/navigation/paths.ts';
import { useQuery } from '#src/navigation/query.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import type { GameRequest } from './actions.ts';
import { Curtain } from '../frame/Curtain.tsx';
import { Returned } from '../exit/Returned.tsx';
import { Stage } from '../frame/Stage.tsx';
import { GameSession } from './GameSession.tsx';
import { type GameQuery, readGameQuery } from './game-query.ts';

export default function GameStartScreen() {
  const t = useT();
  const request = readGameQuery(useQuery()[0]);
  if (request)
    return <GameEntry key={`${request.gameId} ${request.isTrial} ${request.isBack}`} request={request} />;
  return (
    <Stage title={t('game.title')}>
      <Curtain>
        <EmptyState scene="lost" title={t('game.badAddress')}>
          <ButtonLink variant="primary" href={paths.home}>
            {t('shell.toLobby')}
          </ButtonLink>
        </EmptyState>
      </Curtain>
    </Stage>
  );
}

/** Signed out from the start: sign-in, then back. A sign-out on this screen is handled by the session listener. */
function GameEntry({ request }: { request: GameQuery }) {
  useSignals();
  const [, navigate] = useLocation();
  const { memberId } = session.value;
  const [isSignedOut] = useState(memberId === 0);
  const { gameId, isTrial } = request;
  useEffect(() => {
    if (!isSignedOut) return;
    const here = href(paths.gameStart, { gameId, tryIt: isTrial ? 1 : 0 });
    navigate(loginHref(accountWithPassword(), here), { replace: true });
  }, [isSignedOut, gameId, isTrial, navigate]);
  if (isSignedOut) return null;
  if (memberId === 0) return <SignedOut request={request} />;
  return request.isBack ? <Returned gameId={gameId} /> : <GameSession request={request} />;
}

function SignedOut({ request: { gameId, isTrial } }: { request: GameRequest }) {
  const t = useT();
  const here = href(paths.gameStart, { gameId, tryIt: isTrial ? 1 : 0 });
  return (
    <Stage title={t('game.title')}>
      <Curtain>
        <EmptyState scene="calm" title={t('game.signInFirst')}>
          <ButtonLink variant="primary" href={loginHref(accountWithPassword(), here)}>
            {t('shell.signIn')}
          </ButtonLink>
        </EmptyState>
      </Curtain>
    </Stage>
  );
}
