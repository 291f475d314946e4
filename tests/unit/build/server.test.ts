import { expect, it } from 'vitest';
import { differenceOf } from '../../../scripts/build/server.ts';

it('the build refuses packages that the platform imports and nobody installs, and the other way round', () => {
  expect(differenceOf(['fastify', 'sharp'], ['sharp', 'fastify'])).toBe('');
  expect(differenceOf(['fastify', 'sharp'], ['fastify', 'react'])).toBe(
    'The platform imports sharp: move to "dependencies". The platform does not import react: move to "devDependencies".',
  );
});
