import { Icon } from '../Icon/Icon.tsx';
import { alert, chevronDown } from '../Icon/shapes.ts';
import styles from './SelectField.module.css';

interface SelectFieldProps {
  readonly label: string;
  readonly name: string;
  readonly options: readonly { readonly id: number; readonly text: string }[];
  readonly value: number;
  readonly error?: string | undefined;
  readonly onValue: (id: number) => void;
}

/** One of many short texts, in the device's own list. */
export function SelectField({ label, name, options, value, error, onValue }: SelectFieldProps) {
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <span className={styles.box}>
        <select
          className={styles.list}
          name={name}
          value={value}
          aria-invalid={error !== undefined || undefined}
          onChange={(event) => onValue(Number(event.target.value))}
        >
          {options.map(({ id, text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </select>
        <Icon of={chevronDown} isSmall />
      </span>
      <span className={styles.error} role="alert">
        {error !== undefined && (
          <>
            <Icon of={alert} isSmall />
            <span>{error}</span>
          </>
        )}
      </span>
    </label>
  );
}
