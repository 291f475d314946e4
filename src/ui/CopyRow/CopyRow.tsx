import { useT } from '#src/i18n/t.ts';
import { copyText } from './copy-text.ts';
import { showToast } from '#src/navigation/toast.ts';
import { copy } from '../Icon/shapes.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ListRow } from '../ListRow/ListRow.tsx';

interface CopyRowProps {
  readonly title: string;
  readonly value: string;
  /** The same, easier to read. */
  readonly shown?: string;
}

/** A value to read out to support, or to paste. */
export function CopyRow({ title, value, shown = value }: CopyRowProps) {
  const t = useT();
  const take = async () => {
    const isCopied = await copyText(value);
    showToast(t(isCopied ? 'common.copied' : 'common.failed'), isCopied ? 'success' : 'warning');
  };
  return (
    <ListRow
      title={title}
      detail={<bdi translate="no">{shown}</bdi>}
      end={<IconButton icon={copy} label={t('common.copyOf', { what: title })} onClick={() => void take()} />}
    />
  );
}
