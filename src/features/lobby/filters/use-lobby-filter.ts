import { useSearchParams } from 'wouter';

interface Choice {
  /** Undefined means all. */
  readonly typeId?: number | undefined;
  readonly brandId?: number | undefined;
}

export type LobbyChoice = ReturnType<typeof useLobbyFilter>;

/** The chosen type and studio are in the address, so that back, reload and a shared link keep them. */
export function useLobbyFilter() {
  const [params, setParams] = useSearchParams();
  const choose = (choice: Choice) => setParams((before) => changed(before, choice), { replace: true });
  return {
    typeId: idOf(params, 'type'),
    brandId: idOf(params, 'brand'),
    choose,
  };
}

/** 0 if absent or not an id. */
const idOf = (params: URLSearchParams, name: string): number => {
  const id = Number(params.get(name));
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
};

function changed(before: URLSearchParams, choice: Choice): URLSearchParams {
  const after = new URLSearchParams(before);
  if ('typeId' in choice) set(after, 'type', choice.typeId);
  if ('brandId' in choice) set(after, 'brand', choice.brandId);
  return after;
}

function set(params: URLSearchParams, name: string, id: number | undefined): void {
  if (id === undefined) params.delete(name);
  else params.set(name, String(id));
}
