import { useBalance } from '#src/data/member/use-balance.ts';
import { usePlaySession } from '#src/data/games/play-session.ts';
import { useT } from '#src/i18n/t.ts';
import { useNow } from '#src/lib/use-now.ts';
import { paths } from '#src/navigation/paths.ts';
import { Amount } from '#src/ui/Amount/Amount.tsx';
import { Button } from '#src/ui/Button/Button.tsx';
import { clock, externalLink, handHeart, logOut, rotateCw, trend, wallet } from '#src/ui/Icon/shapes.ts';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import { Sheet } from '#src/ui/Sheet/Sheet.tsx';
import { depositHref } from '../session/deposit.ts';
import { playTime } from '../session/play-time.ts';
import type { Play } from '../session/use-play.ts';
import styles from './GameSheet.module.css';

const SECOND_MS = 1000;

interface GameSheetProps {
  readonly name: string;
  readonly gameId: number;
  readonly isTrial: boolean;
  readonly play: Play;
  readonly onReload: () => void;
  /** Leaves for another screen. */
  readonly onGo: (address: string) => void;
  /** Absent if the game cannot be opened in a window. */
  readonly onWindow: (() => void) | undefined;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

export function GameSheet(props: GameSheetProps) {
  const { name, gameId, isTrial, play } = props;
  const playSession = usePlaySession(gameId);
  const deposit = depositHref();
  const t = useT();
  const now = useNow(SECOND_MS);
  const { coin, isStale } = useShownCoin(isTrial, play);
  return (
    <Sheet
      title={name}
      isName
      closeLabel={t('common.close')}
      onClose={props.onClose}
      footer={
        <Button variant="primary" icon={logOut} isWide onClick={props.onLeave}>
          {t('game.exit')}
        </Button>
      }
    >
      <div className={styles.figures}>
        <ListRow
          icon={wallet}
          title={t(isTrial ? 'game.playMoney' : 'shell.balance')}
          end={coin !== undefined && <Amount coin={coin} form="exact" hasCoin={!isTrial} isStale={isStale} />}
        />
        <ListRow
          icon={clock}
          title={t('game.played')}
          end={<bdi>{playTime(now - (playSession?.beganAt ?? now))}</bdi>}
        />
        <ListRow
          icon={trend}
          title={t('game.net')}
          end={<Amount coin={playSession?.net ?? 0} form="exactSigned" />}
        />
      </div>
      <div className={styles.ways}>
        {deposit !== undefined && !isTrial && (
          <Button icon={wallet} isWide onClick={() => props.onGo(deposit)}>
            {t('game.deposit')}
          </Button>
        )}
        <Button icon={handHeart} isWide onClick={() => props.onGo(paths.saferPlay)}>
          {t('game.saferPlay')}
        </Button>
        <Button icon={rotateCw} isWide onClick={props.onReload}>
          {t('game.reload')}
        </Button>
        {props.onWindow && (
          <Button icon={externalLink} isWide onClick={props.onWindow}>
            {t('game.newWindow')}
          </Button>
        )}
      </div>
    </Sheet>
  );
}

/** The game's word counts until the platform has been asked; in a trial there is no other. */
function useShownCoin(isTrial: boolean, play: Play): { coin: number | undefined; isStale: boolean } {
  const { row, isStale } = useBalance();
  const isHint = play.coin !== undefined && play.coinAt > (row?.readAt ?? 0);
  return isTrial || isHint ? { coin: play.coin, isStale: false } : { coin: row?.coin, isStale };
}
