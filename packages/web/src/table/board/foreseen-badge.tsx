import { considered, type Offer, useSelection } from '@quarterdeck/board-kit';
import { type ReactElement, type RefObject, useLayoutEffect, useRef } from 'react';
import { comesToNothing } from '../state/foreseen.ts';
import { useTable } from '../state/table-context.tsx';

/** Between the place and the badge, and round the frame. */
const GAP = 4;

/** Where the choice happens on the board, if it does: the first of its targets that is drawn there. */
const placeOf = (frame: HTMLElement, { targets }: Offer): Element | undefined => {
  for (const target of targets) {
    const found = frame.querySelector(`[data-target="${CSS.escape(target)}"]`);
    if (found !== null) return found;
  }
  return undefined;
};

/** Under the place, else over it; never beside the frame. */
const put = (frame: HTMLElement, badge: HTMLElement, offer: Offer): void => {
  const place = placeOf(frame, offer);
  badge.toggleAttribute('hidden', place === undefined);
  if (place === undefined) return;
  const [outer, at] = [frame.getBoundingClientRect(), place.getBoundingClientRect()];
  const { offsetWidth: width, offsetHeight: height } = badge;
  const left = at.left + at.width / 2 - width / 2 - outer.left;
  const below = at.bottom - outer.top + GAP;
  const top = below + height + GAP > outer.height ? at.top - outer.top - height - GAP : below;
  badge.style.left = `${Math.max(GAP, Math.min(left, outer.width - width - GAP))}px`;
  badge.style.top = `${Math.max(GAP, top)}px`;
};

/**
 * What the choice under the hand costs, brings and causes, on the board where it happens. The sentence
 * area says the same to those who listen.
 */
export const ForeseenBadge = ({
  frame,
}: {
  readonly frame: RefObject<HTMLElement | null>;
}): ReactElement | undefined => {
  const { question } = useTable();
  const badge = useRef<HTMLParagraphElement>(null);
  const offer = useSelection((selection) => considered(question, selection));
  useLayoutEffect(() => {
    if (frame.current !== null && badge.current !== null && offer !== undefined)
      put(frame.current, badge.current, offer);
  });
  if (offer === undefined || offer.foreseen.length === 0) return undefined;
  return (
    <p
      ref={badge}
      className="foreseen-badge"
      data-warns={comesToNothing(offer) ? '' : undefined}
      aria-hidden="true"
    >
      {offer.foreseen.map(({ text }) => text).join(' ')}
    </p>
  );
};
