import { useT } from '#src/i18n/t.ts';
import styles from './ChoosePictures.module.css';

interface ChoosePicturesProps {
  /** Chosen ones are being made smaller. */
  readonly isPreparing: boolean;
  readonly onChoose: (files: readonly File[]) => void;
}

export function ChoosePictures({ isPreparing, onChoose }: ChoosePicturesProps) {
  const t = useT();
  return (
    <label className={styles.choose}>
      <span>{t(isPreparing ? 'support.preparing' : 'support.addPictures')}</span>
      <input
        className={styles.file}
        type="file"
        accept="image/*"
        multiple
        disabled={isPreparing}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </label>
  );
}
