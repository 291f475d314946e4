import styles from './TextButton.module.css';

interface TextButtonProps {
  readonly text: string;
  readonly onPress: () => void;
}

/** A secondary action as text, so that only one button on the screen is primary. */
export function TextButton({ text, onPress }: TextButtonProps) {
  return (
    <button type="button" className={styles.method} onClick={onPress}>
      {text}
    </button>
  );
}
