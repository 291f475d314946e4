// Entries of the history for what lies over the screen: back closes it, and never leaves what is under it.
import { LAYERS } from './overlay.ts';
import { stepBack } from './step-back.ts';

/** True if it has closed. */
type Close = () => boolean;

const layers: Close[] = [];
let isListening = false;

/** Layers over the screen when the shown entry was made. */
const layersHere = (): number => Number((history.state as Record<string, unknown> | null)?.[LAYERS] ?? 0);

/** Returns what removes the entry once the layer has closed in another way. */
export function raiseLayer(close: Close): () => Promise<void> {
  if (!isListening) addEventListener('popstate', closeOnBack);
  isListening = true;
  layers.push(close);
  history.pushState({ ...(history.state as object | null), [LAYERS]: layers.length }, '');
  return async () => {
    const isOnTop = layers.at(-1) === close && layersHere() === layers.length;
    const at = layers.indexOf(close);
    if (at >= 0) layers.splice(at, 1);
    if (isOnTop) await stepBack();
  };
}

function closeOnBack(): void {
  // Forward, or back from another screen: what it held has closed.
  if (layersHere() > layers.length) void stepBack();
  while (layers.length > layersHere()) {
    const close = layers.pop();
    if (close && !close()) {
      raiseLayer(close);
      return;
    }
  }
}
