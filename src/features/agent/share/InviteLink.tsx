import type { AppConfigShell } from '#src/contract/config.ts';
import type { MemberRow } from '#src/data/db/tables/rows.ts';
import { type Translate, useT } from '#src/i18n/t.ts';
import { linkTo } from '#src/lib/address/own-address.ts';
import { showToast } from '#src/navigation/toast.ts';
import { track } from '#src/tracking/track.ts';
import { openShareSheet } from '#src/patterns/share.ts';
import { Button, ButtonLink } from '#src/ui/Button/Button.tsx';
import { CopyRow } from '#src/ui/CopyRow/CopyRow.tsx';
import { copyText } from '#src/ui/CopyRow/copy-text.ts';
import { copy, share as shareIcon } from '#src/ui/Icon/shapes.ts';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import styles from './InviteLink.module.css';
import { LinkCode } from './LinkCode.tsx';
import { SharedPicture } from './SharedPicture.tsx';
import { useShared } from './use-shared.ts';

/** Names that are the same in every language. */
const CHANNELS: Readonly<Record<string, string>> = {
  facebook: 'Facebook',
  line: 'LINE',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
};

interface InviteLinkProps {
  readonly member: Pick<MemberRow, 'shareUrlMap' | 'inviteCode'>;
  readonly config: Pick<AppConfigShell, 'shareConfig' | 'gameResourceUrl'>;
  /** Nothing else on the screen is more pressing. */
  readonly isNext: boolean;
}

/** Works offline, too: link and code are the member's own. */
export function InviteLink({ member: { shareUrlMap, inviteCode }, ...props }: InviteLinkProps) {
  const t = useT();
  const { copy: link = '', ...channels } = shareUrlMap;
  return (
    <>
      <Section title={t('agent.shareBy')}>
        <SharedPicture config={props.config} />
        <CopyRow title={t('agent.yourCode')} value={inviteCode} />
        {link !== '' && <Link link={link} {...props} />}
        <div className={styles.ways}>
          {Object.entries(channels).map(([channel, address]) => (
            <ChannelLink key={channel} channel={channel} address={address} />
          ))}
        </div>
      </Section>
      {link !== '' && <LinkCode link={link} />}
    </>
  );
}

const noteShare = (kind: string): void => track('invite_share', { eventInterfaceId: kind });

interface LinkProps extends Omit<InviteLinkProps, 'member'> {
  readonly link: string;
}

/** The system's own sheet, beside which the link can be copied; where there is none, copying alone. */
function Link({ link, config, isNext }: LinkProps) {
  const t = useT();
  const files = useShared(config);
  // Absent on most desktops and on insecure origins.
  const hasSheet = typeof navigator.share === 'function';
  const share = () =>
    void (hasSheet ? openSheet({ ...wordsOf(config), url: link, files }, t) : copyLink(link, t));
  return (
    <>
      {hasSheet ? (
        <CopyRow title={t('agent.yourLink')} value={link} />
      ) : (
        <ListRow title={t('agent.yourLink')} detail={<bdi translate="no">{link}</bdi>} />
      )}
      <div className={styles.main}>
        <Button
          variant={isNext ? 'primary' : 'quiet'}
          icon={hasSheet ? shareIcon : copy}
          isWide
          onClick={share}
        >
          {t(hasSheet ? 'agent.share' : 'agent.copyLink')}
        </Button>
      </div>
    </>
  );
}

async function copyLink(link: string, t: Translate): Promise<void> {
  noteShare('copy');
  const isCopied = await copyText(link);
  showToast(t(isCopied ? 'common.copied' : 'common.failed'), isCopied ? 'success' : 'warning');
}

const wordsOf = ({ shareConfig: { title, text } }: InviteLinkProps['config']) => ({ title, text });

/** With the picture where the system takes pictures together with a link. */
async function openSheet({ files, ...link }: ShareData & { files: File[] }, t: Translate): Promise<void> {
  const withPicture = { ...link, files };
  const takesPicture = files.length > 0 && navigator.canShare?.(withPicture) === true;
  const outcome = openShareSheet(takesPicture ? withPicture : link);
  if (!outcome) return;
  noteShare('system');
  if ((await outcome) === 'failed') showToast(t('agent.notShared'));
}

function ChannelLink({ channel, address }: { channel: string; address: string }) {
  const t = useT();
  const to = linkTo(address, location.origin);
  if (!to || to.isOwn) return null;
  const name = CHANNELS[channel] ?? channel;
  return (
    <ButtonLink
      href={to.href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('agent.shareWith', { channel: name })}
      onClick={() => noteShare(channel)}
    >
      {name}
    </ButtonLink>
  );
}
