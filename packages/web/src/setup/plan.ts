import type { SeatColour } from '@quarterdeck/board-kit/drawings';
import type { GameAbout } from '@quarterdeck/kernel';
import { fewestPlayers, modulesOf, mostPlayers } from '../games/games.ts';
import type { BotPlan, SeatPlan } from '../hosts/table-list/table-list.ts';
import type { Settings } from '../settings/settings.ts';
import { levelAt } from './levels.ts';

/** A seat on the new-table page: taken by somebody, kept for a friend elsewhere, or free. */
export type SeatSetup =
  | SeatPlan
  | { readonly colour: SeatColour; readonly who: 'friend' }
  | { readonly colour: SeatColour; readonly who: 'nobody' };
type FilledSeat = Exclude<SeatSetup, { readonly who: 'nobody' }>;

const filledSeats = (seats: readonly SeatSetup[]): readonly FilledSeat[] =>
  seats.filter((seat) => seat.who !== 'nobody');

export const hasFriends = (seats: readonly SeatSetup[]): boolean =>
  seats.some(({ who }) => who === 'friend');

export const takenSeats = (seats: readonly SeatSetup[]): readonly SeatPlan[] =>
  filledSeats(seats).filter((seat) => seat.who !== 'friend');

/** The person's own emblem first where the game has it; the other colours keep their order. */
const coloursFor = ({ colours }: GameAbout, wish: SeatColour): readonly SeatColour[] =>
  colours.includes(wish) ? [wish, ...colours.filter((one) => one !== wish)] : colours;

/** As they sit round the table: where colours are factions, the order is the book's. */
export const seatedAt = (
  { factions }: GameAbout,
  seats: readonly SeatSetup[],
): readonly FilledSeat[] => {
  const taken = filledSeats(seats);
  return (
    factions?.clockwise.flatMap((next) => taken.filter(({ colour }) => colour === next)) ?? taken
  );
};

const DEFAULT_SEATS = 4;

/** One person and bots: four seats, or as many as the game has. */
export const firstWishes = (
  about: GameAbout,
  { emblem, botLevel }: Pick<Settings, 'emblem' | 'botLevel'>,
  names: { readonly you: string; readonly bots: readonly string[] },
): readonly SeatSetup[] => {
  const colours = about.factions === undefined ? coloursFor(about, emblem) : about.colours;
  const level = levelAt(about, botLevel);
  return colours.map((colour, i): SeatSetup => {
    if (i === 0) return { colour, who: 'person', name: names.you };
    if (i >= DEFAULT_SEATS) return { colour, who: 'nobody' };
    return { colour, who: 'bot', name: names.bots[i - 1] ?? '', level };
  });
};

export type SeatChange =
  | { readonly who: 'person'; readonly name: string }
  | BotPlan
  | { readonly who: 'friend' }
  | { readonly who: 'nobody' };

export const withSeat = (
  seats: readonly SeatSetup[],
  colour: SeatColour,
  change: SeatChange,
): readonly SeatSetup[] =>
  seats.map((seat): SeatSetup => (seat.colour === colour ? { colour, ...change } : seat));

/** A name nobody at the table has yet. */
export const freeName = (seats: readonly SeatSetup[], names: readonly string[]): string => {
  const taken = new Set(takenSeats(seats).map(({ name }) => name));
  return names.find((name) => !taken.has(name)) ?? names[0] ?? '';
};

export const isEnough = (about: GameAbout, seats: readonly SeatSetup[]): boolean =>
  filledSeats(seats).length >= fewestPlayers(about);

/** How many may sit at a table with this module. */
export const mostWith = (about: GameAbout, module: string): number =>
  Math.max(...(about.modules[module]?.seats ?? [mostPlayers(about)]));

/** Modules somebody wants that this many can play with. */
export const modulesAt = (
  about: GameAbout,
  wished: readonly string[],
  seats: readonly SeatSetup[],
): readonly string[] =>
  modulesOf(about).filter(
    (one) => wished.includes(one) && filledSeats(seats).length <= mostWith(about, one),
  );

/** Factions that the game cannot do without, and nobody plays. */
export const missingFactions = (
  { factions }: GameAbout,
  seats: readonly SeatSetup[],
): readonly SeatColour[] =>
  (factions?.needed ?? []).filter(
    (needed) => !filledSeats(seats).some(({ colour }) => colour === needed),
  );

export const personsAt = (seats: readonly SeatSetup[]): readonly SeatPlan[] =>
  takenSeats(seats).filter(({ who }) => who === 'person');

const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? name;

/** The first name alone, where no other seat has the same. */
export const calledAt = (seats: readonly SeatSetup[], { name }: SeatPlan): string => {
  const first = firstNameOf(name);
  const alike = takenSeats(seats).filter((seat) => firstNameOf(seat.name) === first);
  return alike.length > 1 ? name : first;
};
