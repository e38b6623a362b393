// Chapter 6, Moving: AH-068 to AH-079, AH-S28 to AH-S31, AH-S44, AH-S54

import {
  type Act,
  auto,
  type Chapter,
  closing,
  decision,
  type Seat,
  unreachable,
} from '@quarterdeck/kernel';
import type { Step } from '../../model/choices.ts';
import type { Draft, Kinds } from '../../model/state.ts';
import type { AnchorBonus, FigureId } from '../../pack/fields.ts';
import type { SpaceId } from '../../pack/printed.ts';
import { dropAnchor } from '../anchoring.ts';
import { foesIn } from '../battles/battle.ts';
import { figureOf, spaceOf } from '../fleet.ts';
import { neighboursOf } from '../geometry/map.ts';
import { shoveSpaces } from './shoving.ts';
import { canStep, directionTo, offerSteps, voyageNow } from './steps.ts';
import type { TerrainStep } from './terrain.ts';

type Manner = {
  readonly bonus: AnchorBonus;
  readonly peaceful: boolean;
  readonly trawling: boolean;
  readonly shove: boolean;
};

function setOut(g: Draft, figure: FigureId, by: Seat, left: number, manner: Manner): void {
  g.voyages.push({
    figure,
    by,
    left,
    bonus: manner.bonus,
    peaceful: manner.peaceful,
    trawling: manner.trawling,
    shove: manner.shove,
    moved: false,
    stopped: false,
    over: false,
    shoved: false,
    carried: [],
    trawled: [],
  });
}

const JUMPING = { peaceful: false, trawling: false, shove: false } as const;
const SHOVING: Manner = { bonus: 'none', peaceful: true, trawling: false, shove: true };

/** Whatever the figure was in the middle of where it has been, it is no longer (AH-S44, AH-S54). */
function leaveBehind(g: Draft, figure: FigureId, isShove: boolean): void {
  for (let i = 0; i < g.voyages.length - 1; i++) {
    const voyage = g.voyages[i];
    if (voyage?.figure !== figure) continue;
    if (isShove) voyage.shoved = true;
    else voyage.over = true;
  }
  for (const entry of g.entries) if (entry.attacker === figure) entry.dropped = true;
  const { seat, kind } = figureOf(g, figure);
  if (kind !== 'flagship') return;
  for (const anchorage of g.anchorages) if (anchorage.seat === seat) anchorage.left = true;
}

/** AH-S45: who comes in during battles there was not met by the figure that fights them. */
function comeLate(g: Draft, figure: FigureId, space: SpaceId): void {
  for (const entry of g.entries)
    if (entry.space === space && !entry.battled.includes(figure)) entry.battled.push(figure);
}

function takeStep(g: Draft, choice: Step, act: Act<Kinds>): void {
  const voyage = voyageNow(g);
  switch (choice.do) {
    case 'move':
    case 'sea-witch':
      act.next('moving/enter', { space: choice.space });
      return;
    case 'explore':
      act.next('exploring/draw', {
        direction: directionTo(g, spaceOf(g, voyage.figure), choice.x, choice.y),
      });
      return;
    default:
      unreachable(choice);
  }
}

