let calls = 0;

/** Order in which calls begin, for platforms that send no `balanceSeq`. */
export const nextCallSeq = (): number => ++calls;

/** The call that began last. */
export const lastCallSeq = (): number => calls;
