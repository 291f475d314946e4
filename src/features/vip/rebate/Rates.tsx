import type { VipLevel } from '#src/contract/config/vip.ts';
import { useConfig } from '#src/data/config/use-config.ts';
import { useMember } from '#src/data/member/use-member.ts';
import { language, useT } from '#src/i18n/t.ts';
import { useSignalValue } from '#src/lib/use-signal-value.ts';
import { percent } from '#src/patterns/vip/percent.ts';
import { Section } from '#src/ui/Section/Section.tsx';
import styles from './Rates.module.css';

/** Of each kind of game, at this level and at the next one; a visitor sees the first two levels. */
export function Rates() {
  const t = useT();
  const locale = useSignalValue(language);
  const config = useConfig();
  const member = useMember();
  if (!config) return null;
  const vip = member?.userInfo.vip ?? 0;
  const levels = [config.vipMap[String(vip)], config.vipMap[String(vip + 1)]].filter(
    (level) => level !== undefined,
  );
  const kinds = config.gameTypeList.filter(({ status }) => status === 1).sort((a, b) => a.sort - b.sort);
  return (
    <Section title={t('vip.rates')}>
      <table className={styles.rates}>
        <thead>
          <tr>
            <th scope="col">{t('vip.kind')}</th>
            {levels.map(({ level }) => (
              <th key={level} scope="col">
                {t('bonus.level', { level })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map(({ id, name }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {levels.map((level) => (
                <td key={level.level}>{percent(rateOf(level, id), locale)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

const rateOf = ({ rebate, rebateByType }: VipLevel, typeId: number): number =>
  rebateByType?.[String(typeId)] ?? rebate;
