// Chapter 2, The turn: DW-004 to DW-007

import { type Act, auto, type Chapter, decision, seatAfter } from '@quarterdeck/kernel';
import type { Kinds } from '../model/kinds.ts';
import { type Draft, raftOf } from '../model/state.ts';

export const turn: Chapter<Kinds, 'turn'> = {
  'turn/take': decision({
    seat: (_, { seat }) => seat,
    choices: (g, { seat }, offer, deny) => {
      // Planks of one value are alike: one offer for each value.
      g.beach.forEach((plank, place) => {
        if (g.beach.indexOf(plank) === place) offer({ do: 'take', plank });
      });
      if (raftOf(g, seat).hand.length >= g.printed.mostInHand) deny({ do: 'dig' }, 'DW-005');
      else offer({ do: 'dig' });
    },
    answer: (g, { seat }, choice, act) => {
      const { hand } = raftOf(g, seat);
      if (choice.do === 'take') {
        g.beach.splice(g.beach.indexOf(choice.plank), 1);
        hand.push(choice.plank);
        act.emit('DW-004', 'taken', { seat, plank: choice.plank });
      } else {
        const plank = g.pile.pop();
        if (plank === undefined) throw new Error('turn/take: asked with an empty pile');
        hand.push(plank);
        act.emit('DW-004', 'dug', { seat, plank });
      }
      act.next('wave/roll', { seat });
      act.next('turn/end', { seat });
    },
  }),

  'turn/end': auto((g, { seat }, act) => {
    fillBeach(g, act);
    if (g.pile.length === 0)
      act.next('end/show', {}); // DW-007
    else act.next('turn/take', { seat: seatAfter(g.rafts, seat) });
  }),
};

/** DW-006 */
function fillBeach(g: Draft, act: Act<Kinds>): void {
  const planks = g.pile.splice(Math.max(0, g.pile.length - (g.printed.beach - g.beach.length)));
  if (planks.length === 0) return;
  g.beach.push(...planks);
  act.emit('DW-006', 'beach-filled', { planks });
}
