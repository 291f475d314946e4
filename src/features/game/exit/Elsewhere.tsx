import { useLocation } from 'wouter';
import { useT } from '#src/i18n/t.ts';
import { goBack } from '#src/navigation/back.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { comeBack, type GameRequest } from '../session/actions.ts';

interface ElsewhereProps {
  readonly request: GameRequest;
  readonly onReload: () => void;
}

/** Another window has the game open; from here it can be ended or taken over. */
export function Elsewhere({ request, onReload }: ElsewhereProps) {
  const t = useT();
  const [, navigate] = useLocation();
  const end = () => {
    void comeBack(request.gameId);
    void goBack(navigate);
  };
  return (
    <EmptyState scene="calm" title={t('game.inWindow')}>
      <Button variant="primary" onClick={end}>
        {t('game.endThere')}
      </Button>
      <Button onClick={onReload}>{t('game.playHere')}</Button>
      <Button onClick={() => void goBack(navigate)}>{t('shell.toLobby')}</Button>
    </EmptyState>
  );
}
