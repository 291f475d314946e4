import type { ComponentType } from 'react';
import type { AccessProps } from '../on-demand/Access.tsx';
import { loadChunk } from './screen.ts';

/** Once it has loaded, a restricted screen is drawn in the frame in which it is opened. */
export let access: ComponentType<AccessProps> | undefined;

export async function loadAccess(): Promise<ComponentType<AccessProps>> {
  access = (await loadChunk(() => import('../on-demand/Access.tsx'))).Access;
  return access;
}
