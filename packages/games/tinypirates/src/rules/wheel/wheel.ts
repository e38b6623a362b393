// Chapter 4, the Wheel and Deckhands: TE-053 to TE-081, TE-371, TE-S29 to TE-S34

import type { Act, Chapter } from '@quarterdeck/kernel';
import { at, auto, decision } from '@quarterdeck/kernel';
import type { Draft, Kinds, Pirate, Tinypirates } from '../../model/state.ts';
import { ASSIGNMENTS, type Assignment, STATIONS } from '../../pack/components.ts';
import type { PirateId } from '../../pack/fields.ts';
import { answersFor, pirateOf } from '../fleet.ts';

/** TE-053: where the Captain starts the game, and where nobody needs a Deckhand (TE-065). */
const HIDE_OUT = 0;

/** The spaces from one after the Captain's up to the stop, the stop included (TE-055). */
export function wayTo({ captainAt, wheel }: Pirate, stop: number): number[] {
  const way: number[] = [];
  let space = captainAt;
  do {
    space = (space + 1) % wheel.length;
    way.push(space);
  } while (space !== stop);
  return way;
}

/** TE-057, TE-060, TE-065: the spaces on the way that a Deckhand must be placed on. */
export const emptyOnes = ({ wheel }: Pirate, way: readonly number[]): number[] =>
  way.filter((space, place) => place < way.length - 1 && space !== HIDE_OUT && !wheel[space]);

/** TE-058, TE-077: Repair is no bar to skipping. */
export const onAssignments = ({ deckhands }: Pirate): number =>
  deckhands.rigging + deckhands.cannons + deckhands.extort + deckhands.repair;

/** TE-S31: whether the Deckhands on Assignments suffice for that stop. */
export const canReach = (pirate: Pirate, stop: number): boolean =>
  emptyOnes(pirate, wayTo(pirate, stop)).length <= onAssignments(pirate);

/** The Assignments that a Deckhand can be taken from (TE-058). */
const sources = (g: Tinypirates, pirate: PirateId): readonly Assignment[] => {
  const { deckhands } = pirateOf(g, pirate);
  return ASSIGNMENTS.filter((assignment) => deckhands[assignment] > 0);
};

function skip(g: Draft, pirate: PirateId, space: number, from: Assignment, act: Act<Kinds>): void {
  const mat = pirateOf(g, pirate);
  mat.deckhands[from]--;
  mat.wheel[space] = true;
  act.emit('TE-057', 'space-skipped', { pirate, space, from });
}

/** TE-054, TE-061, TE-070: skips are paid first, then pickups are placed, both clockwise. */
function moveCaptain(g: Draft, pirate: PirateId, stop: number, act: Act<Kinds>): void {
  const mat = pirateOf(g, pirate);
  const from = mat.captainAt;
  const way = wayTo(mat, stop);
  const crossed = way.includes(HIDE_OUT);
  const empty = emptyOnes(mat, way);
  const manned = way.filter((space) => mat.wheel[space]);
  mat.captainAt = stop;
  g.turn.crossed = crossed;
  const order = at(mat.orders, stop);
  act.emit('TE-054', 'captain-moved', { pirate, from, to: stop, order, crossed });
  for (const space of empty) act.next('wheel/skip-over', { pirate, space });
  for (const space of manned) act.next('wheel/pick-up', { pirate, space });
}

export const wheel: Chapter<Kinds, 'wheel'> = {
  'wheel/order': decision({
    seat: (g, { pirate }) => answersFor(g, pirate),
    choices: (g, { pirate }, offer, deny) => {
      const mat = pirateOf(g, pirate);
      for (let stop = 0; stop < mat.wheel.length; stop++) {
        const choice = { do: 'order', stop } as const;
        if (stop === mat.captainAt) deny(choice, 'TE-064');
        else if (canReach(mat, stop)) offer(choice);
        else deny(choice, 'TE-057');
      }
    },
    answer: (g, { pirate }, { stop }, act) => moveCaptain(g, pirate, stop, act),
  }),

  'wheel/skip-over': auto((g, { pirate, space }, act) => {
    const [only, other] = sources(g, pirate);
    if (only === undefined) throw new Error('wheel/skip-over: no Deckhand on an Assignment');
    if (other === undefined) skip(g, pirate, space, only, act);
    else act.next('wheel/skip', { pirate, space });
  }),

  'wheel/skip': decision({
    seat: (g, { pirate }) => answersFor(g, pirate),
    choices: (g, { pirate }, offer) => {
      for (const from of sources(g, pirate)) offer({ do: 'skip-with', from });
    },
    answer: (g, { pirate, space }, { from }, act) => skip(g, pirate, space, from, act),
  }),

  'wheel/pick-up': decision({
    seat: (g, { pirate }) => answersFor(g, pirate),
    choices: (_g, _f, offer) => {
      for (const to of STATIONS) offer({ do: 'put', to });
    },
    answer: (g, { pirate, space }, { to }, act) => {
      const mat = pirateOf(g, pirate);
      mat.wheel[space] = false;
      mat.deckhands[to]++;
      act.emit('TE-061', 'deckhand-picked-up', { pirate, space, to });
    },
  }),
};
