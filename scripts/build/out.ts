// The output folder; a build for measuring uses another one beside it.

export const OUT = process.env.HALCYON_DIST ?? 'dist';
