import { useEffect, useRef, useState } from 'react';
import { db } from '../db/database.ts';
import { session } from '../session/session.ts';
import { writeMember } from './write.ts';

export interface Draft<T> {
  readonly value: T;
  readonly change: (part: Partial<T>) => void;
}

/**
 * What somebody has begun to type, so that a reload or a crash costs nothing: never a password or a code.
 * The deed that it is for deletes it.
 */
export function useDraft<T extends object>(key: string, empty: T): Draft<T> {
  const [memberId] = useState(() => session.peek().memberId);
  const [value, setValue] = useState(empty);
  const latest = useRef(empty);
  const isTouched = useRef(false);
  useEffect(() => {
    void db.drafts.get([memberId, key]).then((row) => {
      // Who was faster than the database keeps what was typed.
      if (!row || isTouched.current) return;
      latest.current = { ...latest.current, ...(row.value as Partial<T>) };
      setValue(latest.current);
    });
  }, [memberId, key]);
  return {
    value,
    change(part) {
      isTouched.current = true;
      latest.current = { ...latest.current, ...part };
      setValue(latest.current);
      const row = { memberId, key, value: latest.current };
      void writeMember(memberId, ['drafts'], (own) => own.drafts.put(row));
    },
  };
}
