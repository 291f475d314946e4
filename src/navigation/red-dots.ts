import { signal } from '@preact/signals-react';

/** Addresses in the navigation bar behind which something can be claimed or read. */
export const litAddresses = signal<ReadonlySet<string>>(new Set());
