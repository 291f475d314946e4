import type { Content } from '#src/lib/elements.ts';
import styles from './Switch.module.css';

interface SwitchProps {
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
  readonly children: Content;
}

/** Takes effect at once, unlike a checkbox in a form. */
export function Switch({ isOn, onSwitch, children }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      className={styles.row}
      onClick={() => onSwitch(!isOn)}
    >
      <span>{children}</span>
      <span className={styles.track} />
    </button>
  );
}
