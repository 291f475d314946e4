import { Icon } from '../Icon/Icon.tsx';
import { alert } from '../Icon/shapes.ts';
import styles from './Problem.module.css';

/** An error without a field of its own; read out when it appears. */
export function Problem({ text }: { text: string | undefined }) {
  return (
    <p className={styles.problem} role="alert">
      {text && (
        <>
          <Icon of={alert} isSmall />
          <span>{text}</span>
        </>
      )}
    </p>
  );
}
