import { useSignals } from '@preact/signals-react/runtime';
import { installState, isInstalledHere } from '#src/data/api/install-prompt.ts';
import { environment } from '#src/data/api/environment.ts';
import { useT } from '#src/i18n/t.ts';
import { hasUnreadChat } from '#src/navigation/chat.ts';
import { openOverlay } from '#src/navigation/overlay.ts';
import { paths } from '#src/navigation/paths.ts';
import { redDots } from '#src/navigation/red-dots.ts';
import { download } from '#src/ui/Icon/shapes.ts';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import styles from './Entries.module.css';
import { type OpenEntry, openEntries } from './entries.ts';

export function Entries() {
  useSignals();
  const lit = redDots.value;
  const isUnread = hasUnreadChat.value;
  const waits = ({ address, dots = [] }: OpenEntry) =>
    address === paths.service ? isUnread : dots.some((dot) => lit.has(dot));
  return (
    <>
      <LinkGroups waits={waits} />
      <Install />
    </>
  );
}

function LinkGroups({ waits }: { waits: (entry: OpenEntry) => boolean }) {
  const t = useT();
  return openEntries().map((group) => (
    <ul key={group[0]?.address} className={styles.group}>
      {group.map((entry) => (
        <li key={entry.address}>
          <ListRow
            title={t(entry.text)}
            detail={entry.detail && t(entry.detail)}
            icon={entry.icon}
            dot={waits(entry) ? t('shell.waitsForYou') : undefined}
            href={entry.address}
          />
        </li>
      ))}
    </ul>
  ));
}

/** Not where the app is installed. */
function Install() {
  useSignals();
  const t = useT();
  const { isWrapper, isHomeScreen } = environment();
  const state = installState.value;
  if (isWrapper || isHomeScreen || (state !== 'available' && isInstalledHere())) return null;
  return (
    <div className={styles.group}>
      <ListRow
        title={t('member.install')}
        icon={download}
        onPress={() => openOverlay('download', { place: 'menu' })}
      />
    </div>
  );
}
