import type { Group } from '../all-specimens.ts';
import styles from './Contents.module.css';

/** Open beside the components, folded above them on a phone. */
export function Contents({ groups }: { groups: readonly Group[] }) {
  return (
    <details open={matchMedia('(min-width: 60rem)').matches}>
      <summary className={styles.summary}>Contents</summary>
      <nav aria-label="Contents">
        {groups.map(({ name, specimens }) => (
          <div key={name} className={styles.group}>
            <a className={styles.name} href={`#${name}`}>
              {name}
            </a>
            <ul>
              {specimens.map((specimen) => (
                <li key={specimen.name}>
                  <a className={styles.entry} href={`#${specimen.name}`}>
                    {specimen.name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </details>
  );
}
