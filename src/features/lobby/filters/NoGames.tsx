import type { Brand, GameType } from '#src/contract/config.ts';
import { useT } from '#src/i18n/t.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import type { LobbyChoice } from './use-lobby-filter.ts';

export interface NoGamesProps {
  readonly types: readonly GameType[];
  readonly brands: readonly Brand[];
  readonly filter: LobbyChoice;
}

const ALL_TYPES = { typeId: undefined };
const ALL_BRANDS = { brandId: undefined };

/** Without a filter, the platform has no games yet. */
export function NoGames(props: NoGamesProps) {
  const t = useT();
  const { typeId, brandId } = props.filter;
  return typeId > 0 || brandId > 0 ? (
    <NoneOfFilter {...props} />
  ) : (
    <EmptyState scene="calm" title={t('common.noGames')} text={t('common.noGamesText')} />
  );
}

/** Names the filter that no game passes, and leads to wider ones. */
function NoneOfFilter({ types, brands, filter }: NoGamesProps) {
  const t = useT();
  const { typeId, brandId, choose } = filter;
  const kind = types.find(({ id }) => id === typeId)?.name;
  const studio = brands.find(({ id }) => id === brandId)?.name;
  const hasBoth = kind !== undefined && studio !== undefined;
  return (
    <EmptyState scene="calm" title={useTitle(typeId > 0 && (kind ?? null), brandId > 0 && (studio ?? null))}>
      {hasBoth && (
        <>
          <Button onClick={() => choose(ALL_TYPES)}>{t('common.allOfStudio', { studio })}</Button>
          <Button onClick={() => choose(ALL_BRANDS)}>{t('common.allOfKind', { kind })}</Button>
        </>
      )}
      <Button variant="primary" onClick={() => choose({ ...ALL_TYPES, ...ALL_BRANDS })}>
        {t('common.clearFilter')}
      </Button>
    </EmptyState>
  );
}

/** False for a part that is not filtered by, null for one that this build does not know. */
function useTitle(kind: string | false | null, studio: string | false | null): string {
  const t = useT();
  if (kind === null || studio === null || !(kind || studio)) return t('common.noneOfFilter');
  if (kind && studio) return t('common.noneOfBoth', { kind, studio });
  return studio ? t('common.noneOfStudio', { studio }) : t('common.noneOfKind', { kind: kind || '' });
}
