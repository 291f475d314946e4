import type { Faq } from '#src/contract/config.ts';
import { useRefresh } from '#src/data/api/use-refresh.ts';
import { refreshConfig } from '#src/data/answers/refresh-config.ts';
import { useConfig } from '#src/data/config/use-config.ts';
import { useT } from '#src/i18n/t.ts';
import { cutText } from '#src/lib/text/cut-text.ts';
import { paths } from '#src/navigation/paths.ts';
import { ConfigFreshness } from '#src/patterns/stored-screen/ConfigFreshness.tsx';
import { EmptyScreen } from '#src/patterns/stored-screen/EmptyScreen.tsx';
import { Button, ButtonLink } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { headset, search } from '#src/ui/Icon/shapes.ts';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { TextField } from '#src/ui/TextField/TextField.tsx';
import styles from './FaqScreen.module.css';
import { findQuestions, groupsOf } from './faq-search.ts';
import { Questions } from './Questions.tsx';
import { type FaqAddress, useFaqAddress } from './use-faq-address.ts';

/** From the config, so it can be read offline and signed out. */
export default function FaqScreen() {
  const t = useT();
  const config = useConfig();
  const refreshing = useRefresh(refreshConfig);
  const address = useFaqAddress();
  if (!config) return <EmptyScreen title={t('legal.faqUnread')} isRead refreshing={refreshing} />;
  return (
    <>
      <ConfigFreshness refreshing={refreshing} />
      {config.faqList.length > 0 ? (
        <AnsweredQuestions list={config.faqList} address={address} />
      ) : (
        <EmptyState scene="calm" title={t('legal.faqNone')}>
          <ButtonLink variant="primary" href={paths.service}>
            {t('legal.service')}
          </ButtonLink>
        </EmptyState>
      )}
    </>
  );
}

function AnsweredQuestions({ list, address }: { list: readonly Faq[]; address: FaqAddress }) {
  const t = useT();
  const found = findQuestions(list, address.text);
  const hint = useHint(list, address, found.length);
  return (
    <Stack>
      <search>
        <TextField
          type="search"
          label={t('legal.faqSearch')}
          autoComplete="off"
          enterKeyHint="search"
          value={address.text}
          onValue={(text) => address.search(cutText(text, 64))}
          hint={hint}
          start={
            <span className={styles.start}>
              <Icon of={search} isSmall />
            </span>
          }
        />
      </search>
      {found.length === 0 && <NotFound text={address.text} onClear={() => address.search('')} />}
      {groupsOf(found).map(({ name, questions }) => (
        <Section key={name} title={name}>
          <Questions questions={questions} openId={address.openId} onOpen={address.open} />
        </Section>
      ))}
      <Section title={t('legal.faqMore')}>
        <ListRow
          title={t('legal.service')}
          detail={t('legal.serviceText')}
          icon={headset}
          href={paths.service}
        />
      </Section>
    </Stack>
  );
}

/** What a screen reader says about the result, below the field. */
function useHint(list: readonly Faq[], { openId, text }: FaqAddress, count: number): string | undefined {
  const t = useT();
  if (openId > 0 && !list.some(({ id }) => id === openId)) return t('legal.faqGone');
  return text !== '' && count > 0 ? t('legal.faqFound', { count }) : undefined;
}

function NotFound({ text, onClear }: { text: string; onClear: () => void }) {
  const t = useT();
  return (
    <EmptyState scene="calm" title={t('legal.faqNotFound', { text })} text={t('legal.faqNotFoundText')}>
      <Button onClick={onClear}>{t('legal.faqClear')}</Button>
    </EmptyState>
  );
}
