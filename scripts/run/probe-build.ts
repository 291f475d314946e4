/** Settings of a build in which a harness can drive delivery; it lies beside the one that is served. */
export const PROBE_BUILD = {
  HALCYON_PROBE: '1',
  HALCYON_DRAFT: '1',
  HALCYON_DIST: '.cache/probe',
};
