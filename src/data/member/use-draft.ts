import { useEffect, useRef, useState } from 'react';
import { db } from '../db/database.ts';
import { session } from '../session/session.ts';
import { writeMember } from '../db/write.ts';

type Change<T> = Partial<T> | ((latest: T) => Partial<T>);

export interface Draft<T> {
  readonly value: T;
  readonly change: (part: Change<T>) => void;
  /** For what takes long to make or to write: it is shown once it survives a reload. */
  readonly storeThenShow: (part: Change<T>) => Promise<unknown>;
  /** After the mutation that used it. */
  readonly drop: () => void;
}

/**
 * A draft of typed text that survives a reload or a crash: never a password or a code. The mutation that uses it
 * deletes it, and so does emptying it.
 */
export function useDraft<T extends object>(key: string, empty: T): Draft<T> {
  const [memberId] = useState(() => session.peek().memberId);
  const [value, setValue] = useState(empty);
  const latest = useRef(empty);
  const isTouched = useRef(false);
  useEffect(() => {
    void db.drafts.get([memberId, key]).then((row) => {
      // Text typed before the database was ready is kept.
      if (!row || isTouched.current) return;
      latest.current = { ...latest.current, ...fitting(row.value as object, empty) };
      setValue(latest.current);
    });
  }, [memberId, key, empty]);
  const store = (part: Change<T>): Promise<unknown> => {
    isTouched.current = true;
    const fields = typeof part === 'function' ? part(latest.current) : part;
    latest.current = { ...latest.current, ...fields };
    const row = { memberId, key, value: latest.current };
    return writeMember(memberId, ['drafts'], async ({ drafts }) => {
      await (isSame(row.value, empty) ? drafts.delete([memberId, key]) : drafts.put(row));
    });
  };
  const show = () => setValue(latest.current);
  const change = (part: Change<T>): void => {
    void store(part);
    show();
  };
  return {
    value,
    change,
    storeThenShow: (part) => store(part).finally(show),
    drop: () => change(empty),
  };
}

const isSame = <T extends object>(a: T, b: T): boolean =>
  Object.keys(a).every((name) => Object.is(a[name as keyof T], b[name as keyof T]));

/** The fields that are of the same kind as in an empty draft; another build may have had others. */
function fitting<T extends object>(value: object, empty: T): Partial<T> {
  const kinds = new Map(Object.entries(empty).map(([name, field]) => [name, kindOf(field)]));
  const fields = Object.entries(value).filter(([name, field]) => kinds.get(name) === kindOf(field));
  return Object.fromEntries(fields) as Partial<T>;
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);
