import { useSignals } from '@preact/signals-react/runtime';
import type { SeasonConfig } from '#src/contract/config/bonus.ts';
import type { AppConfigShell } from '#src/contract/config.ts';
import type { UserItem } from '#src/contract/wallet.ts';
import { boundsOf } from '#src/data/api/bounds.ts';
import { useMoments } from '#src/data/api/use-moments.ts';
import { language, type TextKey, useT } from '#src/i18n/t.ts';
import { dateTime } from '#src/lib/time.ts';
import { describeAward } from '#src/patterns/awards/describe-award.ts';
import { star } from '#src/ui/Icon/shapes.ts';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import { RichText } from '#src/ui/RichText/RichText.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import { countOf, isSeasonOpen } from './held-items.ts';
import styles from './Seasons.module.css';

interface SeasonsProps {
  readonly config: AppConfigShell;
  readonly items: readonly UserItem[];
}

const SEASONS = [
  ['christmasConfig', 'bonus.christmas'],
  ['newYearConfig', 'bonus.newYear'],
] as const;

/** What is to be collected in the season, and how much of it the member holds. */
export function Seasons({ config, items }: SeasonsProps) {
  const now = useMoments(...boundsOf(SEASONS.map(([name]) => config[name])));
  return SEASONS.map(([name, title]) => {
    const season = config[name];
    if (!season || !isSeasonOpen(season, now)) return null;
    return <Season key={name} {...{ season, title, config, items }} />;
  });
}

interface SeasonProps extends SeasonsProps {
  readonly season: SeasonConfig;
  readonly title: TextKey;
}

function Season({ season, title, config, items }: SeasonProps) {
  useSignals();
  const t = useT();
  const locale = language.value;
  return (
    <Section title={t(title)} text={t('bonus.until', { time: dateTime(season.endTime, locale) })}>
      {season.items.map((itemId) => {
        const num = countOf(items, itemId);
        return (
          <ListRow
            key={itemId}
            icon={star}
            title={describeAward({ itemId, num }, config, t).name}
            end={
              <span className={num > 0 ? styles.held : styles.none}>
                {num > 0 ? <bdi>{`×${num.toLocaleString(locale)}`}</bdi> : t('bonus.notYet')}
              </span>
            }
          />
        );
      })}
      {season.rule && (
        <div className={styles.rule}>
          <RichText html={season.rule} />
        </div>
      )}
    </Section>
  );
}
