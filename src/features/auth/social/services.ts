// Names and icons of the identity providers, drawn here: nothing is loaded from a provider.
import type { SocialProvider } from '#src/contract/member.ts';
import type { IconShape } from '#src/ui/Icon/shapes.ts';

/** The same in every language. */
export const SERVICE_NAMES: Record<SocialProvider, string> = {
  google: 'Google',
  facebook: 'Facebook',
  line: 'LINE',
};

export const SERVICE_MARKS: Record<SocialProvider, IconShape> = {
  google: 'M20.5 12.2H12.4M20.5 12.2a8.5 8.5 0 1 1-2.6-6.2' as IconShape,
  facebook: 'M15.5 4h-1.4a3.6 3.6 0 0 0-3.6 3.6V20.5M7 12h7.5' as IconShape,
  line: 'M12 4c5 0 9 3 9 6.8 0 4-5.2 7.2-9 9.7v-3c-5-.2-9-3-9-6.7C3 7 7 4 12 4z' as IconShape,
};
