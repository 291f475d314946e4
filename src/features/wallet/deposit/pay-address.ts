/** The payment page, which is never less protected than this app; `undefined` if the platform's address is no such page. */
export function payAddress(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const { protocol } = new URL(address);
  return protocol === 'https:' || protocol === location.protocol ? address : undefined;
}
