import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { noteReminded, noteSeen, usePlaySession } from '#src/data/games/play-session.ts';
import type { PlaySession } from '#src/data/db/tables/rows.ts';
import { useSnapshot } from '#src/data/member/use-snapshot.ts';
import { language, useT } from '#src/i18n/t.ts';
import { duration } from '#src/lib/duration.ts';
import { every } from '#src/lib/timing.ts';
import { paths } from '#src/navigation/paths.ts';
import { track } from '#src/tracking/track.ts';
import { Amount } from '#src/ui/Amount/Amount.tsx';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';

const MINUTE_MS = 60_000;
/** Milliseconds. */
const LOOK_MS = 10_000;

interface ReminderProps {
  readonly gameId: number;
  /** Play money is no result. */
  readonly isTrial: boolean;
  /** A round is not interrupted, unless it stays open for long. */
  readonly isRoundOpen: boolean;
  readonly onStatement: (address: string) => void;
  readonly onLeave: () => void;
}

/** At the interval that the member chose, says how long they have played and with what result. */
export function Reminder({ gameId, isTrial, isRoundOpen, onStatement, onLeave }: ReminderProps) {
  useSignals();
  const t = useT();
  const locale = language.value;
  const play = useWatchedPlay(gameId);
  const minutes = useSnapshot('limits')?.value.realityCheckMinutes ?? 0;
  const [isShown, setShown] = useState(false);
  const [answeredAt, setAnsweredAt] = useState(0);
  if (!isShown && play && isDue(play, { minutes, isRoundOpen, answeredAt })) setShown(true);
  if (!isShown || !play) return null;
  const choose = async (choice: 'continue' | 'stop', go: () => void) => {
    track('reminder_show', { eventProps: { choice } });
    // The stored answer is read a moment later.
    setAnsweredAt(Date.now());
    setShown(false);
    await noteReminded(gameId);
    go();
  };
  const stop = (go: () => void) => () => void choose('stop', go);
  const keepPlaying = () => void choose('continue', () => {});
  const played = duration((play.seenAt - play.beganAt) / MINUTE_MS, locale);
  return (
    <Dialog
      title={t('game.reminder')}
      isDismissable={false}
      onClose={keepPlaying}
      actions={[
        { text: t('game.exit'), run: stop(onLeave) },
        { text: t('game.statement'), run: stop(() => onStatement(paths.walletRecord)) },
        { text: t('game.stay'), run: keepPlaying },
      ]}
    >
      <p>{t('game.reminderText', { time: played })}</p>
      {!isTrial && (
        <p>
          <span>{`${t('game.net')}: `}</span>
          <Amount coin={play.net} form="exactSigned" />
        </p>
      )}
    </Dialog>
  );
}

/** The play session as it is stored, so that a reload keeps its time; it is marked as seen while this is mounted. */
function useWatchedPlay(gameId: number): PlaySession | undefined {
  useEffect(() => {
    const timer = every(LOOK_MS, () => void noteSeen(gameId));
    return () => clearInterval(timer);
  }, [gameId]);
  return usePlaySession(gameId);
}

interface Circumstances {
  readonly minutes: number;
  readonly isRoundOpen: boolean;
  readonly answeredAt: number;
}

function isDue(
  { seenAt, remindedAt }: PlaySession,
  { minutes, isRoundOpen, answeredAt }: Circumstances,
): boolean {
  const patience = isRoundOpen ? MINUTE_MS : 0;
  return minutes > 0 && seenAt - Math.max(remindedAt, answeredAt) >= minutes * MINUTE_MS + patience;
}
