// Which question is open and what is searched for are in the address, so that a link and the way back keep both.
import { useEffect, useState } from 'react';
import { useQuery } from '#src/navigation/query.ts';

const ID = 'id';
const TEXT = 'q';
/** Milliseconds without a key: browsers limit how often an address may change. */
const SETTLED_MS = 300;

export interface FaqAddress {
  /** 0 if none is open. */
  readonly openId: number;
  readonly open: (id: number) => void;
  readonly text: string;
  readonly search: (text: string) => void;
}

export function useFaqAddress(): FaqAddress {
  const [query, change] = useQuery();
  const [text, setText] = useState(() => query.text(TEXT));
  useEffect(() => {
    if (text === query.text(TEXT)) return;
    const timer = setTimeout(() => change({ [TEXT]: text || undefined }), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text, query, change]);
  return {
    openId: query.id(ID),
    open: (id) => change({ [ID]: id || undefined }),
    text,
    search: setText,
  };
}
