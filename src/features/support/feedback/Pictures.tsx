import { useT } from '#src/i18n/t.ts';
import { cross } from '#src/ui/Icon/shapes.ts';
import { IconButton } from '#src/ui/IconButton/IconButton.tsx';
import { Button } from '#src/ui/Button/Button.tsx';
import { Titled } from '#src/ui/Titled/Titled.tsx';
import { ChoosePictures } from './ChoosePictures.tsx';
import styles from './Pictures.module.css';
import type { useFeedback } from './use-feedback.ts';

interface PicturesProps {
  readonly feedback: ReturnType<typeof useFeedback>;
  readonly limit: number;
}

/** A picture that failed is sent again alone: the others keep their ids, and the text waits. */
export function Pictures({ feedback, limit }: PicturesProps) {
  const t = useT();
  const { pictures: kept, submission } = feedback;
  const { list: pictures } = kept;
  return (
    <Titled title={t('support.pictures', { count: pictures.length, max: limit })}>
      <ul className={styles.pictures}>
        {pictures.map((address, index) => {
          const state = kept.stateOf(index);
          return (
            <li key={address} className={styles.picture}>
              <img className={styles.thumb} src={address} alt={t('support.picture', { number: index + 1 })} />
              <span>{t(`support.picture_${state}`)}</span>
              {state === 'failed' && (
                <Button isCompact isBusy={submission.isBusy} onClick={() => void feedback.retry(index)}>
                  {t('support.retry')}
                </Button>
              )}
              {!submission.isBusy && (
                <IconButton
                  icon={cross}
                  label={t('support.remove', { number: index + 1 })}
                  onClick={() => kept.remove(index)}
                />
              )}
            </li>
          );
        })}
      </ul>
      {pictures.length < limit && !submission.isBusy && (
        <ChoosePictures isPreparing={kept.isPreparing} onChoose={(files) => void kept.add(files)} />
      )}
    </Titled>
  );
}
