// Chapter 8, what a space does to a figure that moves in: AH-092 to AH-096, AH-104, AH-S36 to AH-S42

import type { Act, Chapter } from '@quarterdeck/kernel';
import { auto, decision } from '@quarterdeck/kernel';
import type { ClauseId } from '../../clauses.gen.ts';
import type { Ahoy, Draft, Kinds, Voyage } from '../../model/state.ts';
import { DIRECTIONS, type Direction } from '../../pack/components.ts';
import type { FigureId } from '../../pack/fields.ts';
import type { SpaceId } from '../../pack/printed.ts';
import { cardThat } from '../crew/gifts.ts';
import { figureOf, removeFigure, spaceOf } from '../fleet.ts';
import { currentOf, stepFrom, terrainOf, treasureOf } from '../geometry/map.ts';
import { gainGold } from '../purse.ts';
import { canExplore, directionTo, offerOff, roundTheMap, voyageNow } from './steps.ts';

export type TerrainStep =
  | 'moving/terrain'
  | 'moving/wreckage'
  | 'moving/steer'
  | 'moving/carried-off'
  | 'moving/trawl';

/** AH-S37: between two steps of its own, and in moves inside its move, a space carries a figure once. */
const hasCarried = (g: Ahoy, { figure }: Voyage, space: SpaceId): boolean =>
  g.voyages.some((voyage) => voyage.figure === figure && voyage.carried.includes(space));

/** AH-270, AH-247: whether the owner picks the way. */
function isSteered(g: Ahoy, { figure }: Voyage, space: SpaceId): boolean {
  const { seat, kind } = figureOf(g, figure);
  if (kind !== 'flagship') return false;
  const power = terrainOf(g, space) === 'fog' ? 'steersFog' : 'steersCurrents';
  return cardThat(g, seat, power) !== undefined;
}

/** AH-092 to AH-095, AH-S36: one space that way, if the figure can go there. */
function carry(g: Draft, direction: Direction, act: Act<Kinds>): void {
  const voyage = voyageNow(g);
  const { figure, by } = voyage;
  const from = spaceOf(g, figure);
  const to = stepFrom(g, from, direction);
  if (to === 'barred') stay(figure, direction, 'AH-S36', act);
  else if (to !== 'off') {
    voyage.carried.push(from);
    act.emit('AH-092', 'carried', { figure, direction, to });
    act.next('moving/enter', { space: to });
  } else if (!voyage.shove && roundTheMap(g, figure, by, direction) !== undefined)
    act.next('moving/carried-off', { direction });
  else if (!voyage.shove && canExplore(g, figure, by, direction)) {
    voyage.carried.push(from);
    act.emit('AH-092', 'carried', { figure, direction, to: null });
    act.next('exploring/draw', { direction });
  } else stay(figure, direction, voyage.shove ? 'AH-249' : 'AH-S36', act);
}

/** AH-S36: the current has no effect, and the figure stays. */
function stay(figure: FigureId, direction: Direction, clause: ClauseId, act: Act<Kinds>): void {
  act.emit(clause, 'carried', { figure, direction, to: null });
  act.emit(clause, 'not-carried', { figure, direction });
}

/** AH-104, AH-157, AH-186, AH-S62 */
function wreck(g: Draft, voyage: Voyage, act: Act<Kinds>): void {
  const { figure } = voyage;
  const { seat, kind } = figureOf(g, figure);
  if (kind === 'patrol') removeFigure(g, figure, 'AH-157', act);
  else if (kind === 'flagship' && cardThat(g, seat, 'avoidsWreckage') !== undefined)
    act.next('moving/wreckage', {});
  else if (kind === 'flagship' || voyage.shove) takeWreckage(g, voyage, act);
}

/** AH-132: the owner chooses the slot. */
function takeWreckage(g: Draft, { figure }: Voyage, act: Act<Kinds>): void {
  act.next('damage/deal', {
    dealer: figureOf(g, figure).seat,
    figure,
    left: g.printed.content.amounts.wreckage.damage,
    dealt: 0,
  });
}

