// Settings of the build, put into page and worker as constants.
import { buildSetting } from './build-settings.ts';
import { sourcesHash } from './sources.ts';

export const buildId = (): string => sourcesHash().slice(0, 16);

/** The oldest build whose pages may go on; `this` means that every earlier one has to update. */
export function minBuild(): { readonly minId?: string } {
  const asked = buildSetting('HALCYON_MIN_ID');
  if (asked === '') return {};
  return { minId: asked === 'this' ? buildId() : asked };
}

/** Constants for the bundler; `src/contract/page/build-info.ts` reads them. */
export function buildConstants(): Record<string, string> {
  return {
    __BUILD_ID__: JSON.stringify(buildId()),
    __APP_ID__: JSON.stringify(buildSetting('HALCYON_APP_ID')),
    __API_BASE__: JSON.stringify(apiBase()),
    __PROBE__: JSON.stringify(process.env.HALCYON_PROBE === '1'),
  };
}

/** Origin of another platform with the same contract; `""` is the one that serves the app. */
function apiBase(): string {
  const given = buildSetting('HALCYON_API');
  if (given === '') return '';
  const url = URL.canParse(given) ? new URL(given) : null;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`HALCYON_API must be an http(s) address: ${given}`);
  return url.origin;
}
