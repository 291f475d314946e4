// The only Trusted Types policy: every string that could become script passes through it.

/** As the browser and the sanitiser know it. */
export interface Policy {
  createHTML: (text: string) => unknown;
  createScriptURL: (address: string) => unknown;
}

interface PolicyFactory {
  createPolicy: (name: string, rules: Record<string, (text: string) => string>) => Policy;
}

/** The service worker, and the scripts of a build. */
const OWN_SCRIPT = /^\/(sw|assets\/[\w.-]+)\.js$/;

let policy: Policy | undefined;

/** Only for the sanitiser, which would otherwise ask the browser for a policy of its own. */
export function trustedPolicy(): Policy {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  const rules = { createHTML: (text: string) => text, createScriptURL: ownScript };
  policy ??= factory ? factory.createPolicy('halcyon', rules) : rules;
  return policy;
}

function ownScript(address: string): string {
  if (!OWN_SCRIPT.test(address)) throw new TypeError(`Not a script of this app: ${address}`);
  return address;
}

/** Only for an address of the kind above. */
export const trustedScriptUrl = (address: string): string =>
  trustedPolicy().createScriptURL(address) as string;

/** Only for markup that was sanitised, that this app rendered itself, or that is parsed in an inert document. */
export const trustedHtml = (markup: string): string => trustedPolicy().createHTML(markup) as string;
