import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether a list that scrolls goes on below what is seen: whether its end, which is marked, is out of sight. */
export const useMoreBelow = (): [RefObject<HTMLSpanElement | null>, boolean] => {
  const end = useRef<HTMLSpanElement>(null);
  const [isMore, setIsMore] = useState(false);
  useEffect(() => {
    const { current } = end;
    if (current === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => setIsMore(entry !== undefined && !entry.isIntersecting),
      { root: current.parentElement, rootMargin: '0px 0px 4px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [end, isMore];
};