/** AH-274, AH-S41: in passing; where the Flagship goes no further it has the Treasure by anchoring. */
function trawls(g: Ahoy, { trawling, trawled, left, stopped }: Voyage, space: SpaceId): boolean {
  if (!trawling || treasureOf(g, space) === 0 || trawled.includes(space)) return false;
  const kind = terrainOf(g, space);
  return (left > 0 && !stopped) || kind === 'current' || kind === 'fog';
}

export const terrain: Pick<Chapter<Kinds, 'moving'>, TerrainStep> = {
  // AH-S38, AH-S44: only where the figure still is after its battles.
  'moving/terrain': auto((g, { space }, act) => {
    const voyage = voyageNow(g);
    if (voyage.over || voyage.shoved || figureOf(g, voyage.figure).space !== space) return;
    const kind = terrainOf(g, space);
    if (kind === 'wreckage') wreck(g, voyage, act);
    if (trawls(g, voyage, space)) act.next('moving/trawl', { space });
    if ((kind !== 'current' && kind !== 'fog') || hasCarried(g, voyage, space)) return;
    if (isSteered(g, voyage, space)) act.next('moving/steer', { space });
    else {
      const direction = currentOf(g, space);
      if (direction !== null) carry(g, direction, act);
    }
  }),

  // AH-267
  'moving/wreckage': decision({
    seat: (g) => figureOf(g, voyageNow(g).figure).seat,
    choices: (g, _, offer) => {
      const { seat } = figureOf(g, voyageNow(g).figure);
      const card = cardThat(g, seat, 'avoidsWreckage');
      if (card !== undefined) offer({ do: 'avoid', card });
      offer({ do: 'take-damage' });
    },
    answer: (g, _, choice, act) => {
      const voyage = voyageNow(g);
      if (choice.do === 'take-damage') takeWreckage(g, voyage, act);
      else act.emit('AH-267', 'wreckage-avoided', { figure: voyage.figure, card: choice.card });
    },
  }),

  // AH-S42
  'moving/steer': decision({
    seat: (g) => figureOf(g, voyageNow(g).figure).seat,
    choices: (g, { space }, offer, deny) => {
      const { figure, by, shove } = voyageNow(g);
      offer({ do: 'stay' });
      for (const direction of DIRECTIONS) {
        const to = stepFrom(g, space, direction);
        if (to === 'barred') deny({ do: 'ride', direction }, 'AH-069');
        else if (to !== 'off') offer({ do: 'ride', direction });
        else if (shove) deny({ do: 'ride', direction }, 'AH-249');
        else if (
          canExplore(g, figure, by, direction) ||
          roundTheMap(g, figure, by, direction) !== undefined
        )
          offer({ do: 'ride', direction });
        else deny({ do: 'ride', direction }, 'AH-S42');
      }
    },
    answer: (g, _, choice, act) => {
      if (choice.do === 'ride') carry(g, choice.direction, act);
    },
  }),

  // AH-271, AH-S39: round the map instead of exploring; where exploring is impossible, or not at all.
  'moving/carried-off': decision({
    seat: (g) => voyageNow(g).by,
    choices: (g, { direction }, offer, deny) => {
      const { figure, by } = voyageNow(g);
      offerOff(g, figure, by, direction, offer, deny);
      if (canExplore(g, figure, by, direction)) deny({ do: 'stay' }, 'AH-092');
      else offer({ do: 'stay' });
    },
    answer: (g, _, choice, act) => {
      if (choice.do === 'stay') return;
      const { figure, carried } = voyageNow(g);
      const from = spaceOf(g, figure);
      carried.push(from);
      if (choice.do === 'sea-witch') act.next('moving/enter', { space: choice.space });
      else act.next('exploring/draw', { direction: directionTo(g, from, choice.x, choice.y) });
    },
  }),

  // AH-274, AH-S41
  'moving/trawl': decision({
    seat: (g) => voyageNow(g).by,
    choices: (_, _f, offer) => {
      offer({ do: 'take-treasure' });
      offer({ do: 'decline' });
    },
    answer: (g, { space }, choice, act) => {
      if (choice.do === 'decline') return;
      const { by, trawled } = voyageNow(g);
      trawled.push(space);
      const count = gainGold(g, by, treasureOf(g, space), 'AH-274', act);
      act.emit('AH-274', 'treasure-taken', { seat: by, space, count });
    },
  }),
};
