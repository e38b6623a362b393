// Deckhands moved by Hide Out and Reassign: TE-181, TE-182, TE-221, TE-S29, TE-S67, TE-S119

import type { Act, Chapter } from '@quarterdeck/kernel';
import { decision } from '@quarterdeck/kernel';
import type { MoveDeckhand, Offer } from '../../model/choices.ts';
import type { Draft, Kinds, Tinypirates } from '../../model/state.ts';
import { ASSIGNMENTS, type Assignment, STATIONS } from '../../pack/components.ts';
import type { PirateId, Reassignment } from '../../pack/fields.ts';
import { answersFor, pirateOf } from '../fleet.ts';
import { gainGold } from '../gains.ts';

/** One reassignment under way. */
type Moves = {
  readonly pirate: PirateId;
  readonly reassignment: Reassignment;
  /** By station: how many were moved there, and so do not move again. */
  readonly moved: readonly number[];
};

export function beginReassign(
  g: Draft,
  pirate: PirateId,
  reassignment: Reassignment,
  act: Act<Kinds>,
): void {
  const { extort } = pirateOf(g, pirate).deckhands;
  act.next('deckhands/move', { pirate, reassignment, moved: STATIONS.map(() => 0), extort });
}

/** Deckhands there that have not moved yet; the last Assignment is Repair, where none moves to. */
const unmoved = (g: Tinypirates, { pirate, moved }: Moves, from: Assignment): number =>
  pirateOf(g, pirate).deckhands[from] - (moved[ASSIGNMENTS.indexOf(from)] ?? 0);

function offerMoves(g: Tinypirates, moves: Moves, offer: Offer<MoveDeckhand>): void {
  for (const from of ASSIGNMENTS) {
    if (unmoved(g, moves, from) <= 0) continue;
    for (const to of STATIONS) if (to !== from) offer({ do: 'move', from, space: null, to });
  }
  if (moves.reassignment === 'reassign') return; // TE-221
  pirateOf(g, moves.pirate).wheel.forEach((manned, space) => {
    if (manned) for (const to of STATIONS) offer({ do: 'move', from: 'wheel', space, to });
  });
}

const canMove = (g: Tinypirates, moves: Moves): boolean => {
  let offers = 0;
  offerMoves(g, moves, () => {
    offers++;
  });
  return offers > 0;
};

function move(g: Draft, moves: Moves, choice: MoveDeckhand, act: Act<Kinds>): void {
  const { pirate, reassignment } = moves;
  const { from, space, to } = choice;
  const mat = pirateOf(g, pirate);
  if (from !== 'wheel') mat.deckhands[from]--;
  else if (space !== null) mat.wheel[space] = false;
  mat.deckhands[to]++;
  const clause = reassignment === 'hideOut' ? 'TE-181' : 'TE-221';
  act.emit(clause, 'deckhand-moved', { pirate, from, space, to });
}

/** TE-182, TE-S67: Hide Out pays for the rise alone. */
function finish(g: Draft, moves: Moves, before: number, act: Act<Kinds>): void {
  const { pirate, reassignment } = moves;
  if (reassignment !== 'hideOut') return;
  const rise = pirateOf(g, pirate).deckhands.extort - before;
  if (rise <= 0) return;
  g.turn.extorted = rise;
  act.emit('TE-182', 'extorted', { pirate, deckhands: rise });
  const { goldOnShipLine } = g.printed.content.helmMat.assignments.extort;
  gainGold(g, pirate, rise * goldOnShipLine, 'TE-182', act);
}

export const reassign: Chapter<Kinds, 'deckhands'> = {
  'deckhands/move': decision({
    seat: (g, { pirate }) => answersFor(g, pirate),
    choices: (g, moves, offer) => {
      offerMoves(g, moves, offer);
      offer({ do: 'done' });
    },
    answer: (g, moves, choice, act) => {
      const { pirate, reassignment, extort } = moves;
      if (choice.do === 'done') {
        finish(g, moves, extort, act);
        return;
      }
      move(g, moves, choice, act);
      const moved = moves.moved.map((count, place) =>
        STATIONS[place] === choice.to ? count + 1 : count,
      );
      const left = { pirate, reassignment, moved, extort };
      if (canMove(g, left)) act.next('deckhands/move', left);
      else finish(g, left, extort, act);
    },
  }),
};
