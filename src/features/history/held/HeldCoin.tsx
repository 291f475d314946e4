import { gameCalls } from '#src/contract/game.ts';
import { GAME_UNKNOWN } from '#src/contract/errors.ts';
import { useGameName } from '#src/data/games/use-game-name.ts';
import { useIsUnanswered } from '#src/data/mutations/use-is-unanswered.ts';
import type { Meanings } from '#src/patterns/form/failure.ts';
import { useDescribe, useReason } from '#src/patterns/form/use-submission.ts';
import { useT } from '#src/i18n/t.ts';
import { paths } from '#src/navigation/paths.ts';
import { Amount } from '#src/ui/Amount/Amount.tsx';
import { Button, ButtonLink } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import { Problem } from '#src/ui/Problem/Problem.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import type { ExitCall } from './actions.ts';
import styles from './HeldCoin.module.css';
import { type HeldCoins, useBringBack } from './use-bring-back.ts';

const MEANINGS: Meanings<ExitCall> = { [GAME_UNKNOWN]: 'message' };

/** Coin held by games, the button that brings it back, and the result. */
export function HeldCoin({ held }: { held: HeldCoins }) {
  const t = useT();
  const describe = useDescribe();
  const reason = useReason();
  const { total, isBusy, failed, isWaiting, isGivenUp, cameBack, press } = useBringBack(held);
  const problem = failed && describe<ExitCall>(failed, { meanings: MEANINGS }).form;
  return (
    <div className={styles.held}>
      <output className={styles.outcome}>
        {cameBack !== undefined && cameBack > 0 && (
          <ListRow title={t('history.broughtBack')} end={<Amount coin={cameBack} hasCoin />} />
        )}
        {isWaiting && <p>{t('history.pending')}</p>}
        {isGivenUp && <p>{t('history.stillHeld')}</p>}
      </output>
      <OnItsWay isAll={total === 0} />
      {total > 0 && <Games held={held} total={total} />}
      <Problem text={problem} />
      {total > 0 && (
        <Button
          variant="primary"
          isWide
          isBusy={isBusy || isWaiting}
          reason={reason}
          onClick={() => void press()}
        >
          {t('history.bringBack')}
        </Button>
      )}
    </div>
  );
}

/** An unanswered exit is sent again automatically; until then the held amount is unknown. */
function OnItsWay({ isAll }: { isAll: boolean }) {
  const t = useT();
  const isPending = useIsUnanswered(gameCalls.exitGame);
  if (isAll) {
    return isPending ? (
      <Nothing title={t('history.onItsWay')} text={t('history.onItsWayText')} />
    ) : (
      <Nothing title={t('history.nothingHeld')} text={t('history.nothingHeldText')} />
    );
  }
  return isPending ? <p>{t('history.onItsWayText')}</p> : null;
}

function Nothing({ title, text }: { title: string; text: string }) {
  const t = useT();
  return (
    <EmptyState scene="calm" title={title} text={text}>
      <ButtonLink href={paths.home}>{t('shell.toLobby')}</ButtonLink>
    </EmptyState>
  );
}

function Games({ held, total }: { held: HeldCoins; total: number }) {
  const t = useT();
  return (
    <Section title={t('history.heldTitle')} text={t('history.heldText')}>
      <ul>
        {held.map(({ gameId, coin }) => (
          <li key={gameId}>
            <HeldBy gameId={gameId} coin={coin} />
          </li>
        ))}
      </ul>
      {held.length > 1 && (
        <ListRow title={t('history.heldTotal')} end={<Amount coin={total} form="exact" hasCoin />} />
      )}
    </Section>
  );
}

function HeldBy({ gameId, coin }: HeldCoins[number]) {
  const t = useT();
  const name = useGameName(gameId);
  const title = name ? <bdi translate="no">{name}</bdi> : t('history.unknownGame', { id: gameId });
  return <ListRow title={title} end={<Amount coin={coin} form="exact" hasCoin />} />;
}
