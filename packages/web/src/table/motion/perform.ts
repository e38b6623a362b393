import type { Motion } from '@quarterdeck/board-kit';
import { type Beat, timeOf } from './beats.ts';
import type { Flight, Flights } from './flights.ts';
import { type FlippedFaces, NO_FLIPPED_FACES } from './flipped-faces.ts';
import { type PageLocator, pageLocator } from './page-locator.ts';
import { type Moved, moveOf } from './piece-moves.ts';
import type { Performance } from './stage.ts';

/** The hands that move pieces. They touch nothing that React draws: only how it is shown. */
export type Mover = {
  readonly perform: (beat: Beat, speed: number) => Performance;
  readonly settle: () => void;
};

const flightOf = (
  where: PageLocator,
  { family, piece, from, to, draw, words, rolled }: Motion,
  ms: number,
  id: number,
): Flight | undefined => {
  // What a piece shows when it is turned stays with the piece.
  if (family === 'flip' && piece !== undefined) return undefined;
  // Dice lie on the tray.
  if (rolled !== undefined) return undefined;
  if (draw === undefined && words === undefined && family !== 'gust') return undefined;
  const start = where.spotOf(from ?? to);
  const end = where.spotOf(to ?? from);
  if (start === undefined || end === undefined) return undefined;
  return { id, family, from: start, to: end, draw, words, ms };
};

const lasting = (ms: number, end: () => void): Performance => {
  let finish = (): void => {};
  const done = new Promise<void>((resolve) => {
    const timer = setTimeout(() => finish(), ms);
    finish = () => {
      clearTimeout(timer);
      end();
      resolve();
    };
  });
  return { done, stop: () => finish() };
};

type Shows = { readonly flights: Flights; readonly flipped: FlippedFaces };

export const createMover = (root: () => HTMLElement | null, { flights, flipped }: Shows): Mover => {
  const where = pageLocator(root);
  const unmoved = (): Moved => ({ animations: [], offsets: new Map(), flipped });
  let moved = unmoved();
  let flown = 0;
  return {
    perform: (beat, speed) => {
      // Everything is looked up before anything moves: looking at what has moved would lay the
      // page out again, motion by motion.
      const looked = beat.motions.map((motion) => {
        const ms = timeOf(motion) / speed;
        flown++;
        return {
          move: moveOf(moved, where, motion, ms),
          flight: flightOf(where, motion, ms, flown),
        };
      });
      for (const { move } of looked) move();
      flights.set(looked.flatMap(({ flight }) => flight ?? []));
      return lasting(beat.ms / speed, () => flights.set([]));
    },
    settle: () => {
      for (const animation of moved.animations) animation.cancel();
      moved = unmoved();
      flipped.set(NO_FLIPPED_FACES);
    },
  };
};
