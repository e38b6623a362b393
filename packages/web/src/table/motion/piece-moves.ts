import type { Motion, Target } from '@quarterdeck/board-kit';
import { unreachable } from '@quarterdeck/kernel';
import type { ReactNode } from 'react';
import type { Spot } from './flights.ts';
import { type FlippedFaces, showFace } from './flipped-faces.ts';
import { centreOf, type PageLocator, scaleOf } from './page-locator.ts';
import { turnHulls } from './turn-hulls.ts';

const SAIL = 'cubic-bezier(0.45, 0.05, 0.25, 1)';
const DROP = 'cubic-bezier(0.3, 1.4, 0.5, 1)';

/** What was moved since the position was drawn, and how far. */
export type Moved = {
  readonly animations: Animation[];
  readonly offsets: Map<Element, Spot>;
  readonly flipped: FlippedFaces;
};

/** Begins a motion whose way is known. */
type Move = () => void;

const STILL: Move = () => {};

const START: Spot = { x: 0, y: 0 };

const animate = (
  { animations }: Moved,
  element: Element,
  frames: Keyframe[],
  timing: KeyframeAnimationOptions,
): void => {
  animations.push(element.animate(frames, { fill: 'forwards', ...timing }));
};

type Voyage = {
  readonly path: readonly Target[];
  readonly ms: number;
  /** A jump: the piece lifts and lands. */
  readonly lift: boolean;
};

/** A piece goes by way of each place; its own drawing stays where the old position has it. */
const carriage = (
  moved: Moved,
  where: PageLocator,
  piece: Element,
  { path, ms, lift }: Voyage,
): Move => {
  const scale = scaleOf(piece);
  const start = moved.offsets.get(piece) ?? START;
  const here = centreOf(piece);
  const stops = path.flatMap((target) => {
    const there = where.spotOf(target);
    if (there === undefined) return [];
    return [{ x: start.x + (there.x - here.x) / scale, y: start.y + (there.y - here.y) / scale }];
  });
  const at = ({ x, y }: Spot, up = 0): string => `translate(${x}px, ${y - up}px)`;
  const frames = [start, ...stops].flatMap((spot, i) =>
    lift && i > 0
      ? [{ transform: at(spot, 6), offset: 0.8 }, { transform: at(spot) }]
      : [{ transform: at(spot) }],
  );
  moved.offsets.set(piece, stops.at(-1) ?? start);
  return () => {
    animate(moved, piece, frames, { duration: ms, easing: lift ? DROP : SAIL });
    if (stops.length > 0)
      moved.animations.push(
        ...turnHulls(piece, [start, ...stops], { ms, easing: SAIL, wake: !lift }),
      );
  };
};

const SHAKEN = [0, 3, -3, 3, -3, 0].map((x) => ({ translate: `${x}px 0` }));
const SUNK = [
  { opacity: 1 },
  { opacity: 1, rotate: '20deg' },
  { opacity: 0, rotate: '20deg', translate: '0 20px' },
];
const CLOSING = [{ scale: '1 1' }, { scale: '0 1' }];
const OPENING = CLOSING.toReversed();

type Flip = { readonly piece: Target; readonly face: ReactNode; readonly ms: number };

/** The piece closes, and opens again with the face that comes up. */
const flip = (moved: Moved, element: Element, { piece, face, ms }: Flip): void => {
  const timing = { duration: ms / 2, fill: 'forwards' } as const;
  const closing = element.animate(CLOSING, { ...timing, easing: 'ease-in' });
  moved.animations.push(closing);
  closing.finished.then(
    () => {
      showFace(moved.flipped, piece, face);
      animate(moved, element, OPENING, { ...timing, easing: 'ease-out' });
    },
    // Cut short: the position that comes next shows it turned.
    () => {},
  );
};

/** How the piece of a motion moves, if it has one. Tokens and dice fly on a layer of their own. */
export const moveOf = (
  moved: Moved,
  where: PageLocator,
  { family, piece, path = [], draw }: Motion,
  ms: number,
): Move => {
  const element = piece === undefined ? undefined : where.pieceOf(piece);
  if (piece === undefined || element === undefined) return STILL;
  switch (family) {
    case 'sail':
    case 'jump':
      return carriage(moved, where, element, { path, ms, lift: family === 'jump' });
    case 'damage':
      return () => animate(moved, element, SHAKEN, { duration: ms, fill: 'none' });
    case 'sunk':
      return () => animate(moved, element, SUNK, { duration: ms });
    case 'flip':
      return () => flip(moved, element, { piece, face: draw, ms });
    case 'roll':
    case 'gain':
    case 'lose':
    case 'score':
    case 'gust':
    case 'seal':
      return STILL;
    default:
      return unreachable(family);
  }
};
