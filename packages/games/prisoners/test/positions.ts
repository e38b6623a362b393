// Known positions on a quiet sea, so that a test states only what matters to its rule.

import { type Seat, seatsOf } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import { type Event, engine, type Match } from '@quarterdeck/kernel/engine';
import {
  type Answer,
  begin,
  type FrameSketch,
  type Patch,
  script,
  tellings,
} from '@quarterdeck/kernel/test-kit';
import { prisoners } from '../src/game.ts';
import type { Draft, Kinds } from '../src/model/state.ts';
import type { Face } from '../src/pack/components.ts';
import { type DeckManeuver, TERRITORIES, type Territory } from '../src/pack/ids.gen.ts';

export const table = engine(prisoners, { strict: true });
export const { told, names } = tellings<Kinds>();
export const { printed } = table.pack;

/** Red, green, purple and yellow. */
export const [RED, GREEN, PURPLE, YELLOW] = seatsOf(4) as [Seat, Seat, Seat, Seat];

/** A hex by its name: `hex('A1')`. */
export function hex(name: string): number {
  const found = printed.hexes.findIndex((each) => each.name === name);
  if (found < 0) throw new Error(`there is no hex ${name}`);
  return found;
}

/** Dice that fall like this: h is a hit, m a miss, blanks are for the reader. */
export const falls = (dice: string): number[] =>
  [...dice.replaceAll(' ', '')].map((die) => printed.isHit.indexOf(die === 'h'));

type ShipFields = Draft['ships'][number];
/** Level 5 unless said otherwise; `at` null is sunk. */
export type ShipSketch = Partial<Omit<ShipFields, 'ship' | 'seat' | 'hex'>> & {
  readonly at: string | null;
};

export type DestinationSketch = {
  readonly at: string;
  readonly face: Face;
  /** True unless said otherwise. */
  readonly explored?: boolean;
  readonly seenBy?: readonly number[];
};

export type TerritorySketch = Partial<Omit<Draft['territories'][number], 'territory'>>;

export type Circumstances = {
  /** Two unless said otherwise. */
  readonly seats?: number;
  /** Whose turn it is: red's unless said otherwise. */
  readonly turn?: number;
  /** By seat. Who is not named has one ship of level 5 in a far corner. */
  readonly ships?: readonly (readonly ShipSketch[])[];
  readonly destinations?: readonly DestinationSketch[];
  readonly territories?: { readonly [T in Territory]?: TerritorySketch };
  /** By seat. */
  readonly hands?: readonly (readonly DeckManeuver[])[];
  /** War unless there are cards above Take No Prisoners. */
  readonly cardsAbove?: number;
  /** Laid over all that. */
  readonly state?: Patch<
    Omit<Draft, 'ships' | 'destinations' | 'territories' | 'turn' | 'cardsAbove' | 'players'>
  >;
  /** Laid over the players, by seat. */
  readonly players?: { readonly [seat: number]: Patch<Draft['players'][number]> };
  /** Laid over the turn. */
  readonly inTurn?: Patch<Draft['turn']>;
  readonly rig?: readonly number[];
  readonly seed?: number;
};

export type Played = { readonly match: Match<Kinds>; readonly events: Event<Kinds>[] };

/** Where the fleets lie that no test looks at. */
const CORNERS = ['A1', 'R1', 'R16', 'A16'] as const;

const shipOf = (ship: number, seat: number, { at, ...rest }: ShipSketch): Patch<ShipFields> => ({
  ship,
  seat,
  hex: at === null ? null : hex(at),
  level: 5,
  moved: false,
  explored: false,
  attacked: false,
  idle: false,
  won: false,
  extraMove: 0,
  attackDice: 0,
  sinkDefense: 0,
  captureDefense: 0,
  noReturnFire: false,
  ...rest,
});

function fleets({ seats = 2, ships = [] }: Circumstances): Patch<ShipFields>[] {
  const out: Patch<ShipFields>[] = [];
  for (let seat = 0; seat < seats; seat++)
    for (const sketch of ships[seat] ?? [{ at: CORNERS[seat] ?? 'A1' }])
      out.push(shipOf(out.length, seat, sketch));
  return out;
}

const territoryRows = (sketches: Circumstances['territories'] = {}) =>
  TERRITORIES.map((territory) => ({
    territory,
    controller: null,
    holder: null,
    drawPhasesLeft: 0,
    capturedThisTurn: false,
    ...sketches[territory],
  }));

const destinationRows = (sketches: readonly DestinationSketch[] = []) =>
  sketches.map(({ at, face, explored = true, seenBy = [] }) => ({
    hex: hex(at),
    explored,
    seenBy: [...seenBy],
    face,
  }));

function playerRows({ seats = 2, hands = [], players = {} }: Circumstances) {
  const rows: Record<number, Patch<Draft['players'][number]>> = {};
  for (let seat = 0; seat < seats; seat++)
    rows[seat] = { hand: [...(hands[seat] ?? [])], ...players[seat] };
  return rows;
}

/** The steps of a turn, by what their frames are called. */
const STEPS = [
  'command',
  'move',
  'explore',
  'engage',
  'upgrade',
  'draw',
  'territory',
  'end',
] as const;
type TurnStep = (typeof STEPS)[number];

const frame = (step: TurnStep): FrameSketch<Kinds> => ({ step: `turn/${step}`, data: {} });

/** A turn from one of its steps on, with what happened until somebody was asked. */
export function from(step: TurnStep, around: Circumstances): Played {
  const { seats = 2, turn = 0, cardsAbove, state = {}, inTurn = {}, rig = [], seed } = around;
  const now = { number: 9, seat: turn, step, attacked: false, draws: 0, extraDraws: 0 } as const;
  return begin<Kinds>(table, {
    seats,
    patch: {
      turn: { ...now, ...inTurn },
      players: playerRows(around),
      ships: fleets(around),
      destinations: destinationRows(around.destinations),
      territories: territoryRows(around.territories),
      cardsAbove: cardsAbove ?? null,
      ...state,
    },
    ...frame(step),
    under: STEPS.slice(STEPS.indexOf(step) + 1).map(frame),
    rig,
    ...(seed === undefined ? {} : { seed }),
  });
}

/** … and after these answers. */
export function play(
  step: TurnStep,
  around: Circumstances,
  answers: readonly Answer<Kinds>[],
): Played {
  const { match, events } = from(step, around);
  return { match, events: [...events, ...script(table, match, answers)] };
}

/** An attack, with dice that fall like this. */
export const attack = (
  around: Circumstances,
  ship: number,
  target: string,
  dice: string,
  answers: readonly Answer<Kinds>[] = [],
): Played =>
  play('engage', { ...around, rig: falls(dice) }, [
    { do: 'attack', ship, hex: hex(target) },
    ...answers,
  ]);

/** Who is asked now, and in which step. */
export const askedNow = (match: Match<Kinds>): [number, string] | undefined => {
  const [asked] = table.asked(match);
  return asked === undefined ? undefined : [asked.seat, asked.step];
};

/** A table as it is set, before the first region is chosen. */
export const opening = (seats: number, seed = 1): Match<Kinds> =>
  table.create({ seats, rng: sfcRng(seed) });

/** Everything that a viewer gets, as it goes over a wire. */
export const wire = (match: Match<Kinds>, viewer: Seat | 'spectator'): string =>
  JSON.stringify(table.toWire(table.view(match, viewer)));
