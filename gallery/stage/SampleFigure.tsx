import { useSignals } from '@preact/signals-react/runtime';
import { classNames } from '#src/lib/class-names.ts';
import { commentOfProperty } from '../comments.ts';
import { addressOf, settings } from '../settings.ts';
import { isPage, type PageSample, type Sample } from '../specimen.ts';
import { Comment } from './Comment.tsx';
import styles from './SampleFigure.module.css';

interface SampleFigureProps {
  /** The specimen's name. */
  readonly of: string;
  readonly sample: Sample;
}

/** A sample with its name, which is a link to the sample alone. */
export function SampleFigure({ of, sample: { id, property, value, content } }: SampleFigureProps) {
  useSignals();
  const shown = settings.value;
  const comment = commentOfProperty(of, property);
  const isDesktop = isPage(content) && content.isDesktop;
  return (
    <figure id={id} className={classNames(styles.figure, isDesktop && styles.desktop)}>
      <figcaption className={styles.caption}>
        <a className={styles.name} href={addressOf(shown, id)} aria-label={[of, property, value].join(' ')}>
          <span>{property}</span>
          {value !== undefined && <b>{` ${value}`}</b>}
        </a>
        {comment && (
          <span className={styles.comment}>
            <Comment text={comment} />
          </span>
        )}
      </figcaption>
      {isPage(content) ? <Window id={id} page={content} /> : <div className={styles.stage}>{content}</div>}
    </figure>
  );
}

/** A small window, because bars and covers hold on to the edges of theirs. */
function Window({ id, page }: { id: string; page: PageSample }) {
  useSignals();
  const shown = settings.value;
  return (
    <iframe
      className={classNames(styles.window, page.isShort && styles.short)}
      title={id}
      src={addressOf(shown, id)}
      loading="lazy"
    />
  );
}
