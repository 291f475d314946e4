import { use } from 'react';
import { supportAddress } from '#src/data/config/support.ts';
import { useConfig } from '#src/data/config/use-config.ts';
import { type LegalName, legalText } from '#src/i18n/legal.ts';
import { language, useT } from '#src/i18n/t.ts';
import { brand } from '#src/lib/brand.ts';
import { dateOnly } from '#src/lib/time.ts';
import { useSignalValue } from '#src/lib/use-signal-value.ts';
import styles from './LegalText.module.css';

/** A long text with its date and table of contents, cached from the first visit. */
export function LegalText({ name }: { name: LegalName }) {
  const t = useT();
  const locale = useSignalValue(language);
  const { date, parts } = use(legalText(name, locale));
  const client = useConfig()?.clientConfig;
  const values: Readonly<Record<string, string>> = {
    app: brand.name,
    operator: client?.operator ?? brand.name,
    support: supportAddress(client),
    usageData: `${t('legal.title')} → ${t('legal.delivery')}`,
  };
  const say = (text: string) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (whole, key: string) => values[key] ?? whole);
  return (
    <article className={styles.text}>
      <p className={styles.date}>{t('legal.inForce', { date: dateOnly(date, locale) })}</p>
      <nav aria-label={t('legal.contents')}>
        <ol className={styles.contents}>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {parts.map(({ id, title, paragraphs }) => (
        <section key={id} id={id} className={styles.part} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{say(paragraph)}</p>
          ))}
        </section>
      ))}
    </article>
  );
}
