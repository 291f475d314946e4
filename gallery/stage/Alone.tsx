import { useEffect } from 'react';
import { sampleOf } from '../all-specimens.ts';
import { isPage } from '../specimen.ts';
import styles from './Alone.module.css';
import { IsAlone } from './is-alone.ts';

/** One sample without the page around it; an overlay is open. */
export function Alone({ id }: { id: string }) {
  const sample = sampleOf(id);
  useEffect(() => {
    document.title = id;
  }, [id]);
  if (!sample) return <main className={styles.alone}>{`There is no sample ${id}.`}</main>;
  const { content } = sample;
  if (isPage(content)) return content.page;
  return (
    <main className={styles.alone}>
      <IsAlone value>{content}</IsAlone>
    </main>
  );
}
