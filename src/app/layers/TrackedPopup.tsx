import { type MouseEvent, useEffect, useRef } from 'react';
import type { Content } from '#src/lib/elements.ts';
import type { OverlayName } from '#src/navigation/overlay.ts';
import { track } from '#src/tracking/track.ts';
import { useTrackClick } from '#src/tracking/use-track-click.ts';
import { watchView } from '#src/tracking/use-track-view.ts';
import styles from './TrackedPopup.module.css';

interface TrackedPopupProps {
  readonly name: OverlayName;
  readonly children: Content;
}

/** Tracks an overlay: opened, seen, first used, closed. */
export function TrackedPopup({ name, children }: TrackedPopupProps) {
  const place = useRef<HTMLDivElement>(null);
  const trackClick = useTrackClick();
  useEffect(() => {
    const fields = fieldsOf(name);
    track('popup_show', fields);
    const popup = place.current?.firstElementChild;
    const stop = popup ? watchView(popup, () => track('view', fields)) : () => {};
    return () => {
      stop();
      track('popup_close', fields);
    };
  }, [name]);
  const noteUse = ({ target }: MouseEvent) => {
    if ((target as Element).closest('a, button')) trackClick(fieldsOf(name).eventInterfaceId, fieldsOf(name));
  };
  return (
    <div ref={place} className={styles.place} onClickCapture={noteUse}>
      {children}
    </div>
  );
}

const fieldsOf = (name: OverlayName) => ({
  eventInterfaceId: `popup.${name}`,
  eventShowType: 'popup' as const,
});
