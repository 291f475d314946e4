import type { Content } from '#src/lib/elements.ts';
import styles from './Checkbox.module.css';

interface CheckboxProps {
  readonly isChecked: boolean;
  readonly onCheck: (isChecked: boolean) => void;
  readonly error?: string | undefined;
  readonly name?: string;
  /** The label beside the box; it may contain links. */
  readonly children: Content;
}

export function Checkbox({ isChecked, onCheck, error, name, children }: CheckboxProps) {
  return (
    <label className={styles.row}>
      <input
        type="checkbox"
        name={name}
        className={styles.box}
        checked={isChecked}
        aria-invalid={error !== undefined || undefined}
        onChange={(event) => onCheck(event.target.checked)}
      />
      <span>
        <span>{children}</span>
        {error && (
          <span className={styles.error} role="alert">
            {error}
          </span>
        )}
      </span>
    </label>
  );
}
