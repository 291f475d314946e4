import { refreshConfig } from '#src/data/answers/refresh-config.ts';
import { useRefresh } from '#src/data/api/use-refresh.ts';
import { useT } from '#src/i18n/t.ts';
import { paths } from '#src/navigation/paths.ts';
import { useActivityAt } from '#src/patterns/activity/use-activity-at.ts';
import { ConfigFreshness } from '#src/patterns/stored-screen/ConfigFreshness.tsx';
import { EmptyScreen } from '#src/patterns/stored-screen/EmptyScreen.tsx';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { RichText } from '#src/ui/RichText/RichText.tsx';

/** From the config, so it can be read offline. */
export default function SignInRuleScreen() {
  const t = useT();
  const here = useActivityAt(paths.signIn);
  const refreshing = useRefresh(refreshConfig);
  if (!here) {
    return <EmptyScreen title={t('bonus.unread')} isRead={here === null} refreshing={refreshing} />;
  }
  const rule = here.activity?.rule;
  if (rule) {
    return (
      <>
        <ConfigFreshness refreshing={refreshing} />
        <RichText html={rule} />
      </>
    );
  }
  return (
    <EmptyState scene="calm" title={t('bonus.noRule')}>
      <ButtonLink variant="primary" href={paths.signIn}>
        {t('bonus.signIn')}
      </ButtonLink>
    </EmptyState>
  );
}
