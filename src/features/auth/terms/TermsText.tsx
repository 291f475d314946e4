import { type TextKey, useT } from '#src/i18n/t.ts';
import { paths } from '#src/navigation/paths.ts';

const LINKS: ReadonlyArray<readonly [name: string, href: string, text: TextKey]> = [
  ['terms', paths.termsOfUse, 'auth.termsOfUse'],
  ['privacy', paths.privacyPolicy, 'auth.privacyPolicy'],
];

/** A placeholder for a link; no text contains it. */
const MARK = '\u0000';

/** A sentence with links to both texts, which leave the form as it is. */
export function TermsText({ of }: { of: 'auth.terms' | 'auth.goingOn' }) {
  const t = useT();
  const marks = Object.fromEntries(LINKS.map(([name]) => [name, `${MARK}${name}${MARK}`]));
  return t(of, marks)
    .split(MARK)
    .map((part, index) => {
      const link = LINKS.find(([name]) => name === part);
      // Two parts may be alike, and they change only as a whole.
      if (!link) return <span key={`${index}-${part}`}>{part}</span>;
      return (
        <a key={part} href={link[1]} target="_blank" rel="noopener">
          {t(link[2])}
        </a>
      );
    });
}
