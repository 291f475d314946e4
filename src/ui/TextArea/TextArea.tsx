import styles from './TextArea.module.css';

interface TextAreaProps {
  readonly label: string;
  /** Lines that are seen; it can be drawn larger. */
  readonly rows: number;
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** Marks the field. */
  readonly error?: string | undefined;
  /** Changes while typing, such as `3/1000`. */
  readonly counter?: string | undefined;
}

/** Text of several lines. */
export function TextArea({ label, rows, value, onValue, error, counter }: TextAreaProps) {
  const hasLine = error !== undefined || counter !== undefined;
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <textarea
        className={styles.text}
        rows={rows}
        dir="auto"
        value={value}
        aria-invalid={error !== undefined || undefined}
        onChange={({ target }) => onValue(target.value)}
      />
      {hasLine && (
        <span className={styles.under}>
          <span role="alert">{error}</span>
          <span>{counter}</span>
        </span>
      )}
    </label>
  );
}
