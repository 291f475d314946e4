import { type ComponentProps, useId } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import type { Elements } from '#src/lib/elements.ts';
import { Icon } from '../Icon/Icon.tsx';
import { alert } from '../Icon/shapes.ts';
import styles from './TextField.module.css';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'onChange' | 'children'> {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** Makes the value from what is typed. Not while a keyboard is still composing it, which would compose it anew. */
  readonly format?: ((typed: string) => string) | undefined;
  readonly hint?: string | undefined;
  /** Replaces the hint and marks the field. */
  readonly error?: string | undefined;
  /** Changes while typing, such as `3/16`; opposite the hint, and not read out at every key. */
  readonly counter?: string | undefined;
  /** Inside the field, before and after the typed text. */
  readonly start?: Elements;
  readonly end?: Elements;
}

export function TextField({
  label,
  value,
  onValue,
  format = (typed) => typed,
  hint,
  error,
  counter,
  start,
  end,
  ...native
}: TextFieldProps) {
  const ownId = useId();
  const id = native.id ?? ownId;
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={classNames(styles.box, error !== undefined && styles.wrong)}>
        {start}
        <input
          {...native}
          id={id}
          className={styles.input}
          value={value}
          onChange={({ target, nativeEvent }) =>
            onValue(isComposing(nativeEvent) ? target.value : format(target.value))
          }
          onCompositionEnd={({ currentTarget }) => onValue(format(currentTarget.value))}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={note ? noteId : undefined}
        />
        {end}
      </div>
      <div className={styles.under}>
        <span id={noteId} className={classNames(error !== undefined && styles.error)} aria-live="polite">
          {error !== undefined && <Icon of={alert} isSmall />}
          <span>{note}</span>
        </span>
        {counter && <span className={styles.counter}>{counter}</span>}
      </div>
    </div>
  );
}

const isComposing = (event: Event): boolean => (event as Partial<InputEvent>).isComposing === true;
