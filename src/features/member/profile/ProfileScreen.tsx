import { useState } from 'react';
import type { UserInfo } from '#src/contract/member.ts';
import { useStoredConfig } from '#src/data/config/use-config.ts';
import { useMember } from '#src/data/member/use-member.ts';
import { useRefresh } from '#src/data/api/use-refresh.ts';
import { useT } from '#src/i18n/t.ts';
import { LanguageChoice } from '#src/patterns/language/LanguageChoice.tsx';
import { EmptyScreen } from '#src/patterns/stored-screen/EmptyScreen.tsx';
import { useProblem } from '#src/patterns/stored-screen/use-problem.ts';
import { Disclosure } from '#src/ui/Disclosure/Disclosure.tsx';
import { Freshness } from '#src/ui/Freshness/Freshness.tsx';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import { refreshWhatIsOld } from '../home/actions.ts';
import { BoundWays } from './BoundWays.tsx';
import { DetailsForm } from './DetailsForm.tsx';
import { NicknameForm } from './NicknameForm.tsx';
import { PictureChoice } from './PictureChoice.tsx';
import { PASSWORD, SAFE_PASSWORD, SecretForm } from './SecretForm.tsx';

export default function ProfileScreen() {
  const t = useT();
  const member = useMember();
  const config = useStoredConfig();
  const refreshing = useRefresh(refreshWhatIsOld);
  const problem = useProblem(refreshing);
  if (!member || config === undefined) {
    return <EmptyScreen title={t('common.accountUnread')} isRead={member === null} refreshing={refreshing} />;
  }
  const { userInfo, readAt } = member;
  return (
    <>
      <Freshness readAt={readAt} problem={problem} onRetry={refreshing.again} />
      <Section title={t('member.picture')}>
        <PictureChoice user={userInfo} />
      </Section>
      <Changes user={userInfo} />
      <Section title={t('member.bound')}>
        <BoundWays user={userInfo} offered={config?.clientConfig.social?.providers ?? []} />
      </Section>
      <Section title={t('common.language')}>
        <LanguageChoice />
      </Section>
    </>
  );
}

type Change = 'nickname' | 'details' | 'password' | 'safeboxPassword';

/** One form is open at a time. */
function Changes({ user }: { user: UserInfo }) {
  const t = useT();
  const [open, setOpen] = useState<Change>();
  const done = () => setOpen(undefined);
  const toggle = (change: Change) => ({
    isOpen: open === change,
    onToggle: (isOpen: boolean) => setOpen(isOpen ? change : undefined),
  });
  const isSet = (set: boolean) => t(set ? 'member.isSet' : 'member.isNotSet');
  const [hasPassword, hasSafePassword] = [user.password !== '', user.hasSafeboxPassword];
  return (
    <>
      <Section title={t('member.aboutYou')}>
        <Disclosure
          title={t('member.nickname')}
          detail={<bdi translate="no">{user.nickname}</bdi>}
          {...toggle('nickname')}
        >
          <NicknameForm nickname={user.nickname} onDone={done} />
        </Disclosure>
        <Disclosure
          title={t('member.details')}
          detail={t(user.hasUserOther ? 'member.detailsOnFile' : 'member.detailsNone')}
          {...toggle('details')}
        >
          <DetailsForm onDone={done} />
        </Disclosure>
        <ListRow
          title={t('member.identity')}
          detail={t(user.hasKyc ? 'member.identityChecked' : 'member.identityUnchecked')}
        />
      </Section>
      <Section title={t('member.passwords')}>
        <Disclosure title={t('member.password')} detail={isSet(hasPassword)} {...toggle('password')}>
          <SecretForm secret={PASSWORD} isSet={hasPassword} account={user.account} onDone={done} />
        </Disclosure>
        <Disclosure
          title={t('member.safePassword')}
          detail={isSet(hasSafePassword)}
          {...toggle('safeboxPassword')}
        >
          <SecretForm secret={SAFE_PASSWORD} isSet={hasSafePassword} account={user.account} onDone={done} />
        </Disclosure>
      </Section>
    </>
  );
}
