import { useSignals } from '@preact/signals-react/runtime';
import { type MouseEvent, useCallback, useLayoutEffect } from 'react';
import type { ClientConfig } from '#src/contract/config.ts';
import { supportAddress } from '#src/data/config/support.ts';
import { useStoredConfig } from '#src/data/config/use-config.ts';
import { type Legal, type LegalName, legalText } from '#src/i18n/legal.ts';
import { language, useT } from '#src/i18n/t.ts';
import { brand } from '#src/lib/brand.ts';
import { dateOnly } from '#src/lib/time.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { goToPart, showPartInAddress } from '#src/navigation/page-part.ts';
import { paths } from '#src/navigation/paths.ts';
import { restoring } from '#src/navigation/scroll-place.ts';
import { handHeart, headset } from '#src/ui/Icon/shapes.ts';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import styles from './LegalText.module.css';

/** A long text with its date and table of contents, cached from the first visit. */
export function LegalText({ name }: { name: LegalName }) {
  useSignals();
  const locale = language.value;
  const load = useCallback(() => legalText(name, locale), [name, locale]);
  const legal = useLoaded(load);
  const config = useStoredConfig();
  // Names of the platform stand in the text.
  if (!legal || config === undefined) return <Skeleton shape="banner" />;
  return (
    <>
      <Text legal={legal} client={config?.clientConfig} />
      <MoreHelp />
    </>
  );
}

interface TextProps {
  readonly legal: Legal;
  readonly client: ClientConfig | undefined;
}

function Text({ legal: { date, parts }, client }: TextProps) {
  useSignals();
  const t = useT();
  const locale = language.value;
  const say = useFilledIn(client);
  // Before the text is seen: it would be shown at its top for a moment.
  useLayoutEffect(() => {
    if (!restoring.isOn) showPartInAddress();
  }, []);
  return (
    <article className={styles.text}>
      <p className={styles.date}>{t('legal.inForce', { date: dateOnly(date, locale) })}</p>
      <Contents parts={parts} />
      {parts.map(({ id, title, paragraphs }) => (
        <section key={id} id={id} className={styles.part} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} className={styles.title} tabIndex={-1}>
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

function Contents({ parts }: Pick<Legal, 'parts'>) {
  const t = useT();
  const go = (event: MouseEvent, id: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    goToPart(id);
  };
  return (
    <nav className={styles.contents} aria-label={t('legal.contents')}>
      <h2 className={styles.date}>{t('legal.contents')}</h2>
      <ol>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => go(event, id)}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function MoreHelp() {
  const t = useT();
  return (
    <Section title={t('legal.moreHelp')}>
      <ListRow
        title={t('legal.saferPlay')}
        detail={t('legal.saferPlayText')}
        icon={handHeart}
        href={paths.saferPlay}
      />
      <ListRow
        title={t('legal.service')}
        detail={t('legal.serviceText')}
        icon={headset}
        href={paths.service}
      />
    </Section>
  );
}

/** Puts names and addresses of the platform into a text. */
function useFilledIn(client: ClientConfig | undefined): (text: string) => string {
  const t = useT();
  const values: Readonly<Record<string, string>> = {
    app: brand.name,
    operator: client?.operator ?? brand.name,
    support: supportAddress(client),
    usageData: `${t('legal.title')} › ${t('legal.delivery')}`,
  };
  return (text) => text.replaceAll(/\{\{(\w+)\}\}/g, (whole, key: string) => values[key] ?? whole);
}
