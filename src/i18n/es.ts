import { en } from './en.ts';

export const es: typeof en = en;
