// The output folder; a build for measuring uses another one beside it.

export const OUT = process.env.HALCYON_DIST ?? 'dist';

/** For a test that counts no bytes: minified once, not compressed, and without the platform, which takes a quarter of the CPU. */
export const IS_DRAFT = process.env['HALCYON_DRAFT'] === '1';
