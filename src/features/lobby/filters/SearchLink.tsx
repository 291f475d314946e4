import { paths } from '#src/navigation/paths.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { search } from '#src/ui/Icon/shapes.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import styles from './SearchLink.module.css';

export function SearchLink({ text }: { text: string }) {
  return (
    <Link className={styles.link} href={paths.gameSearch} aria-label={text}>
      <Icon of={search} />
    </Link>
  );
}
