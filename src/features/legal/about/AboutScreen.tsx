import { useSignals } from '@preact/signals-react/runtime';
import { APP_VERSION } from '#src/contract/envelope.ts';
import { BUILD_ID } from '#src/contract/page/build-info.ts';
import { storageState } from '#src/data/db/database.ts';
import { workerState } from '#src/data/api/worker-state.ts';
import { useStoredConfig } from '#src/data/config/use-config.ts';
import { useT } from '#src/i18n/t.ts';
import { brand } from '#src/lib/brand.ts';
import { paths } from '#src/navigation/paths.ts';
import { Contacts } from '#src/patterns/contacts/Contacts.tsx';
import { LanguageChoice } from '#src/patterns/language/LanguageChoice.tsx';
import { CopyRow } from '#src/ui/CopyRow/CopyRow.tsx';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { DataUse } from '../data-use/DataUse.tsx';
import { useKeptFiles } from './use-kept-files.ts';
import { WhoRunsIt } from './WhoRunsIt.tsx';

/** Available offline, with the data of the last visit. */
export default function AboutScreen() {
  const t = useT();
  const config = useStoredConfig();
  if (config === undefined) return <Skeleton shape="banner" />;
  return (
    <>
      <WhoRunsIt client={config?.clientConfig} />
      <Contacts
        title={t('legal.contact')}
        client={config?.clientConfig}
        pages={config?.socialMediaList ?? []}
      />
      <Section title={t('legal.moreHelp')}>
        <ListRow title={t('legal.service')} detail={t('legal.serviceText')} href={paths.service} />
        <ListRow title={t('legal.faq')} href={paths.faq} />
        <ListRow title={t('legal.saferPlay')} detail={t('legal.saferPlayText')} href={paths.saferPlay} />
      </Section>
      <Section title={t('legal.texts')}>
        <ListRow title={t('legal.terms')} href={paths.termsOfUse} />
        <ListRow title={t('legal.privacy')} href={paths.privacyPolicy} />
      </Section>
      <Section title={t('common.language')}>
        <LanguageChoice />
      </Section>
      <DataUse />
      <Section title={t('legal.thisApp')}>
        <OfflineReading />
        <ListRow title={t('legal.delivery')} detail={t('legal.deliveryText')} href={paths.delivery} />
        <CopyRow title={t('legal.version')} value={`${brand.name} ${APP_VERSION} (${BUILD_ID})`} />
      </Section>
    </>
  );
}

function OfflineReading() {
  useSignals();
  const t = useT();
  const isInMemory = storageState.value === 'memory';
  const worker = workerState.value;
  const kept = useKeptFiles();
  const isPossible = !isInMemory && worker !== 'failed' && worker !== 'absent';
  const progress =
    kept && t(kept.count < kept.of ? 'legal.keptSome' : 'legal.keptAll', { count: kept.count, of: kept.of });
  return (
    <ListRow
      title={t('legal.offlineReading')}
      detail={isPossible ? progress : t(isInMemory ? 'common.keepsNothing' : 'legal.noWorker')}
      end={<span>{t(isPossible ? 'legal.on' : 'legal.off')}</span>}
    />
  );
}
