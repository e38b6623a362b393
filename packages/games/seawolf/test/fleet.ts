// The battle phase on the known chart, with every ship where no battle finds it.

import { at } from '@quarterdeck/kernel';
import type { Event, Match } from '@quarterdeck/kernel/engine';
import { type Answer, script } from '@quarterdeck/kernel/test-kit';
import type { Kinds, Ship } from '../src/model/state.ts';
import type { Card } from '../src/pack/components.ts';
import {
  BLANK,
  HIT,
  KEELSON,
  PEARL,
  type Position,
  SAILMAKER,
  type ShipPatch,
  SLIPWAY,
  SMALL,
  sail,
  told,
  WRECKERS,
  wolf,
} from './positions.ts';

type Sailed = ReturnType<typeof sail>;

/** By seat: tiles that nobody shares, out of the reach of a pirate off Bazaar Atoll. */
const ALONE = [WRECKERS, KEELSON, SLIPWAY, SAILMAKER, PEARL];
/** The same on the small chart, where the pirate lies off Sailmaker Reef. */
const ALONE_ON_SMALL = [SMALL.WRECKERS, SMALL.GUNNERS, SMALL.LAGOON];

/** Every ship alone, but for what a test says of it. */
export function apart(
  seats: number,
  ships: { readonly [seat: number]: ShipPatch } = {},
): { readonly [seat: number]: ShipPatch } {
  const tiles = seats > 3 ? ALONE : ALONE_ON_SMALL;
  return Object.fromEntries(
    tiles.slice(0, seats).map((tile, seat) => [seat, { tile, ...ships[seat] }]),
  );
}

export type Fleet = Pick<Position, 'seats' | 'ships' | 'state' | 'rig' | 'under'>;

/** The battles of a round, until somebody is asked or all are fought. */
export const fight = ({ seats = 4, ships, ...more }: Fleet): Sailed =>
  sail({ ...more, seats, ships: apart(seats, ships), step: 'battle/begin', data: {} });

/** A ship as everybody sees it. */
export const shipSeen = (match: Match<Kinds>, seat: number): Ship =>
  at(wolf.view(match, 'spectator').state.ships, seat);

/** Dice as they shall fall: x hits, - does not. */
export const falls = (dice: string): number[] =>
  [...dice].map((die) => (die === 'x' ? HIT : BLANK));

/** The named captains meet on one sea tile; each rolls a die per cannon, clockwise. */
export function meet(
  ships: { readonly [seat: number]: ShipPatch },
  dice: string,
  state: NonNullable<Position['state']> = {},
): Sailed {
  const there = Object.entries(ships).map(([seat, ship]) => [seat, { tile: KEELSON, ...ship }]);
  // Whoever is not named lies elsewhere.
  const elsewhere = { 1: { tile: PEARL } };
  return fight({
    ships: { ...elsewhere, ...Object.fromEntries(there) },
    state,
    rig: falls(dice),
  });
}

/** Everybody takes thalers for as long as they may: who took from whom, in order. */
export function plunder(match: Match<Kinds>): (readonly [winner: number, loser: number])[] {
  const events: Event<Kinds>[] = [];
  while (wolf.asked(match).length > 0)
    events.push(...script(wolf, match, [{ do: 'take', loot: 'thalers' }]));
  return told(events, 'looted').map(({ winner, loser }) => [winner, loser]);
}

/** A round in which everybody who has rum lays a card, and nobody uses an island. */
export function playRound(
  match: Match<Kinds>,
  cards: { readonly [seat: number]: Card },
): Event<Kinds>[] {
  const lays = wolf
    .asked(match)
    .map(({ seat }): Answer<Kinds> => ({ by: seat, do: 'lay', cards: [cards[seat] ?? 'north'] }));
  const events = script(wolf, match, lays);
  while (wolf.asked(match)[0]?.step === 'actions/choose')
    events.push(...script(wolf, match, [{ do: 'end' }]));
  return events;
}
