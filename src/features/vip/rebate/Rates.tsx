import { useSignals } from '@preact/signals-react/runtime';
import type { AppConfigShell } from '#src/contract/config.ts';
import type { VipLevel } from '#src/contract/config/vip.ts';
import { language, useT } from '#src/i18n/t.ts';
import { percent } from '#src/lib/percent.ts';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import { Section } from '#src/ui/Section/Section.tsx';

interface RatesProps {
  readonly config: AppConfigShell;
  /** The member's level; 0 for a visitor. */
  readonly vip: number;
}

/** Shows the rate of each kind of game at this level and the next one; a visitor sees the first two levels. */
export function Rates({ config, vip }: RatesProps) {
  useSignals();
  const t = useT();
  const locale = language.value;
  const [own, next] = [config.vipMap[String(vip)], config.vipMap[String(vip + 1)]];
  const kinds = config.gameTypeList.filter(({ status }) => status === 1).sort((a, b) => a.sort - b.sort);
  return (
    <Section title={t('vip.rates', { level: vip })}>
      {kinds.map(({ id, name }) => (
        <ListRow
          key={id}
          title={name}
          detail={
            next && t('vip.nextRate', { percent: percent(rateOf(next, id), locale), level: next.level })
          }
          end={own && <span>{percent(rateOf(own, id), locale)}</span>}
        />
      ))}
    </Section>
  );
}

const rateOf = ({ rebate, rebateByType }: VipLevel, typeId: number): number =>
  rebateByType?.[String(typeId)] ?? rebate;
