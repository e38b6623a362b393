// Chapter 9, Step 5, Ship Line and NPC ships: TE-225 to TE-242, TE-377

import { type Act, at, auto, type Chapter, decision } from '@quarterdeck/kernel';
import type { Draft, Kinds, Tinypirates } from '../model/state.ts';
import type { PirateId, SpaceId } from '../pack/fields.ts';
import { answersFor, buriedBy, isSolo, pirateAfter, pirateOf, shipAt } from './fleet.ts';
import { gainGold } from './gains.ts';
import { portAt, toward } from './geometry/sea.ts';
import { arrive, merchantOf, navyAt, sailNpc } from './npc-ships.ts';

/** TE-227, TE-S83: the one before the active player in turn order. */
const rightHand = (g: Tinypirates): PirateId => pirateAfter(g, g.turn.pirate, -1);

const steersNpcShips = (g: Tinypirates) => answersFor(g, rightHand(g));

/** TE-229 */
const merchantSteps = (g: Tinypirates, merchant: 'orange' | 'green'): readonly SpaceId[] => {
  const { space, target } = merchantOf(g, merchant);
  return toward(g, space, portAt(g, target));
};

/** TE-234 */
const navySteps = (g: Tinypirates): readonly SpaceId[] =>
  toward(g, navyAt(g), shipAt(g, g.turn.pirate));

export const shipLine: Pick<Chapter<Kinds, 'turn'>, 'turn/ship-line'> &
  Chapter<Kinds, 'ship-line'> = {
  'turn/ship-line': auto((g, _, act) => {
    if (!g.turn.crossed) return; // TE-225
    g.turn.step = 'shipLine';
    payExtort(g, act);
    if (g.solo !== null && !isSolo(g, g.turn.pirate)) {
      act.next('solo/ships', {}); // TE-307
      return;
    }
    act.next('ship-line/merchant', { merchant: 'orange' });
    act.next('ship-line/merchant', { merchant: 'green' });
    act.next('ship-line/navy-sails', {});
  }),

  'ship-line/merchant': auto((g, { merchant }, act) => {
    const steps = merchantSteps(g, merchant);
    const [only] = steps;
    if (only === undefined) return;
    if (steps.length > 1) act.next('ship-line/steer-merchant', { merchant });
    else {
      sailNpc(g, merchant, only, rightHand(g), act); // TE-S85
      arrive(g, merchant, act);
    }
  }),

  // TE-230, TE-S84
  'ship-line/steer-merchant': decision({
    seat: steersNpcShips,
    choices: (g, { merchant }, offer) => {
      for (const space of merchantSteps(g, merchant)) offer({ do: 'to', space });
    },
    answer: (g, { merchant }, { space }, act) => {
      sailNpc(g, merchant, space, rightHand(g), act);
      arrive(g, merchant, act);
    },
  }),

  // TE-377: as many Treasures as are buried by now.
  'ship-line/navy-sails': auto((g, _, act) => {
    const left = at(g.printed.navySteps, buriedBy(g, g.turn.pirate));
    act.next('ship-line/navy', { left });
  }),

  'ship-line/navy': auto((g, { left }, act) => {
    const steps = navySteps(g);
    const [only] = steps;
    if (only === undefined || left === 0) act.next('ship-line/navy-arrived', {});
    else if (steps.length > 1) act.next('ship-line/steer-navy', { left });
    else {
      sailNpc(g, 'navy', only, rightHand(g), act);
      act.next('ship-line/navy', { left: left - 1 });
    }
  }),

  // TE-235
  'ship-line/steer-navy': decision({
    seat: steersNpcShips,
    choices: (g, _, offer) => {
      for (const space of navySteps(g)) offer({ do: 'to', space });
    },
    answer: (g, { left }, { space }, act) => {
      sailNpc(g, 'navy', space, rightHand(g), act);
      act.next('ship-line/navy', { left: left - 1 });
    },
  }),

  // TE-236, TE-237, TE-S81
  'ship-line/navy-arrived': auto((g, _, act) => {
    const { pirate } = g.turn;
    const space = shipAt(g, pirate);
    if (navyAt(g) !== space) return;
    if (pirateOf(g, pirate).hiding) act.emit('TE-184', 'navy-evaded', { pirate, space });
    else attack(g, pirate, space, act);
  }),
};

/** TE-226, TE-S67: Hide Out has paid for some already. */
function payExtort(g: Draft, act: Act<Kinds>): void {
  const { pirate, extorted } = g.turn;
  const { assignments } = g.printed.content.helmMat;
  const deckhands = pirateOf(g, pirate).deckhands.extort - extorted;
  if (deckhands <= 0) return;
  act.emit('TE-226', 'extorted', { pirate, deckhands });
  gainGold(g, pirate, deckhands * assignments.extort.goldOnShipLine, 'TE-226', act);
}

/** TE-238, TE-239: it always wins, and all Deckhands go to Repair. */
function attack(g: Draft, pirate: PirateId, space: SpaceId, act: Act<Kinds>): void {
  const { deckhands, wheel } = pirateOf(g, pirate);
  let moved = deckhands.rigging + deckhands.cannons + deckhands.extort;
  for (let place = 0; place < wheel.length; place++)
    if (wheel[place] === true) {
      wheel[place] = false;
      moved++;
    }
  deckhands.rigging = 0;
  deckhands.cannons = 0;
  deckhands.extort = 0;
  deckhands.repair += moved;
  act.emit('TE-236', 'navy-attacked', { pirate, space, deckhands: moved });
  if (isSolo(g, pirate)) act.next('solo/retreat', {}); // TE-353
}
