import type { Award } from '#src/contract/primitives.ts';
import { useConfig } from '#src/data/config/use-config.ts';
import { language, useT } from '#src/i18n/t.ts';
import { formatCoin } from '#src/lib/money.ts';
import { useSignalValue } from '#src/lib/use-signal-value.ts';
import { describeAward } from './describe-award.ts';

/** Awards in one line: `2 Coins · 10 Points`. */
export function AwardsText({ awards }: { awards: readonly Award[] }) {
  const t = useT();
  const config = useConfig();
  const locale = useSignalValue(language);
  const parts = awards.map((award) => {
    const { name, amount } = describeAward(award, config, t);
    const count =
      amount.form === 'coin' ? formatCoin(amount.coin, locale) : amount.count.toLocaleString(locale);
    return `${count} ${name}`;
  });
  return <bdi>{parts.join(' · ')}</bdi>;
}
