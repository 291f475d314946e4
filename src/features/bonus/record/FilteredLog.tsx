import type { ActivityConfig } from '#src/contract/config/bonus.ts';
import { useStoredConfig } from '#src/data/config/use-config.ts';
import type { ALL_AWARDS, ALL_BONUSES } from '#src/data/member/award-log.ts';
import type { KeptClaims, MemberRow } from '#src/data/db/tables/rows.ts';
import { useMember } from '#src/data/member/use-member.ts';
import { useSnapshot } from '#src/data/member/use-snapshot.ts';
import { useT } from '#src/i18n/t.ts';
import { paths } from '#src/navigation/paths.ts';
import { useQuery } from '#src/navigation/query.ts';
import { AwardLog } from '#src/patterns/award-log/AwardLog.tsx';
import { Button, ButtonLink } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { SelectField } from '#src/ui/SelectField/SelectField.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';

const FILTER = 'type';

/** The filter is part of the address, so that it is still there after a look elsewhere. */
export function FilteredLog({ all }: { all: typeof ALL_AWARDS | typeof ALL_BONUSES }) {
  const t = useT();
  const [query, change] = useQuery();
  const activityType = query.id(FILTER) || all;
  const options = useOptions();
  if (!options) return <Skeleton shape="banner" />;
  const choose = (id: number) => change({ [FILTER]: id === all ? undefined : id });
  return (
    <>
      {options.length > 0 && (
        <SelectField
          label={t('bonus.kind')}
          name="kind"
          options={[{ id: all, text: t('bonus.allKinds') }, ...options]}
          value={activityType}
          onValue={choose}
        />
      )}
      <AwardLog key={activityType} activityType={activityType} unread={t('bonus.recordUnread')}>
        {activityType === all ? (
          <EmptyState scene="calm" title={t('bonus.noClaims')} text={t('bonus.noClaimsText')}>
            <ButtonLink variant="primary" href={paths.bonusTasks}>
              {t('bonus.tasks')}
            </ButtonLink>
          </EmptyState>
        ) : (
          <EmptyState scene="calm" title={t('bonus.noneOfKind')}>
            <Button onClick={() => choose(all)}>{t('bonus.allKinds')}</Button>
          </EmptyState>
        )}
      </AwardLog>
    </>
  );
}

/** Activities that have given something, or that the member can claim from; `undefined` until they have been read. */
function useOptions(): readonly { readonly id: number; readonly text: string }[] | undefined {
  const config = useStoredConfig();
  const member = useMember();
  const stored = useSnapshot('claims');
  if (config === undefined || member === undefined || stored === undefined) return undefined;
  const given = typesIn(stored?.value ?? []);
  const byType = new Map(
    (config?.activityList ?? [])
      .filter((activity) => given.has(activity.activityType) || hasAwards(activity, member))
      .map(({ activityType, name }) => [activityType, name]),
  );
  return [...byType].map(([id, text]) => ({ id, text }));
}

const typesIn = (kept: readonly KeptClaims[]): ReadonlySet<number> =>
  new Set(kept.flatMap(({ list }) => list.map(({ activityType }) => activityType)));

function hasAwards({ id }: ActivityConfig, member: MemberRow | null | undefined): boolean {
  const state = member?.activityMap[String(id)];
  return state?.claimable !== undefined || state?.claimed !== undefined;
}
