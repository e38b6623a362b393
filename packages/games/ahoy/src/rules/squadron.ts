// Chapter 12, the Bluefin Squadron: AH-154 to AH-173, AH-307, AH-S40, AH-S75 to AH-S77

import type { Act, Chapter, Seat } from '@quarterdeck/kernel';
import { auto, decision } from '@quarterdeck/kernel';
import type { Ahoy, Draft, Kinds } from '../model/state.ts';
import type { FigureId } from '../pack/fields.ts';
import type { SpaceId } from '../pack/printed.ts';
import { removeComrades } from './comrades.ts';
import {
  figureOf,
  flagshipRegion,
  flagshipSpace,
  inSupply,
  isLike,
  placeFigure,
  removeFigure,
  squadronSeat,
} from './fleet.ts';
import { allSpaces, islandOf, neighboursOf, regionsOf } from './geometry/map.ts';
import { canStep } from './moving/steps.ts';

/** AH-171, AH-S40: Patrols not yet moved by this action that can move; alike ones stand for one. */
function orderable(g: Ahoy, by: Seat, moved: readonly FigureId[]): FigureId[] {
  const found: FigureId[] = [];
  for (const f of g.figures) {
    if (f.kind !== 'patrol' || f.space === null || moved.includes(f.figure)) continue;
    if (found.some((other) => isLike(f, figureOf(g, other)))) continue;
    if (canStep(g, f.figure, by)) found.push(f.figure);
  }
  return found;
}

const patrolsOn = (g: Ahoy, space: SpaceId): FigureId[] =>
  g.figures.filter((f) => f.kind === 'patrol' && f.space === space).map((f) => f.figure);

/** AH-158, AH-S75: Islands with Patrols enough. */
function buildable(g: Ahoy): SpaceId[] {
  if (inSupply(g, 'stronghold') === undefined) return [];
  const { patrolsPerStronghold } = g.printed.content.amounts.bluefin;
  return regionsOf(g)
    .map((region) => islandOf(g, region))
    .filter((island) => patrolsOn(g, island).length >= patrolsPerStronghold);
}

function build(g: Draft, space: SpaceId, act: Act<Kinds>): void {
  const stronghold = inSupply(g, 'stronghold');
  if (stronghold === undefined) throw new Error('no Stronghold is left');
  const { patrolsPerStronghold } = g.printed.content.amounts.bluefin;
  for (const patrol of patrolsOn(g, space).slice(0, patrolsPerStronghold))
    removeFigure(g, patrol, 'AH-158', act);
  figureOf(g, stronghold).space = space;
  act.emit('AH-158', 'stronghold-built', { figure: stronghold, space });
}

export const squadron: Chapter<Kinds, 'squadron'> = {
  'squadron/patrols': auto((g, { seat, left, most, peaceful, moved }, act) => {
    const goesOn = left > 0 && orderable(g, seat, moved).length > 0;
    if (goesOn) act.next('squadron/order', { seat, left, most, peaceful, moved });
    if (g.ordered !== null) g.ordered = goesOn ? [...moved] : [];
  }),

  // AH-171, AH-S77: one after another, in the order the player likes.
  'squadron/order': decision({
    seat: (_, { seat }) => seat,
    choices: (g, { seat, moved }, offer, deny) => {
      offer({ do: 'done' });
      for (const figure of orderable(g, seat, moved)) offer({ do: 'order', figure });
      for (const figure of moved) deny({ do: 'order', figure }, 'AH-171');
      for (const { figure, kind, space } of g.figures)
        if (kind === 'stronghold' && space !== null) deny({ do: 'order', figure }, 'AH-307');
    },
    answer: (g, { seat, left, most, peaceful, moved }, choice, act) => {
      if (g.ordered !== null) g.ordered = choice.do === 'done' ? [] : [...moved, choice.figure];
      if (choice.do === 'done') return;
      const { figure } = choice;
      act.next('moving/begin', {
        figure,
        by: seat,
        most,
        bonus: 'none',
        peaceful,
        trawling: false,
      });
      act.next('squadron/patrols', {
        seat,
        left: left - 1,
        most,
        peaceful,
        moved: [...moved, figure],
      });
    },
  }),

  // AH-170, AH-S76
  'squadron/bombard': auto((g, _, act) => {
    const region = flagshipRegion(g, squadronSeat(g));
    removeComrades(g, region, Number.MAX_SAFE_INTEGER, 'AH-170', act);
  }),

  // AH-172, AH-173
  'squadron/deploy': decision({
    seat: squadronSeat,
    choices: (g, _, offer, deny) => {
      const here = flagshipSpace(g, squadronSeat(g));
      const around = neighboursOf(g, here);
      offer({ do: 'deploy', space: here });
      for (const space of around) offer({ do: 'deploy', space });
      for (const space of allSpaces(g))
        if (space !== here && !around.includes(space)) deny({ do: 'deploy', space }, 'AH-172');
    },
    answer: (g, _, { space }, act) => {
      const patrol = inSupply(g, 'patrol');
      if (patrol !== undefined) placeFigure(g, patrol, space, 'AH-172', act);
    },
  }),

  // AH-158: at the end of each of its turns.
  'squadron/fortify': auto((g, _, act) => {
    if (buildable(g).length > 0) act.next('squadron/build', {});
  }),

  'squadron/build': decision({
    seat: squadronSeat,
    choices: (g, _, offer, deny) => {
      offer({ do: 'done' });
      const islands = buildable(g);
      for (const region of regionsOf(g)) {
        const space = islandOf(g, region);
        if (islands.includes(space)) offer({ do: 'build', space });
        else deny({ do: 'build', space }, 'AH-158');
      }
    },
    answer: (g, _, choice, act) => {
      if (choice.do === 'done') return;
      build(g, choice.space, act);
      act.next('squadron/fortify', {});
    },
  }),
};
