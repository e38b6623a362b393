import type { Result } from '@quarterdeck/tables';
import { useCallback, useEffect, useRef, useState } from 'react';
import { askServer } from '../hosts/online/served.ts';

export type Asked<T> = {
  /** Null until it has come. */
  readonly value: T | null;
  readonly problem: string | null;
  /** Asks once more. */
  readonly again: () => Promise<void>;
};

/** Asks the server for something to show; whoever is nobody yet becomes a guest first. */
export function useAsked<T>(ask: () => Promise<Result<T>>): Asked<T> {
  const [value, setValue] = useState<T | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const newest = useRef<object | null>(null);
  const again = useCallback(async (): Promise<void> => {
    const one = {};
    newest.current = one;
    let found = await ask();
    if (!found.ok && found.refusal.code === 'not-signed-in') {
      await askServer();
      found = await ask();
    }
    // Who has asked for something else since, or has left, is not shown this.
    if (newest.current !== one) return;
    setProblem(found.ok ? null : found.refusal.sentence);
    setValue(found.ok ? found.value : null);
  }, [ask]);
  useEffect(() => {
    void again();
    return () => {
      newest.current = null;
    };
  }, [again]);
  return { value, problem, again };
}
