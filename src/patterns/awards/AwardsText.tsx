import { Fragment } from 'react';
import type { Award } from '#src/contract/primitives.ts';
import { useConfig } from '#src/data/config/use-config.ts';
import { language, useT } from '#src/i18n/t.ts';
import { useSignalValue } from '#src/lib/use-signal-value.ts';
import { Amount } from '#src/ui/Amount/Amount.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { describeAward } from './describe-award.ts';

/** Awards in one line: `2 · 10 Points`, with our coin before the 2. */
export function AwardsText({ awards }: { awards: readonly Award[] }) {
  return awards.map((award, index) => (
    // Two awards of one kind may be in the list, and the order never changes.
    <Fragment key={`${index}-${award.itemId}`}>
      {index > 0 && ' · '}
      <OneAward award={award} />
    </Fragment>
  ));
}

function OneAward({ award }: { award: Award }) {
  const t = useT();
  const config = useConfig();
  const locale = useSignalValue(language);
  const { name, amount } = describeAward(award, config, t);
  if (amount.form === 'coin') {
    return (
      <>
        <Amount coin={amount.coin} hasCoin />
        <VisuallyHidden> {name}</VisuallyHidden>
      </>
    );
  }
  return <bdi>{`${amount.count.toLocaleString(locale)} ${name}`}</bdi>;
}
