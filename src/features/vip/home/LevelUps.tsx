import type { VipLevelUp } from '#src/contract/vip.ts';
import { useT } from '#src/i18n/t.ts';
import { AwardsText } from '#src/patterns/awards/AwardsText.tsx';
import { ClaimedMark } from '#src/patterns/claim/ClaimedMark.tsx';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import { Section } from '#src/ui/Section/Section.tsx';

const CREDITED = 2;

/** Credited by the platform when a level is reached. */
export function LevelUps({ levelUp }: { levelUp: readonly VipLevelUp[] }) {
  const t = useT();
  const rows = levelUp.filter(({ awards }) => awards.length > 0);
  if (rows.length === 0) return null;
  return (
    <Section title={t('vip.levelUps')} text={t('vip.levelUpsText')}>
      {rows.map(({ level, status, awards }) => (
        <ListRow
          key={level}
          title={t('bonus.level', { level })}
          detail={<AwardsText awards={awards} />}
          end={status === CREDITED && <ClaimedMark />}
        />
      ))}
    </Section>
  );
}
