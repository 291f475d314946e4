// Markup of a platform, reduced to what a text needs.
import DOMPurify, { type Config } from 'dompurify';
import { trustedPolicy } from '#src/lib/trusted.ts';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, settleAddresses } from './allowed.ts';

let purify: typeof DOMPurify | undefined;

/** Returns trusted HTML where the browser has Trusted Types. */
export function sanitise(html: string): string {
  purify ??= prepared();
  return purify.sanitize(html, {
    ALLOWED_TAGS: [...ALLOWED_TAGS],
    ALLOWED_ATTR: [...ALLOWED_ATTRIBUTES],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_TRUSTED_TYPE: true,
    TRUSTED_TYPES_POLICY: trustedPolicy() as NonNullable<Config['TRUSTED_TYPES_POLICY']>,
  }) as unknown as string;
}

/** An instance of our own, so that no other user of the package gets its hook. */
function prepared(): typeof DOMPurify {
  const own = DOMPurify(window);
  own.addHook('afterSanitizeAttributes', (node) => settleAddresses(node, location.origin));
  return own;
}
