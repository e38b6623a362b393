import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import type { Target } from '../contract/board-contract.ts';
import { useStore } from '../store/store.ts';
import { KIT_EN } from '../words/en.ts';
import { useWords } from '../words/words-context.tsx';
import { ariaLabel } from './aria-label.ts';
import { useBoard } from './board-context.tsx';
import { focusing, hovering } from './hovering.ts';
import { useIsLegal, useMark, useOfferWords } from './marks.ts';
import { type ChipCorner, PlaceChip } from './place-chip.tsx';

const isPress = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' ';

/** More than these are counted: the prompt has each of them with its reason. */
const MOST_DENIED = 2;

/** What a listener hears of a place: its name, what is there, what it offers or why it does not. */
const useSpoken = (target: Target): string => {
  const words = useWords(KIT_EN);
  const { described, question } = useBoard();
  const offers = useOfferWords(target);
  const place = described.get(target);
  const said = place === undefined ? [] : [place.name, place.text];
  const offered = offers.map((offer) => words('kit.offers', { offer }));
  const denied = (question?.denied ?? [])
    .filter(({ label, targets }) => label !== undefined && targets.includes(target))
    .map(({ label = '' }) => words('kit.whyNot', { choice: label }));
  const closed =
    denied.length > MOST_DENIED ? [words('kit.whyNots', { count: denied.length })] : denied;
  const heard = ariaLabel([...said, ...offered, ...closed]);
  return heard === '' ? words('kit.unnamed') : heard;
};

/**
 * Makes any part of a drawing a place: a named button that arrow keys walk to. A drawing has no
 * button element, and only the board as a whole is in the page's tab order.
 */
const useSpace = (target: Target) => {
  const { commands } = useBoard();
  const mark = useMark(target);
  const isLegal = useIsLegal(target);
  const label = useSpoken(target);
  const point = (): void => commands.pointTarget(target);
  const pointAway = (): void => commands.pointTarget(undefined);
  return {
    role: 'button',
    tabIndex: -1,
    'data-target': target,
    'data-mark': mark,
    'data-legal': isLegal ? '' : undefined,
    'aria-label': label,
    'aria-pressed': mark === 'chosen' ? true : undefined,
    onClick: () => commands.touch(target),
    onKeyDown: (event: KeyboardEvent) => {
      if (!isPress(event)) return;
      event.preventDefault();
      commands.touch(target);
    },
    ...hovering(point, pointAway),
    ...focusing(point, pointAway),
  } as const;
};

type BoardSpaceProps = {
  readonly target: Target;
  readonly children: ReactNode;
  /** Where its figure stands, at the top unless told; `none` where the board draws it elsewhere. */
  readonly chip?: ChipCorner | 'none';
};

/** A place or piece one may point at. */
export const BoardSpace = ({ target, children, chip }: BoardSpaceProps): ReactElement => (
  <>
    <g className="board-space" {...useSpace(target)}>
      {children}
    </g>
    {chip !== 'none' && <PlaceChip target={target} corner={chip} />}
  </>
);

type BoardPieceProps = { readonly piece: Target; readonly children: ReactNode };

/** A piece that motions carry. It has no transform of its own: theirs would replace it. */
export const BoardPiece = ({ piece, children }: BoardPieceProps): ReactElement => {
  const { flipped } = useBoard();
  const face = useStore(flipped, (now) => now.get(piece));
  return (
    <g data-piece={piece} className="board-piece">
      {face ?? children}
    </g>
  );
};
