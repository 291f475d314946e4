import { useSignals } from '@preact/signals-react/runtime';
import { useLocation } from 'wouter';
import { SERVER_FAULT } from '#src/contract/errors.ts';
import { useGame } from '#src/data/games/use-game.ts';
import { language, useT } from '#src/i18n/t.ts';
import { formatLimit } from '#src/patterns/money/limit-coin.ts';
import { dateTime } from '#src/lib/time.ts';
import { commonMeaning } from '#src/patterns/form/common-codes.ts';
import { href, paths } from '#src/navigation/paths.ts';
import { Button, ButtonLink } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { closeGame, type GameRequest } from './actions.ts';
import { depositHref } from './deposit.ts';
import { refusalMeaning, type StartRefused } from './refusals.ts';

interface RefusalProps {
  readonly reply: StartRefused;
  readonly request: GameRequest;
  readonly onRetry: () => void;
}

/** Why a game does not open, and what the member can do. */
export function Refusal({ reply, request, onRetry }: RefusalProps) {
  const t = useT();
  const { title, text } = useRefusalText(reply);
  const other = refusalMeaning(reply.errcode)?.step === 'leaveOther' ? reply.detail.gameId : undefined;
  if (other) return <OtherGame gameId={other} request={request} onRetry={onRetry} />;
  return (
    <EmptyState scene={refusalMeaning(reply.errcode)?.isLost ? 'lost' : 'calm'} title={title} text={text}>
      <NextStep reply={reply} request={request} onRetry={onRetry} />
      <ButtonLink href={paths.home}>{t('shell.toLobby')}</ButtonLink>
      {reply.errcode === SERVER_FAULT && <small>{t('common.traceId', { id: reply.traceId })}</small>}
    </EmptyState>
  );
}

function useRefusalText(reply: StartRefused): { title: string; text?: string | undefined } {
  useSignals();
  const t = useT();
  const locale = language.value;
  const { msg, detail } = reply;
  const until = detail.until ? dateTime(detail.until, locale) : undefined;
  const own = refusalMeaning(reply.errcode)?.title;
  if (own) return { title: own(t, { until, min: formatLimit(detail.min ?? 0, locale) }) };
  return { title: msg || t('common.failed'), text: until && t('game.pause', { time: until }) };
}

/** Empty if the only option is to go back. */
function NextStep({ reply: { errcode }, request, onRetry }: RefusalProps) {
  const t = useT();
  const { gameId } = request;
  const step = refusalMeaning(errcode)?.step;
  if (step === 'playForCoin') {
    return (
      <ButtonLink variant="primary" href={href(paths.gameStart, { gameId, tryIt: 0 })}>
        {t('game.play')}
      </ButtonLink>
    );
  }
  if (step === 'saferPlay') {
    return (
      <ButtonLink variant="primary" href={paths.saferPlay}>
        {t('game.saferPlay')}
      </ButtonLink>
    );
  }
  if (step === 'deposit') return <TooLittleCoin gameId={gameId} />;
  return commonMeaning(errcode) ? (
    <Button variant="primary" onClick={onRetry}>
      {t('common.tryAgain')}
    </Button>
  ) : null;
}

function TooLittleCoin({ gameId }: { gameId: number }) {
  const t = useT();
  const deposit = depositHref();
  const hasTrial = useGame(gameId)?.game.tryIt === 1;
  return (
    <>
      {deposit !== undefined && (
        <ButtonLink variant="primary" href={deposit}>
          {t('game.deposit')}
        </ButtonLink>
      )}
      {hasTrial && (
        <ButtonLink
          variant={deposit === undefined ? 'primary' : 'quiet'}
          href={href(paths.gameStart, { gameId, tryIt: 1 })}
        >
          {t('game.trial')}
        </ButtonLink>
      )}
    </>
  );
}

interface OtherGameProps {
  readonly gameId: number;
  readonly request: GameRequest;
  readonly onRetry: () => void;
}

/** One question with two answers: back to the other game, or on to this one. */
function OtherGame({ gameId, request, onRetry }: OtherGameProps) {
  const t = useT();
  const [, navigate] = useLocation();
  const [other, wanted] = [useGame(gameId), useGame(request.gameId)];
  // A label must not change under a finger.
  if (other === undefined || wanted === undefined) return null;
  const name = other?.game.name;
  const resume = () => navigate(href(paths.gameStart, { gameId, tryIt: 0 }), { replace: true });
  return (
    <EmptyState
      scene="calm"
      title={name ? t('game.otherOpenNamed', { name }) : t('game.otherOpen')}
      text={t('game.otherOpenText')}
    >
      <Button variant="primary" onClick={resume}>
        {name ? t('game.resumeNamed', { name }) : t('game.resume')}
      </Button>
      <Button onClick={() => void closeGame(gameId).then(onRetry)}>
        {wanted ? t('game.closeOtherNamed', { name: wanted.game.name }) : t('game.closeOther')}
      </Button>
    </EmptyState>
  );
}
