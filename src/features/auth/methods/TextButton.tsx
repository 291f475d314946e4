import styles from './TextButton.module.css';

interface TextButtonProps {
  readonly text: string;
  readonly onPress: () => void;
}

/** Another way than the form's own, as words: only one button in sight is the one to press next. */
export function TextButton({ text, onPress }: TextButtonProps) {
  return (
    <button type="button" className={styles.way} onClick={onPress}>
      {text}
    </button>
  );
}
