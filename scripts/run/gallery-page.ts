// The page `/ui`: every component in every state. Development and tests serve it; no production build knows it.
import type { Plugin } from 'vite';

const ADDRESS = /^\/ui\/?(?=$|\?)/;
export const GALLERY_DOCUMENT = 'gallery/index.html';

export const galleryPage: Plugin = {
  name: 'gallery-page',
  configureServer: ({ middlewares }) => void middlewares.use(toDocument),
  configurePreviewServer: ({ middlewares }) => void middlewares.use(toDocument),
};

function toDocument(request: { url?: string }, _: unknown, next: () => void): void {
  request.url = request.url?.replace(ADDRESS, `/${GALLERY_DOCUMENT}`);
  next();
}
