import { useEffect, useState } from 'react';

export type Fetched<T> =
  | { readonly state: 'coming' }
  | { readonly state: 'here'; readonly value: T }
  | { readonly state: 'failed' };

type Cargo<T> = { readonly key: string; readonly fetched: Fetched<T> };

/** What a page loads once for each key; `load` stands outside the component. Late answers are dropped. */
export const useFetched = <K extends string, T>(
  load: (key: K) => Promise<T>,
  key: K,
): Fetched<T> => {
  const [cargo, setCargo] = useState<Cargo<T>>({ key, fetched: { state: 'coming' } });
  useEffect(() => {
    let wanted = true;
    const keep = (fetched: Fetched<T>): void => {
      if (wanted) setCargo({ key, fetched });
    };
    load(key).then(
      (value) => keep({ state: 'here', value }),
      () => keep({ state: 'failed' }),
    );
    return () => {
      wanted = false;
    };
  }, [load, key]);
  return cargo.key === key ? cargo.fetched : { state: 'coming' };
};
