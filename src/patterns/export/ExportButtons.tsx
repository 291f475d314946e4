import { useT } from '#src/i18n/t.ts';
import { copyText } from '#src/ui/CopyRow/copy-text.ts';
import { saveFile } from '../save-file.ts';
import { showToast } from '#src/navigation/toast.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { copy, download } from '#src/ui/Icon/shapes.ts';
import { type Cell, csvOf } from './csv.ts';
import styles from './ExportButtons.module.css';

/** The byte order mark tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

export type Rows = readonly (readonly Cell[])[];

interface ExportButtonsProps {
  readonly fileName: string;
  /** `undefined` if the data cannot be loaded completely. */
  readonly rows: () => Promise<Rows | undefined>;
  readonly isBusy?: boolean;
  readonly reason?: string | undefined;
}

export function ExportButtons({ fileName, rows, isBusy = false, reason }: ExportButtonsProps) {
  const t = useT();
  const withText = async (hand: (text: string) => Promise<boolean>) => {
    const whole = await rows();
    if (!whole) return showToast(t('common.csvBroken'), 'warning');
    if (!(await hand(csvOf(whole)))) showToast(t('common.failed'), 'warning');
  };
  const take = () =>
    withText(async (text) => {
      const isCopied = await copyText(text);
      if (isCopied) showToast(t('common.copied'), 'success');
      return isCopied;
    });
  const save = () =>
    withText(async (text) => {
      saveFile(fileName, 'text/csv;charset=utf-8', BYTE_ORDER_MARK + text);
      return true;
    });
  return (
    <div className={styles.ways}>
      <Button icon={copy} isBusy={isBusy} reason={reason} onClick={() => void take()}>
        {t('common.copyTable')}
      </Button>
      <Button icon={download} isBusy={isBusy} reason={reason} onClick={() => void save()}>
        {t('common.csv')}
      </Button>
    </div>
  );
}
