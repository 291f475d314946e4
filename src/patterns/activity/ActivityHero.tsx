import type { ActivityConfig } from '#src/contract/config/bonus.ts';
import type { Elements } from '#src/lib/elements.ts';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import { RichText } from '#src/ui/RichText/RichText.tsx';
import styles from './ActivityHero.module.css';

interface ActivityHeroProps {
  readonly activity: Pick<ActivityConfig, 'name' | 'image' | 'desc' | 'rule'>;
  /** `gameResourceUrl`. */
  readonly pictures: string;
  /** Below the description. */
  readonly children?: Elements;
}

/** An activity's picture, name, description and rules. */
export function ActivityHero({
  activity: { name, image, desc, rule },
  pictures,
  children,
}: ActivityHeroProps) {
  return (
    <article className={styles.card}>
      <Picture
        name={name}
        base={`${pictures}${image}`}
        widths={[480, 960]}
        sizes="(min-width: 48rem) 34rem, 92vw"
        ratio="banner"
        isEager
      />
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        {desc && <p>{desc}</p>}
        {children}
      </div>
      {rule && (
        <div className={styles.rule}>
          <RichText html={rule} />
        </div>
      )}
    </article>
  );
}
