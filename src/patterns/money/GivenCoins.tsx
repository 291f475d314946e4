import { useConfig } from '#src/data/config/use-config.ts';
import { timesOf } from '#src/contract/wallet/turnover.ts';
import { language, useT } from '#src/i18n/t.ts';
import { useSignalValue } from '#src/lib/use-signal-value.ts';

/** What becomes of coins that are given, by the kind of entry that brings them. */
export function GivenCoins({ kind }: { kind: string }) {
  const t = useT();
  const locale = useSignalValue(language);
  const config = useConfig();
  const times = config?.turnover ? timesOf(config.turnover, kind) : 0;
  if (config && times === 0) return null;
  // Takes its place before the config has been read, so that nothing moves.
  const shown = config ? times.toLocaleString(locale) : '…';
  return <small>{t('common.givenCoins', { times: `${shown}×` })}</small>;
}
