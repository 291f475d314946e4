import { useConfig } from '#src/data/config/use-config.ts';
import { timesOf } from '#src/contract/wallet/turnover.ts';
import { language, useT } from '#src/i18n/t.ts';
import { useSignalValue } from '#src/lib/use-signal-value.ts';

/** What becomes of coins that are given, by the kind of entry that brings them. */
export function GivenCoins({ kind }: { kind: string }) {
  const t = useT();
  const locale = useSignalValue(language);
  const turnover = useConfig()?.turnover;
  const times = turnover ? timesOf(turnover, kind) : 0;
  return times === 0 ? null : (
    <small>{t('common.givenCoins', { times: `${times.toLocaleString(locale)}×` })}</small>
  );
}
