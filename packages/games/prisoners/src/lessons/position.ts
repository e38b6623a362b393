// Positions of the lessons, as whole as a match: every card and every destination lies somewhere.

import { at, byId, seatsOf } from '@quarterdeck/kernel';
import { packIds } from '@quarterdeck/kernel/pack';
import type { FrameSketch, Scenario } from '@quarterdeck/kernel/staging';
import {
  CREATURES,
  DECK_MANEUVERS,
  type DeckManeuver,
  type Draft,
  type HexId,
  type Kinds,
  newShip,
  PRISONERS_PACK,
  TERRITORIES,
  type Territory,
  TURN_STEPS,
} from '../index.ts';

type Face = Draft['removed'][number];

const ROWS = 16;
/** A hex by its name: column by column, from A1 downwards. */
export const hex = (name: string): HexId =>
  ((name.charCodeAt(0) - 'A'.charCodeAt(0)) * ROWS + Number(name.slice(1)) - 1) as HexId;

/** Dice that fall like this: h is a hit, m a miss. */
export const falls = (dice: string): number[] =>
  [...dice].map((die) => PRISONERS_PACK.content.dice.faces.indexOf(die === 'h' ? 'hit' : 'miss'));

export type ShipSketch = { readonly at: string; readonly level?: number };
export type DestinationSketch = {
  readonly at: string;
  readonly face: Face;
  /** Lies open, and this seat controls it. */
  readonly controller?: number;
  readonly explored?: true;
};

export type Sketch = {
  /** By seat. */
  readonly ships: readonly (readonly ShipSketch[])[];
  readonly destinations: readonly DestinationSketch[];
  /** By seat. */
  readonly hands?: readonly (readonly DeckManeuver[])[];
  /** The next cards, the first one on top. */
  readonly next?: readonly DeckManeuver[];
  /** Cards above Take No Prisoners; war where it is left out. */
  readonly truce?: number;
  /** Whose turn it is: the learner's unless told. */
  readonly active?: number;
  readonly turn?: number;
  readonly step?: TurnStep;
};

type TurnStep = (typeof TURN_STEPS)[number];

const frame = (step: TurnStep): FrameSketch<Kinds> => ({ step: `turn/${step}`, data: {} });

/** What is left of a pile when these were taken out of it. */
function without<T>(pile: readonly T[], taken: readonly T[]): T[] {
  const left = [...pile];
  for (const one of taken) {
    const place = left.indexOf(one);
    if (place < 0) throw new Error(`lessons: ${String(one)} is not in the pile any more`);
    left.splice(place, 1);
  }
  return left;
}

const { deckManeuvers } = PRISONERS_PACK.content;
/** Those that came after the first edition, too. */
const ALL_CARDS: readonly DeckManeuver[] = packIds(deckManeuvers, DECK_MANEUVERS).flatMap((card) =>
  new Array<DeckManeuver>(byId(deckManeuvers, card).count).fill(card),
);
const ALL_FACES: readonly Face[] = [
  ...CREATURES.flatMap((face) =>
    new Array<Face>(PRISONERS_PACK.content.destinations[face].count).fill(face),
  ),
  ...TERRITORIES,
];

/** No card lies beside its like, and every lesson has the same deck: far apart in the list of cards. */
const STRIDE = 23;
const mixed = <T>(pile: readonly T[]): T[] => {
  const left = [...pile];
  const out: T[] = [];
  for (let place = 0; left.length > 0; ) {
    place = (place + STRIDE) % left.length;
    out.push(...left.splice(place, 1));
  }
  return out;
};

const territoryRows = (destinations: readonly DestinationSketch[]) => {
  const controllerOf = (territory: Territory): number | null =>
    destinations.find(({ face }) => face === territory)?.controller ?? null;
  return TERRITORIES.map((territory) => ({
    territory,
    controller: controllerOf(territory),
    holder: controllerOf(territory),
    drawPhasesLeft: 0,
    capturedThisTurn: false,
  }));
};

/** Two fleets in the middle of a match, at a step of somebody's turn. */
export function position(sketch: Sketch): Scenario<Kinds> {
  const { ships, destinations, hands = [], next = [], truce } = sketch;
  const { active = 0, turn = 5, step = 'engage' } = sketch;
  const fleets: Pick<Draft, 'ships'> = { ships: [] };
  for (const seat of seatsOf(ships.length))
    for (const { at: place, level = 5 } of at(ships, seat))
      newShip(fleets, seat, hex(place), level);
  return {
    seats: ships.length,
    patch: {
      turn: { number: turn, seat: active, step, attacked: false, draws: 0, extraDraws: 0 },
      players: {
        0: { region: 0, coordinates: '86', hand: [...(hands[0] ?? [])] },
        1: { region: 3, coordinates: '75', hand: [...(hands[1] ?? [])] },
      },
      ...fleets,
      destinations: destinations.map(({ at, face, explored, controller }) => ({
        hex: hex(at),
        explored: explored === true || controller !== undefined,
        seenBy: [],
        face,
      })),
      territories: territoryRows(destinations),
      cardsAbove: truce ?? null,
      deck: [...mixed(without(ALL_CARDS, [...hands.flat(), ...next])), ...next.toReversed()],
      box: without(
        ALL_FACES,
        destinations.map(({ face }) => face),
      ),
    },
    ...frame(step),
    under: TURN_STEPS.slice(TURN_STEPS.indexOf(step) + 1).map(frame),
  };
}
