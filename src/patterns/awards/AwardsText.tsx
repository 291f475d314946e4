import { useSignals } from '@preact/signals-react/runtime';
import { Fragment } from 'react';
import type { Award } from '#src/contract/primitives.ts';
import { useConfig } from '#src/data/config/use-config.ts';
import { useCounted } from '#src/i18n/counted.ts';
import { language, useT } from '#src/i18n/t.ts';
import { Amount } from '#src/ui/Amount/Amount.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { describeAward } from './describe-award.ts';

/** Awards in one line: `2 · 10 points · Coupon ×2`, with our coin before the first 2. */
export function AwardsText({ awards }: { awards: readonly Award[] }) {
  return awards.map((award, index) => (
    // Two awards of one kind may be in the list, and the order never changes.
    <Fragment key={`${index}-${award.itemId}`}>
      {index > 0 && <span> · </span>}
      <OneAward award={award} />
    </Fragment>
  ));
}

function OneAward({ award }: { award: Award }) {
  useSignals();
  const t = useT();
  const counted = useCounted();
  const config = useConfig();
  const locale = language.value;
  const { kind, name, amount } = describeAward(award, config, t);
  if (amount.form === 'coin') {
    return (
      <>
        <Amount coin={amount.coin} hasCoin />
        <VisuallyHidden>{` ${name}`}</VisuallyHidden>
      </>
    );
  }
  const { count } = amount;
  if (kind === 'points' || kind === 'liveness') return <bdi>{counted(`common.${kind}Of`, count)}</bdi>;
  return (
    <bdi>
      <span>{name}</span>
      {count > 1 && <bdi>{` ×${count.toLocaleString(locale)}`}</bdi>}
    </bdi>
  );
}
