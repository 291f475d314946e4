// The only Trusted Types policy: every string that could become script passes through it.

interface Policy {
  createHTML: (text: string) => unknown;
  createScriptURL: (address: string) => unknown;
}

interface PolicyFactory {
  createPolicy: (name: string, rules: Record<string, (text: string) => string>) => Policy;
}

const OWN_SCRIPTS = new Set(['/sw.js']);

let policy: Policy | undefined;

function trust(): Policy {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  const rules = { createHTML: (text: string) => text, createScriptURL: ownScript };
  policy ??= factory ? factory.createPolicy('halcyon', rules) : rules;
  return policy;
}

function ownScript(address: string): string {
  if (!OWN_SCRIPTS.has(address)) throw new TypeError(`Not a script of this app: ${address}`);
  return address;
}

/** Only for an address in the list above. */
export const trustedScriptUrl = (address: string): string => trust().createScriptURL(address) as string;

/** Only for markup that was sanitised, or that this app rendered itself. */
export const trustedHtml = (markup: string): string => trust().createHTML(markup) as string;
