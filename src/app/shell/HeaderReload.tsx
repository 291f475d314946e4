import { useT } from '#src/i18n/t.ts';
import { rotateCw } from '#src/ui/Icon/shapes.ts';
import { IconButton } from '#src/ui/IconButton/IconButton.tsx';

/** An app on the home screen has no button of a browser for it. */
export function HeaderReload() {
  const t = useT();
  return <IconButton icon={rotateCw} label={t('common.reload')} onClick={() => location.reload()} />;
}
