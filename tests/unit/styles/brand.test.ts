import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { textsOf, webManifest } from '../../../scripts/build/web-manifest.ts';
import { brand } from '#src/lib/brand.ts';

const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

describe('the brand', () => {
  it('matches the manifest and the icons', async () => {
    const manifest = webManifest('en-US', await textsOf('en-US'));
    expect(manifest).toMatchObject({
      id: '/',
      name: brand.name,
      short_name: brand.shortName,
      theme_color: brand.colours.night,
    });
    for (const path of Object.values(brand.icons))
      expect(existsSync(new URL(`public${path}`, root)), path).toBe(true);
    for (const { src } of manifest.icons) expect(Object.values(brand.icons)).toContain(src);
  });

  it('sets the background colour of the page', () => {
    expect(read('src/styles/tokens.css')).toContain(
      `--bg: light-dark(${brand.colours.day}, ${brand.colours.night})`,
    );
  });
});
