import { useEffect, useState } from 'react';
import type { Served } from '../hosts/online/served.ts';

/** Undefined until it is known. */
export const useServed = (): Served | undefined => {
  const [served, setServed] = useState<Served>();
  useEffect(() => {
    let wanted = true;
    const look = async (): Promise<void> => {
      const { askServer } = await import('../hosts/online/served.ts');
      const found = await askServer();
      if (wanted) setServed(found);
    };
    // Without a network the script itself may not come.
    look().catch(() => {
      if (wanted) setServed({ isServed: false, why: undefined });
    });
    return () => {
      wanted = false;
    };
  }, []);
  return served;
};
