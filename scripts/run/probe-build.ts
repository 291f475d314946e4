/** A build that lets a harness drive delivery, beside the one that is served. */
export const PROBE_BUILD = { HALCYON_PROBE: '1', HALCYON_DIST: '.cache/probe' };
