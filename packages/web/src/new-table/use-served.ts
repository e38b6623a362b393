import { useEffect, useState } from 'react';

/** Whether a server is there that keeps tables for people far apart; undefined until it is known. */
export const useServed = (): boolean | undefined => {
  const [served, setServed] = useState<boolean>();
  useEffect(() => {
    let wanted = true;
    const look = async (): Promise<void> => {
      const { isServed } = await import('../host/online/browser-line.ts');
      const found = await isServed();
      if (wanted) setServed(found);
    };
    // Without a network the script itself may not come.
    look().catch(() => {
      if (wanted) setServed(false);
    });
    return () => {
      wanted = false;
    };
  }, []);
  return served;
};
