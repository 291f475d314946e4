import { useQuery } from '#src/navigation/query.ts';

interface Choice {
  /** Undefined means all. */
  readonly typeId?: number | undefined;
  readonly brandId?: number | undefined;
}

export type LobbyChoice = ReturnType<typeof useLobbyFilter>;

/** The chosen type and studio are in the address, so that back, reload and a shared link keep them. */
export function useLobbyFilter() {
  const [query, change] = useQuery();
  const choose = (choice: Choice) =>
    change({
      ...('typeId' in choice && { type: choice.typeId }),
      ...('brandId' in choice && { brand: choice.brandId }),
    });
  return { typeId: query.id('type'), brandId: query.id('brand'), choose };
}
