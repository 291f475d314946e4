// Where a build goes; another folder beside the usual one keeps a build for measuring apart.

export const OUT = process.env.HALCYON_DIST ?? 'dist';
