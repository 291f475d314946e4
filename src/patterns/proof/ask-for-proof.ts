// Asks the member to confirm who they are, in a sheet over the screen.
import { closeOverlay, openedOverlay, openOverlay } from '#src/navigation/overlay.ts';
import { afterStep } from '#src/navigation/step-back.ts';

/** Resolves with false if the sheet is closed without a proof. */
export function askForProof(methods: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    let isProved = false;
    const onProved = () => {
      isProved = true;
      closeOverlay();
    };
    openOverlay('confirmIdentity', { methods, onProved });
    const sheet = openedOverlay.peek();
    const stop = openedOverlay.subscribe((opened) => {
      if (opened === sheet) return;
      queueMicrotask(() => {
        stop();
        // What follows may open an overlay, which would be lost while the browser is still going back.
        afterStep(() => resolve(isProved));
      });
    });
  });
}
