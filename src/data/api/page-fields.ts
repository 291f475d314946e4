import type { CommonFields } from '#src/contract/envelope.ts';
import { commonFields } from './common-fields.ts';
import { isTouchMac } from './touch-mac.ts';

/** The fields of every body of a page, which sees more of the device than the worker does. */
export const pageFields = (): CommonFields =>
  isTouchMac() ? { ...commonFields(), platform: 0 } : commonFields();
