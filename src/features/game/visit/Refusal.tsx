import { useLocation } from 'wouter';
import type { Refused } from '#src/contract/call.ts';
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
    <EmptyState scene={reply.errcode === 3001 ? 'lost' : 'calm'} title={title} text={text}>
      <NextStep reply={reply} wish={wish} onRetry={onRetry} />
      <ButtonLink href={paths.home}>{t('shell.toLobby')}</ButtonLink>
      {reply.errcode === 500 && <small>{t('common.traceId', { id: reply.traceId })}</small>}
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
    case 3001:
      return t('game.unknown');
    case 3002:
      return until ? t('game.maintenanceUntil', { time: until }) : t('game.maintenance');
    case 3003:
      return t('game.noTrial');
    case 3004:
      return t('game.otherOpen');
    case 3005:
      return t('game.tooLow', { min });
    default:
      return undefined;
  }
}

/** Nothing where there is nothing to do but to go back. */
function NextStep({ reply: { errcode, detail }, wish, onRetry }: RefusalProps) {
  const t = useT();
  const { gameId } = wish;
  if (errcode === 3003) {
    return (
      <ButtonLink variant="primary" href={href(paths.gameStart, { gameId, tryIt: 0 })}>
        {t('game.play')}
      </ButtonLink>
    );
  }
  if (errcode === 3004 && detail.gameId) return <OtherGame gameId={detail.gameId} onRetry={onRetry} />;
  const deposit = errcode === 3005 ? depositHref() : undefined;
  if (deposit !== undefined) {
    return (
      <ButtonLink variant="primary" href={deposit}>
        {t('game.deposit')}
      </ButtonLink>
    );
  }
  const mayPass = errcode >= 400 && errcode <= 599;
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
