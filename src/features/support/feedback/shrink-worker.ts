// Shrinks pictures outside of the page's thread; each answer goes through the port that came with the picture.
import { shrinkPicture } from './shrink.ts';

addEventListener('message', ({ data, ports }: MessageEvent<Blob>) => {
  void shrinkPicture(data).then((address) => ports[0]?.postMessage(address));
});
