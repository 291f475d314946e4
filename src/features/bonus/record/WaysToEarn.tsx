import type { AppConfigShell } from '#src/contract/config.ts';
import { awardKind } from '#src/contract/page/award-kinds.ts';
import type { Award } from '#src/contract/primitives.ts';
import { useSnapshot } from '#src/data/member/use-snapshot.ts';
import { useT } from '#src/i18n/t.ts';
import { paths } from '#src/navigation/paths.ts';
import { AwardsText } from '#src/patterns/awards/AwardsText.tsx';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { star } from '#src/ui/Icon/shapes.ts';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import { Section } from '#src/ui/Section/Section.tsx';

const MOST = 4;
const CLAIMED = 2;

/** Tasks that bring points and are not done yet. */
export function WaysToEarn({ config }: { config: AppConfigShell }) {
  const t = useT();
  const tasks = useSnapshot('tasks');
  const done = new Set(
    tasks?.value.list.filter(({ status }) => status === CLAIMED).map(({ taskId }) => taskId),
  );
  const ways = config.taskConfig
    .map(({ taskId, name, awards }) => ({ taskId, name, points: pointsIn(awards) }))
    .filter(({ taskId, points }) => points.length > 0 && !done.has(taskId));
  if (ways.length === 0) return null;
  return (
    <>
      <Section title={t('bonus.waysToEarn')}>
        {ways.slice(0, MOST).map(({ taskId, name, points }) => (
          <ListRow
            key={taskId}
            icon={star}
            title={name}
            detail={<AwardsText awards={points} />}
            href={paths.bonusTasks}
          />
        ))}
      </Section>
      <ButtonLink isWide href={paths.bonusTasks}>
        {t('bonus.allTasks')}
      </ButtonLink>
    </>
  );
}

const pointsIn = (awards: readonly Award[]): readonly Award[] =>
  awards.filter(({ itemId }) => awardKind(itemId) === 'points');
