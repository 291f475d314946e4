import { useLocation } from 'wouter';
import type { Refused } from '#src/contract/call.ts';
import {
  BAD_REQUEST,
  BALANCE_BELOW_ENTRY,
  GAME_MAINTENANCE,
  GAME_UNKNOWN,
  OTHER_GAME_OPEN,
  SERVER_FAULT,
  TRIAL_NOT_OFFERED,
} from '#src/contract/errors.ts';
import { language, type Translate, useT } from '#src/i18n/t.ts';
import { formatCoin } from '#src/lib/money.ts';
import { dateTime } from '#src/lib/time.ts';
import { useSignalValue } from '#src/lib/use-signal-value.ts';
import { href, paths } from '#src/navigation/paths.ts';
import { Button, ButtonLink } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { closeGame, type GameWish } from './actions.ts';
import { depositHref } from './deposit.ts';

interface RefusalProps {
  readonly reply: Refused<number>;
  readonly wish: GameWish;
  readonly onRetry: () => void;
}

/** Why a game does not open, and what can be done about it. */
export function Refusal({ reply, wish, onRetry }: RefusalProps) {
  const t = useT();
  const { title, text } = useRefusalText(reply);
  return (
    <EmptyState scene={reply.errcode === GAME_UNKNOWN ? 'lost' : 'calm'} title={title} text={text}>
      <NextStep reply={reply} wish={wish} onRetry={onRetry} />
      <ButtonLink href={paths.home}>{t('shell.toLobby')}</ButtonLink>
      {reply.errcode === SERVER_FAULT && <small>{t('common.traceId', { id: reply.traceId })}</small>}
    </EmptyState>
  );
}

function useRefusalText(reply: Refused<number>): { title: string; text?: string | undefined } {
  const t = useT();
  const locale = useSignalValue(language);
  const { msg, detail } = reply;
  const until = detail.until ? dateTime(detail.until, locale) : undefined;
  const own = ownTitle(reply, t, { until, min: formatCoin(detail.min ?? 0, locale) });
  if (own) return { title: own };
  // Limits, breaks and exclusions: the platform says which, and until when; without an end there is no time.
  return { title: msg || t('common.failed'), text: until && t('game.pause', { time: until }) };
}

interface Figures {
  readonly until: string | undefined;
  readonly min: string;
}

function ownTitle({ errcode }: Refused<number>, t: Translate, { until, min }: Figures): string | undefined {
  switch (errcode) {
    case GAME_UNKNOWN:
      return t('game.unknown');
    case GAME_MAINTENANCE:
      return until ? t('game.maintenanceUntil', { time: until }) : t('game.maintenance');
    case TRIAL_NOT_OFFERED:
      return t('game.noTrial');
    case OTHER_GAME_OPEN:
      return t('game.otherOpen');
    case BALANCE_BELOW_ENTRY:
      return t('game.tooLow', { min });
    default:
      return undefined;
  }
}

/** Nothing where there is nothing to do but to go back. */
function NextStep({ reply: { errcode, detail }, wish, onRetry }: RefusalProps) {
  const t = useT();
  const { gameId } = wish;
  if (errcode === TRIAL_NOT_OFFERED) {
    return (
      <ButtonLink variant="primary" href={href(paths.gameStart, { gameId, tryIt: 0 })}>
        {t('game.play')}
      </ButtonLink>
    );
  }
  if (errcode === OTHER_GAME_OPEN && detail.gameId)
    return <OtherGame gameId={detail.gameId} onRetry={onRetry} />;
  const deposit = errcode === BALANCE_BELOW_ENTRY ? depositHref() : undefined;
  if (deposit !== undefined) {
    return (
      <ButtonLink variant="primary" href={deposit}>
        {t('game.deposit')}
      </ButtonLink>
    );
  }
  const mayPass = errcode >= BAD_REQUEST && errcode <= 599;
  return mayPass ? (
    <Button variant="primary" onClick={onRetry}>
      {t('common.tryAgain')}
    </Button>
  ) : null;
}

function OtherGame({ gameId, onRetry }: { gameId: number; onRetry: () => void }) {
  const t = useT();
  const [, navigate] = useLocation();
  return (
    <>
      <Button
        variant="primary"
        onClick={() => navigate(href(paths.gameStart, { gameId, tryIt: 0 }), { replace: true })}
      >
        {t('game.resume')}
      </Button>
      <Button onClick={() => void closeGame(gameId).then(onRetry)}>{t('game.closeOther')}</Button>
    </>
  );
}
