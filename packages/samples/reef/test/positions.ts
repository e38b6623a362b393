import type { Event, Match } from '@quarterdeck/kernel/engine';
import { type Patch, scenario } from '@quarterdeck/kernel/test-kit';
import type { Draft, Kinds } from '../src/index.ts';
import { ADA, pool, table } from '../src/table.ts';

type BoatPatch = Patch<Draft['boats'][number]>;
type Position = {
  readonly ada?: BoatPatch;
  readonly bo?: BoatPatch;
  readonly cy?: BoatPatch;
  readonly sea?: Patch<Draft>;
  readonly rig?: readonly number[];
};

/** Cards by their place in the printed list. */
export const [CALM, SQUALL, LANTERN, KEEPSAKE] = [0, 7, 12, 19] as const;

const BARE = { charms: [], helpers: [] } as const;

/**
 * Three boats with empty hands and no helpers, currents far away, no storms; Ada at a1, Bo at e4 and
 * Cy at e1.
 */
const calmSea = ({ ada, bo, cy, sea }: Position): Patch<Draft> => ({
  first: ADA,
  storms: false,
  currents: [pool('d4'), pool('d4'), pool('d4')],
  boats: { 0: { ...BARE, ...ada }, 1: { ...BARE, ...bo }, 2: { ...BARE, ...cy } },
  ...sea,
});

/** Ada is about to dive from a1; b1 and c1 are planned, where nothing else is said. */
export const adaDives = (position: Position = {}): Match<Kinds> =>
  scenario(table, {
    seats: 3,
    patch: calmSea({ ...position, ada: { plan: [pool('b1'), pool('c1')], ...position.ada } }),
    step: 'diving/begin',
    data: { seat: ADA },
    under: [{ step: 'round/end', data: {} }],
    rig: position.rig ?? [],
  });

/** A round begins, or ends. */
export const round = (step: 'round/start' | 'round/end', position: Position = {}): Match<Kinds> =>
  scenario(table, {
    seats: 3,
    patch: calmSea(position),
    step,
    data: {},
    rig: position.rig ?? [],
  });

export const DIVE_B1 = { do: 'dive', pool: pool('b1') } as const;

export const names = (events: readonly Event<Kinds>[]): string[] =>
  events.map(({ event }) => event);
