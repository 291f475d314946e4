import { type ComponentType, createElement, useEffect, useState } from 'react';
import { closeOverlay, type OpenOverlay } from '#src/navigation/overlay.ts';
import { t } from '#src/i18n/t.ts';
import { showToast } from '#src/navigation/toast.ts';
import type { SlotOverlay } from '../loading/on-demand.ts';
import { loadChunk } from '../loading/load-chunk.ts';
import { ErrorBoundary } from '../screens/ErrorBoundary.tsx';
import { TrackedPopup } from './TrackedPopup.tsx';

interface LoadedOverlay {
  readonly name: SlotOverlay;
  readonly Overlay: ComponentType<never>;
}

async function loadOverlay(name: SlotOverlay): Promise<ComponentType<never>> {
  const { overlays } = await loadChunk(() => import('../loading/on-demand.ts'));
  return (await overlays[name]()) as ComponentType<never>;
}

/** Draws the open overlay once its code has loaded. */
export function OverlaySlot({ opened }: { opened: Extract<OpenOverlay, { name: SlotOverlay }> | null }) {
  const [loaded, setLoaded] = useState<LoadedOverlay>();
  const name = opened?.name;
  useEffect(() => {
    if (!name) return;
    let isCancelled = false;
    void loadOverlay(name).then(
      (Overlay) => !isCancelled && setLoaded({ name, Overlay }),
      () => {
        if (isCancelled) return;
        closeOverlay();
        // The next tap asks again.
        showToast(t('shell.lineTitle'), 'warning');
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [name]);
  if (!opened || loaded?.name !== opened.name) return null;
  return (
    <ErrorBoundary place={opened.name} onError={closeOverlay} around={() => null}>
      <TrackedPopup key={opened.name} name={opened.name}>
        {createElement(loaded.Overlay, opened.props as never)}
      </TrackedPopup>
    </ErrorBoundary>
  );
}
