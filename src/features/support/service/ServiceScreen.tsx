import { useSignals } from '@preact/signals-react/runtime';
import { type CustomerServiceEntry, type DeskState, ONLINE_SERVICE } from '#src/contract/support.ts';
import { connection } from '#src/data/api/connection.ts';
import { useRefresh } from '#src/data/api/use-refresh.ts';
import { useStoredConfig } from '#src/data/config/use-config.ts';
import type { SnapshotRow } from '#src/data/db/tables/rows.ts';
import { useSnapshot } from '#src/data/member/use-snapshot.ts';
import { useT } from '#src/i18n/t.ts';
import { isSafeAddress } from '#src/lib/address/safe-address.ts';
import type { Content } from '#src/lib/elements.ts';
import { openOverlay } from '#src/navigation/overlay.ts';
import { isPath, paths } from '#src/navigation/paths.ts';
import { Contacts } from '#src/patterns/contacts/Contacts.tsx';
import { useProblem } from '#src/patterns/stored-screen/use-problem.ts';
import { Freshness } from '#src/ui/Freshness/Freshness.tsx';
import { handHeart, headset, info, message } from '#src/ui/Icon/shapes.ts';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { useDeskWords } from '../desk/use-desk-words.ts';
import { onlineService, refreshServices } from './actions.ts';
import styles from './ServiceScreen.module.css';

/** Everything but the chat, which opens over it. All of it can be read offline. */
export default function ServiceScreen() {
  const t = useT();
  const config = useStoredConfig();
  const services = useSnapshot('services');
  const desk = useSnapshot('desk');
  const refreshing = useRefresh(refreshServices);
  const problem = useProblem(refreshing);
  if (config === undefined || services === undefined || desk === undefined) {
    return <Skeleton shape="banner" />;
  }
  const client = config?.clientConfig;
  const entries = entriesOf(services);
  return (
    <>
      <Freshness readAt={services?.readAt} problem={problem} onRetry={refreshing.again} />
      <Talk
        entries={entries}
        isComing={services === null && problem === undefined}
        hours={client?.hours}
        desk={desk}
      />
      <Section title={t('service.yourself')}>
        <ListRow title={t('service.faq')} detail={t('service.faqText')} icon={info} href={paths.faq} />
        <FeedbackRow />
        <ListRow
          title={t('service.saferPlay')}
          detail={t('service.saferPlayText')}
          icon={handHeart}
          href={paths.saferPlay}
        />
      </Section>
      <Contacts title={t('service.contact')} client={client} pages={[]} />
      <Others entries={othersOf(entries, client?.contacts ?? [])} />
    </>
  );
}

const entriesOf = (services: { readonly value: readonly CustomerServiceEntry[] } | null) =>
  services?.value ?? [];

interface TalkProps {
  readonly entries: readonly CustomerServiceEntry[];
  /** They are being read for the first time. */
  readonly isComing: boolean;
  readonly hours: string | undefined;
  readonly desk: SnapshotRow<'desk'> | null;
}

/** Keeps the space of the entry until it is known that there is one. */
function TalkToCome() {
  useSignals();
  const t = useT();
  if (connection.value === 'offline') return null;
  return (
    <Section title={t('service.talk')}>
      <ListRow title={t('service.chat')} detail={<TwoLines text={<Skeleton />} />} icon={headset} />
    </Section>
  );
}

function Talk({ entries, isComing, hours, desk }: TalkProps) {
  const t = useT();
  if (isComing) return <TalkToCome />;
  const online = onlineService(entries);
  if (!online) return null;
  return (
    <Section title={t('service.talk')}>
      {online.isDesk ? (
        <DeskRow desk={desk?.value.desk ?? { open: false }} />
      ) : (
        <ChatRow detail={hours ?? t('service.chatText')} />
      )}
    </Section>
  );
}

function DeskRow({ desk }: { desk: DeskState }) {
  return <ChatRow detail={useDeskWords(desk)} />;
}

function ChatRow({ detail }: { detail: string }) {
  const t = useT();
  return (
    <ListRow
      title={t('service.chat')}
      detail={<TwoLines text={detail} />}
      icon={headset}
      onPress={() => openOverlay('chat', {})}
    />
  );
}

/** What the desk says is of one line or two. */
const TwoLines = ({ text }: { text: Content }) => <span className={styles.lines}>{text}</span>;

const FEEDBACK: string = '/feedback';

function FeedbackRow() {
  const t = useT();
  if (!isPath(FEEDBACK)) return null;
  return (
    <ListRow title={t('support.title')} detail={t('service.feedbackText')} icon={message} href={FEEDBACK} />
  );
}

/** Pages of customer service that are not among the contacts already. */
const othersOf = (entries: readonly CustomerServiceEntry[], contacts: readonly { url: string }[]) =>
  entries.filter(
    ({ itemType, param1 }) =>
      itemType !== ONLINE_SERVICE &&
      param1.startsWith('https:') &&
      isSafeAddress(param1) &&
      !contacts.some(({ url }) => url === param1),
  );

function Others({ entries }: { entries: readonly CustomerServiceEntry[] }) {
  const t = useT();
  if (entries.length === 0) return null;
  return (
    <Section title={t('service.others')}>
      {entries.map(({ id, name, param1 }) => (
        <ListRow key={id} title={name} detail={new URL(param1).host} href={param1} />
      ))}
    </Section>
  );
}
