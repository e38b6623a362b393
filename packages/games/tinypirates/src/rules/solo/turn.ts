// Section 15, the Solo Pirate's turn and its sail: TE-314 to TE-328, TE-364, TE-381

import { type Act, at, auto, type Chapter } from '@quarterdeck/kernel';
import type { Draft, Kinds, Tinypirates } from '../../model/state.ts';
import { ORDER_TOKENS, type OrderToken } from '../../pack/components.ts';
import type { SpaceId } from '../../pack/fields.ts';
import { shipAt } from '../fleet.ts';
import { isStorm } from '../geometry/map-cards.ts';
import { toward } from '../geometry/sea.ts';
import { navyAt, sailNpc } from '../npc-ships.ts';
import { jostleSolo } from './jostle.ts';
import {
  followsLoop,
  helmMovement,
  legendOf,
  opponent,
  PLAYER,
  SOLO,
  soloMovement,
  soloPirate,
  targetSpace,
} from './opponent.ts';
import { advanceCaptain } from './wheel.ts';

const ORDER_DIE = 6;

/** TE-308: the vertical one of two. */
const firstStep = (g: Tinypirates, from: SpaceId, to: SpaceId): SpaceId | undefined =>
  toward(g, from, to)[0];

type Steps = 'solo/turn' | 'solo/sail' | 'solo/navy';

export const soloTurn: Pick<Chapter<Kinds, 'solo'>, Steps> = {
  'solo/turn': auto((g, _, act) => {
    const die = act.roll(ORDER_DIE);
    opponent(g).die = die;
    g.turn.step = 'order';
    act.emit('TE-314', 'solo-rolled', { die });
    if (followsLoop(g)) followLoop(g, act);
    else {
      advanceCaptain(g, die, act);
      const order = orderUnderCaptain(g);
      act.next('solo/sail', { bonus: helmMovement(g, [order]) });
      act.next('solo/order', { order, hits: 0, bonus: true });
    }
    act.next('turn/ship-line', {}); // TE-337
    act.next('turn/end', {});
  }),

  // TE-325, TE-381
  'solo/sail': auto((g, { bonus }, act) => {
    g.turn.step = 'sail';
    const target = targetSpace(g);
    // A Storm may take the Deckhand from Rigging on the way (TE-S97).
    for (let taken = 0; taken < soloMovement(g) + bonus; taken++) {
      const to = firstStep(g, shipAt(g, SOLO), target);
      if (to === undefined) return; // TE-S116
      sailTo(g, to, act);
    }
  }),

  // TE-364: it passes and meets ships without attacking them.
  'solo/navy': auto((g, { distance }, act) => {
    for (let taken = 0; taken < distance; taken++) {
      const to = firstStep(g, navyAt(g), shipAt(g, PLAYER));
      if (to === undefined) return;
      sailNpc(g, 'navy', to, SOLO, act);
    }
  }),
};

function orderUnderCaptain(g: Tinypirates): OrderToken {
  const { orders, captainAt } = soloPirate(g);
  const order = ORDER_TOKENS.find((token) => token === orders[captainAt]);
  if (order === undefined) throw new Error('the Solo Pirate stands on Hide Out (TE-321)');
  return order;
}

/** TE-323, TE-S94 */
function followLoop(g: Draft, act: Act<Kinds>): void {
  const { loop } = legendOf(g);
  const solo = opponent(g);
  solo.loop = (solo.loop + 1) % loop.length;
  act.emit('TE-323', 'loop-advanced', { loop: solo.loop });
  const { move, hits, steps } = at(loop, solo.loop);
  const orders = steps.flatMap((step) => (step.kind === 'order' ? [step.order] : []));
  act.next('solo/sail', { bonus: move + helmMovement(g, orders) });
  for (const step of steps) {
    if (step.kind === 'order') act.next('solo/order', { order: step.order, hits, bonus: true });
    else if (step.kind === 'gold') act.next('solo/gold', { gold: step.gold });
    else act.next('solo/navy', { distance: step.distance });
  }
}

function sailTo(g: Draft, to: SpaceId, act: Act<Kinds>): void {
  const solo = soloPirate(g);
  const from = shipAt(g, SOLO);
  const hid = solo.hiding;
  solo.space = to;
  solo.hiding = false;
  act.emit('TE-325', 'ship-sailed', { pirate: SOLO, from, to, hid });
  if (isStorm(g, to)) jostleSolo(g, act);
}
