import { groups, type Group } from '../all-specimens.ts';
import { commentOf } from '../comments.ts';
import type { Specimen } from '../specimen.ts';
import { Comment } from '../stage/Comment.tsx';
import { SampleFigure } from '../stage/SampleFigure.tsx';
import { Contents } from './Contents.tsx';
import { Controls } from './Controls.tsx';
import styles from './Gallery.module.css';

/** Every component in every state, beside the settings to see it with. */
export function Gallery() {
  return (
    <div className={styles.page}>
      <header className={styles.side}>
        <h1 className={styles.name}>Halcyon components</h1>
        <Controls />
        <Contents groups={groups} />
      </header>
      <main className={styles.main}>
        {groups.map((group) => (
          <GroupPart key={group.name} group={group} />
        ))}
      </main>
    </div>
  );
}

function GroupPart({ group: { name, specimens } }: { group: Group }) {
  return (
    <section className={styles.group} aria-labelledby={name}>
      <h2 id={name} className={styles.groupName}>
        {name}
      </h2>
      {specimens.map((specimen) => (
        <SpecimenPart key={specimen.name} specimen={specimen} />
      ))}
    </section>
  );
}

function SpecimenPart({ specimen: { name, samples } }: { specimen: Specimen }) {
  const comment = commentOf(name);
  return (
    <section className={styles.specimen} aria-labelledby={name}>
      <h3 id={name} className={styles.title}>
        {name}
      </h3>
      {comment && (
        <p className={styles.comment}>
          <Comment text={comment} />
        </p>
      )}
      <div className={styles.samples}>
        {samples.map((sample) => (
          <SampleFigure key={sample.id} of={name} sample={sample} />
        ))}
      </div>
    </section>
  );
}
