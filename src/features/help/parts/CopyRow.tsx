import { useT } from '#src/i18n/t.ts';
import { copyText } from '#src/lib/copy-text.ts';
import { showToast } from '#src/navigation/toast.ts';
import { copy } from '#src/ui/Icon/shapes.ts';
import { IconButton } from '#src/ui/IconButton/IconButton.tsx';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';

/** Something to read out to support, or to paste. */
export function CopyRow({ title, value }: { title: string; value: string }) {
  const t = useT();
  const take = async () => {
    const isCopied = await copyText(value);
    showToast(t(isCopied ? 'common.copied' : 'errors.generic'), isCopied ? 'success' : 'warning');
  };
  return (
    <ListRow
      title={title}
      detail={<bdi>{value}</bdi>}
      end={<IconButton icon={copy} label={t('about.copy', { what: title })} onClick={() => void take()} />}
    />
  );
}