export const moving: Omit<Chapter<Kinds, 'moving'>, TerrainStep> = {
  // AH-075, AH-S28: without any possible step there is no outcome.
  'moving/begin': auto((g, { figure, by, most, bonus, peaceful, trawling }, act) => {
    if (figureOf(g, figure).space === null) return;
    if (most < 1 || !canStep(g, figure, by)) {
      act.emit('AH-S28', 'could-not-move', { figure });
      return;
    }
    setOut(g, figure, by, most, { bonus, peaceful, trawling, shove: false });
    act.next('moving/step', {});
    act.next('moving/anchor', {});
    act.next('moving/end', {});
  }),

  // AH-S29: step by step.
  'moving/step': decision({
    seat: (g) => voyageNow(g).by,
    choices: (g, _, offer, deny) => {
      const { figure, by, moved } = voyageNow(g);
      if (moved) offer({ do: 'stop' });
      else deny({ do: 'stop' }, 'AH-075');
      offerSteps(g, figure, by, offer, deny);
    },
    answer: (g, _, choice, act) => {
      if (choice.do === 'stop') return;
      const voyage = voyageNow(g);
      voyage.left--;
      // AH-092, AH-S37: with a step of its own the figure comes upon every current anew.
      if (g.printed.rulings >= 2) voyage.carried = [];
      takeStep(g, choice, act);
      act.next('moving/go-on', {});
    },
  }),

  // AH-073, AH-094
  'moving/go-on': auto((g, _, act) => {
    const { figure, by, left, stopped, over, shoved } = voyageNow(g);
    if (left < 1 || stopped || over || shoved || figureOf(g, figure).space === null) return;
    if (canStep(g, figure, by)) act.next('moving/step', {});
  }),

  // AH-076, AH-S31: to another space.
  'moving/jump': auto((g, { figure, to, optional, bonus }, act) => {
    const here = figureOf(g, figure).space;
    const others = to.filter((space) => space !== here);
    if (here === null || others.length === 0) {
      act.emit('AH-S31', 'could-not-move', { figure });
      return;
    }
    const { seat } = figureOf(g, figure);
    setOut(g, figure, seat, 0, { bonus, ...JUMPING });
    act.next('moving/land', { to: others, optional });
    act.next('moving/anchor', {});
    act.next('moving/end', {});
  }),

  'moving/land': decision({
    seat: (g) => voyageNow(g).by,
    choices: (_, { to, optional }, offer, deny) => {
      if (optional) offer({ do: 'decline' });
      else deny({ do: 'decline' }, 'AH-076');
      for (const space of to) offer({ do: 'move', space });
    },
    answer: (_, _f, choice, act) => {
      if (choice.do === 'move') act.next('moving/enter', { space: choice.space });
    },
  }),

  // AH-071: battle first, then what the space does.
  'moving/enter': auto((g, { space }, act) => {
    const voyage = voyageNow(g);
    const { figure, by, shove } = voyage;
    const from = spaceOf(g, figure);
    leaveBehind(g, figure, shove);
    comeLate(g, figure, space);
    voyage.moved = true;
    figureOf(g, figure).space = space;
    if (shove) act.emit('AH-248', 'shoved', { figure, by, from, to: space });
    else act.emit('AH-071', 'moved', { figure, from, to: space });
    if (!voyage.peaceful && foesIn(g, figure, space, []).length > 0)
      act.next('battle/meet', { attacker: figure, space });
    act.next('moving/terrain', { space });
  }),

  // AH-248, AH-249
  'moving/shove': decision({
    seat: (_, { seat }) => seat,
    choices: (g, { figure }, offer, deny) => {
      const spaces = shoveSpaces(g, figure);
      for (const space of neighboursOf(g, spaceOf(g, figure))) {
        if (spaces.includes(space)) offer({ do: 'move', space });
        else deny({ do: 'move', space }, 'AH-069');
      }
    },
    answer: (g, { seat, figure }, { space }, act) => {
      setOut(g, figure, seat, 0, SHOVING);
      act.next('moving/enter', { space });
      act.next('moving/end', {});
    },
  }),

  // AH-072, AH-S30: no move, no anchor.
  'moving/anchor': auto((g, _, act) => {
    const { figure, bonus, moved, over, shoved, trawled } = voyageNow(g);
    const { seat, kind, space } = figureOf(g, figure);
    // AH-106, AH-S70
    if (!moved || over || space === null || kind !== 'flagship') return;
    dropAnchor(g, seat, space, { bonus, shoved, trawled: trawled.includes(space) }, act);
  }),

  'moving/end': closing((g) => {
    g.voyages.pop();
  }),
};
