import { useEffect, useRef } from 'react';
import { useT } from '#src/i18n/t.ts';
import { cutText } from '#src/lib/text/cut-text.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { cross, search } from '#src/ui/Icon/shapes.ts';
import { IconButton } from '#src/ui/IconButton/IconButton.tsx';
import styles from './SearchField.module.css';

/** Characters; no name of a game is longer. */
const LONGEST = 64;

interface SearchFieldProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** The Enter or Done key of the keyboard. */
  readonly onDone: () => void;
}

export function SearchField({ text, onText, onDone }: SearchFieldProps) {
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // On return to results the field takes no focus, so that no keyboard covers them.
    if (field.current?.value === '') field.current.focus();
  }, []);
  return (
    <search>
      <form
        className={styles.field}
        onSubmit={(event) => {
          event.preventDefault();
          onDone();
        }}
      >
        <Icon of={search} isSmall />
        <input
          className={styles.input}
          type="search"
          aria-label={t('lobby.searchField')}
          placeholder={t('lobby.searchField')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          ref={field}
          value={text}
          onChange={({ target }) => onText(cutText(target.value, LONGEST))}
        />
        {text && <IconButton icon={cross} label={t('lobby.clearSearch')} onClick={() => onText('')} />}
      </form>
    </search>
  );
}
