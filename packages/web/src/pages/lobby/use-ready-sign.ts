import { useEffect } from 'react';

/** The title of the tab says it too, for people who look at another one. */
export const useReadySign = (sign: string): void => {
  useEffect(() => {
    const before = document.title;
    document.title = sign;
    return () => {
      document.title = before;
    };
  }, [sign]);
};
