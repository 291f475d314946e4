import { useT } from '#src/i18n/t.ts';
import { copyText } from './copy-text.ts';
import { showToast } from '#src/navigation/toast.ts';
import { copy } from '../Icon/shapes.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ListRow } from '../ListRow/ListRow.tsx';

/** A value to read out to support, or to paste. */
export function CopyRow({ title, value }: { title: string; value: string }) {
  const t = useT();
  const take = async () => {
    const isCopied = await copyText(value);
    showToast(t(isCopied ? 'common.copied' : 'common.failed'), isCopied ? 'success' : 'warning');
  };
  return (
    <ListRow
      title={title}
      detail={<bdi>{value}</bdi>}
      end={<IconButton icon={copy} label={t('common.copyOf', { what: title })} onClick={() => void take()} />}
    />
  );
}
