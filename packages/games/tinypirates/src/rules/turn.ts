// Chapter 3, the turn: TE-049 to TE-052, TE-104, TE-105, TE-242, TE-251 to TE-254

import type { Act, Chapter } from '@quarterdeck/kernel';
import { auto, decision } from '@quarterdeck/kernel';
import type { Draft, Kinds } from '../model/state.ts';
import type { PirateId } from '../pack/fields.ts';
import { answersFor, isSolo, orderOf, pirateAfter, shipAt } from './fleet.ts';
import { execute, whyNoOrder } from './orders.ts';
import { beginSail } from './sailing.ts';

type Steps = Pick<
  Chapter<Kinds, 'turn'>,
  'turn/begin' | 'turn/sail' | 'turn/order' | 'turn/execute' | 'turn/end'
>;

function openTurn({ turn, firstPlayer }: Draft, pirate: PirateId, act: Act<Kinds>): void {
  if (pirate === firstPlayer) turn.round++;
  turn.pirate = pirate;
  turn.step = 'order';
  turn.crossed = false;
  turn.rowReplaced = false;
  turn.extorted = 0;
  act.emit('TE-049', 'turn-begun', { pirate, round: turn.round });
}

export const turn: Steps = {
  // TE-050
  'turn/begin': auto((g, { pirate }, act) => {
    openTurn(g, pirate, act);
    if (isSolo(g, pirate)) {
      act.next('solo/turn', {});
      return;
    }
    act.next('wheel/order', { pirate });
    act.next('turn/sail', {});
    act.next('turn/order', {});
    act.next('turn/bonus', {});
    act.next('turn/ship-line', {});
    act.next('turn/end', {});
  }),

  'turn/sail': auto((g, _, act) => {
    g.turn.step = 'sail';
    beginSail(g.turn.pirate, act);
  }),

  'turn/order': auto((g, _, act) => {
    const { pirate } = g.turn;
    g.turn.step = 'execute';
    const order = orderOf(g, pirate);
    const clause = whyNoOrder(g, pirate, order);
    if (clause === null) act.next('turn/execute', {});
    else act.emit(clause, 'order-left', { pirate, order, possible: false });
  }),

  // TE-051, TE-104, TE-105
  'turn/execute': decision({
    seat: (g) => answersFor(g, g.turn.pirate),
    choices: (_g, _f, offer) => {
      offer({ do: 'execute' });
      offer({ do: 'leave' });
    },
    answer: (g, _, choice, act) => {
      const { pirate } = g.turn;
      const order = orderOf(g, pirate);
      if (choice.do === 'leave') {
        act.emit('TE-104', 'order-left', { pirate, order, possible: true });
        return;
      }
      act.emit('TE-104', 'order-executed', { pirate, order, space: shipAt(g, pirate) });
      execute(g, pirate, order, true, act);
    },
  }),

  'turn/end': auto((g, _, act) => {
    const { pirate } = g.turn;
    g.bonus = null;
    act.emit('TE-242', 'turn-ended', { pirate });
    const following = pirateAfter(g, pirate);
    // TE-253, TE-254: the round is complete; TE-355: alone, the game stops at once.
    if (g.endedBy !== null && (g.solo !== null || following === g.firstPlayer)) {
      g.over = true;
      g.turn.step = 'over';
      act.emit(g.solo === null ? 'TE-253' : 'TE-355', 'game-ended', {});
    } else act.next('turn/begin', { pirate: following });
  }),
};
