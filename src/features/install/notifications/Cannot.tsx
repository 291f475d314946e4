import { type TextKey, useT } from '#src/i18n/t.ts';
import { openOverlay } from '#src/navigation/overlay.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import type { PushAbility } from './device.ts';

type Inability = Exclude<PushAbility, 'ready'>;

const WORDS: Readonly<Record<Inability, readonly [title: TextKey, text: TextKey]>> = {
  denied: ['install.pushDenied', 'install.pushDeniedText'],
  ios: ['install.pushIos', 'install.pushIosText'],
  unsupported: ['install.pushUnsupported', 'install.pushUnsupportedText'],
};

/** Why nothing can be turned on here, and what the member can do about it. */
export function Cannot({ ability }: { ability: Inability }) {
  const t = useT();
  const [title, text] = WORDS[ability];
  return (
    <EmptyState scene="away" title={t(title)} text={t(text)}>
      {ability === 'ios' && (
        <Button onClick={() => openOverlay('download', { place: 'menu' })}>{t('install.howButton')}</Button>
      )}
    </EmptyState>
  );
}
