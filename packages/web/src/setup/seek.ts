import type { SeatColour } from '@quarterdeck/board-kit/drawings';
import type { GameAbout } from '@quarterdeck/kernel';
import type { OnlineSetup } from '@quarterdeck/tables';
import { fewestPlayers, mostPlayers } from '../games/games.ts';
import { type PaceId, usualPace } from './pace.ts';
import { firstWishes, type SeatSetup, seatedAt, withSeat } from './plan.ts';

/** What somebody looks for: any of these games, with this many or any number of seats. */
export type SeekWish = {
  readonly games: readonly string[];
  readonly seats: number | 'any';
  readonly pace: PaceId;
};

/** Alone is no company, in whatever game. */
const FEWEST = 2;

/** How many can sit together at any of these games. */
export const seatCounts = (abouts: readonly GameAbout[]): readonly number[] => {
  const counts = new Set(abouts.flatMap(({ seats }) => seats.filter((count) => count >= FEWEST)));
  return [...counts].sort((a, b) => a - b);
};

/** The kinds of tables that would do, the fullest first: whoever does not mind meets more people. */
export const setupsFor = (
  { seats, pace }: Pick<SeekWish, 'seats' | 'pace'>,
  abouts: readonly GameAbout[],
  emblem: SeatColour,
): readonly OnlineSetup[] =>
  abouts.flatMap((about) =>
    about.seats
      .filter((count) => count >= FEWEST && (seats === 'any' || seats === count))
      .toSorted((a, b) => b - a)
      .map((count) => openTable(about, count, pace, emblem)),
  );

/** One's own seat and free ones, open to everybody. */
export const openTable = (
  about: GameAbout,
  count: number,
  pace: PaceId,
  emblem: SeatColour,
): OnlineSetup => ({
  game: about.id,
  seats: seatedAt(about, seatsFor(about, count, emblem)).map(({ colour, who }) => ({
    name: '',
    colour,
    who: { kind: who === 'person' ? 'me' : 'open' },
  })),
  watching: 'anybody',
  ...usualPace(pace),
});

function seatsFor(about: GameAbout, count: number, emblem: SeatColour): readonly SeatSetup[] {
  const wishes = firstWishes(about, { emblem, botLevel: 'mate' }, { you: '', bots: [] });
  const clamped = Math.min(Math.max(count, fewestPlayers(about)), mostPlayers(about));
  return wishes.reduce(
    (seats, { colour }, index) =>
      index === 0 ? seats : withSeat(seats, colour, { who: index < clamped ? 'friend' : 'nobody' }),
    wishes,
  );
}
