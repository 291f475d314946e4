import { useConfig } from '#src/data/config/use-config.ts';
import { timesOf } from '#src/contract/wallet/turnover-times.ts';
import { useT } from '#src/i18n/t.ts';

/** What becomes of coins that are given, by the kind of entry that brings them. */
export function GivenCoins({ kind }: { kind: string }) {
  const t = useT();
  const config = useConfig();
  const times = config?.turnover && timesOf(config.turnover, kind);
  // Takes its place before the config has been read, so that nothing moves.
  return config && !times ? null : <small>{t('common.givenCoins', { times: times ?? '…' })}</small>;
}
