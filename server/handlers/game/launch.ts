// The answer of startGame: the address of the game, and which of the three methods opens it.
import type { GameLaunch } from '#src/contract/game.ts';
import type { Context } from '../../calls/context.ts';
import { appOriginFor, gamesOriginFor, launchAddress } from '../../addresses/launch-address.ts';
import { urlOf } from '../../addresses/url-of.ts';
import type { Entry } from '../../store/game/launch.ts';
import { epochSeconds } from '../../time/time.ts';

type Launching = Entry & { readonly returnUrl?: string | undefined };

export function launchOf(context: Context, launching: Launching): GameLaunch {
  const { game, session, balance } = launching;
  return {
    gameId: game.game_id,
    sessionId: session.id,
    ...opening(context, launching),
    orientation: game.orientation === 1 ? 1 : game.orientation === 2 ? 2 : 0,
    expireTime: epochSeconds(session.expireAt),
    coin: balance.coin,
    balanceSeq: balance.balanceSeq,
  };
}

/** `launch` in a title's look chooses a method other than a frame. */
function opening(context: Context, launching: Launching): Pick<GameLaunch, 'url' | 'method' | 'loader'> {
  const { settings, client, builtIn } = context;
  const { game, session, secret } = launching;
  const gamesOrigin = gamesOriginFor(settings, client.origin);
  const appOrigin = appOriginFor(settings, client);
  const address = { gameId: game.game_id, sessionId: session.id, secret };
  const { launch } = game.look;
  if (launch === 'html') {
    const facts = { language: client.language, appOrigin, around: gamesOrigin, session: session.id, secret };
    const loader = `${gamesOrigin}/frames/loader?session=${session.id}`;
    return { method: 'html', url: builtIn.document(game, facts, builtIn.files), loader };
  }
  if (launch !== 'redirect') return { method: 'iframe', url: launchAddress(gamesOrigin, address) };
  const back = backTo(appOrigin, launching.returnUrl);
  return { method: 'redirect', url: launchAddress(gamesOrigin, { ...address, back }) };
}

/** A game can only return to a path of the app. */
function backTo(appOrigin: string, returnUrl = ''): string {
  const wanted = urlOf(returnUrl);
  return wanted?.origin === appOrigin ? wanted.pathname + wanted.search : '/';
}
