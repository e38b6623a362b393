import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { type Stop, stopTowards } from './roving-stops.ts';

/** For what can be pressed inside: Tab goes by, arrows lead to it. */
export const NOT_BY_TAB = { tabIndex: -1 } as const;

const stopsIn = (list: HTMLElement): readonly Stop<HTMLElement>[] =>
  [...list.querySelectorAll<HTMLElement>('button')].map((item) => ({
    item,
    row: item.closest('li') ?? item.parentElement,
  }));

const walk = (event: KeyboardEvent<HTMLElement>): void => {
  const next = stopTowards(stopsIn(event.currentTarget), document.activeElement, event.key);
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
};

type RovingListProps = {
  readonly label: string;
  readonly list?: RefObject<HTMLElement | null>;
  readonly onScroll?: () => void;
  readonly children: ReactNode;
};

/** A long list that scrolls is one stop of Tab; arrows walk through it, line by line. */
export const RovingList = ({ label, list, onScroll, children }: RovingListProps) => (
  <section
    ref={list}
    className="log-scroll"
    aria-label={label}
    onScroll={onScroll}
    onKeyDown={walk}
    {...SCROLLS}
  >
    {children}
  </section>
);

/** A list that scrolls must be reachable without a pointer. */
const SCROLLS = { tabIndex: 0 } as const;
