import type { OpenTable } from '@quarterdeck/tables';
import { useEffect, useRef, useState } from 'react';
import { afterNews, type Row, type Rows } from './standing-rows.ts';

/** How often marks that fade are looked at, in milliseconds. */
const LOOK_MS = 1_000;

type Standing = Rows & {
  readonly now: number;
  /** For the list itself: whether a pointer or the focus is in it. */
  readonly hold: (isHeld: boolean) => void;
  readonly showNew: () => void;
};

/** The rows as they stand on the page, which is not always as the server has just said. */
export const useRows = (tables: readonly OpenTable[]): Standing => {
  const [rows, setRows] = useState<Rows & { readonly now: number }>({
    shown: [],
    waiting: 0,
    now: 0,
  });
  const before = useRef<readonly Row[] | null>(null);
  const isHeld = useRef(false);
  const latest = useRef(tables);
  const [renew] = useState(() => (isForced: boolean): void => {
    const now = Date.now();
    const next = afterNews(before.current, latest.current, now, isHeld.current && !isForced);
    before.current = next.shown;
    setRows({ ...next, now });
  });
  useEffect(() => {
    latest.current = tables;
    renew(false);
  }, [tables, renew]);
  useEffect(() => {
    const timer = setInterval(() => renew(false), LOOK_MS);
    return () => clearInterval(timer);
  }, [renew]);
  return {
    ...rows,
    hold: (held) => {
      isHeld.current = held;
    },
    showNew: () => renew(true),
  };
};
