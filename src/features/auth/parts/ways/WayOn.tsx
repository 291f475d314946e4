import styles from './WayOn.module.css';

interface WayOnProps {
  readonly text: string;
  readonly onPress: () => void;
}

/** Another way than the form's own, as words: only one button in sight is the one to press next. */
export function WayOn({ text, onPress }: WayOnProps) {
  return (
    <button type="button" className={styles.way} onClick={onPress}>
      {text}
    </button>
  );
}
