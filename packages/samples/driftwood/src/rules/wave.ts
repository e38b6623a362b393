// Chapter 3, The wave: DW-008 to DW-010

import { auto, type Chapter, clockwiseFrom, window } from '@quarterdeck/kernel';
import type { Kinds } from '../model/kinds.ts';
import { raftOf } from '../model/state.ts';

const WAVE_DIE = 6;

export const wave: Chapter<Kinds, 'wave'> = {
  'wave/roll': auto((g, { seat }, act) => {
    const rolled = act.roll(WAVE_DIE);
    act.emit('DW-008', 'wave-rolled', { rolled });
    if (rolled > g.printed.waveUpTo) return;
    g.braced = false;
    act.next('wave/brace', { seat });
  }),

  'wave/brace': window({
    order: (g, { seat }) => clockwiseFrom(g.rafts, seat), // DW-009
    asks: (g, _, seat) => !g.braced && raftOf(g, seat).hand.length > 0,
    choices: (g, _, seat, offer) => {
      const { hand } = raftOf(g, seat);
      hand.forEach((plank, place) => {
        if (hand.indexOf(plank) === place) offer({ do: 'brace', plank });
      });
    },
    answer: (g, _, seat, { plank }, act) => {
      const { hand } = raftOf(g, seat);
      hand.splice(hand.indexOf(plank), 1);
      g.wrecked.push(plank);
      g.braced = true;
      act.emit('DW-009', 'braced', { seat, plank });
    },
    close: (g, _, act) => {
      if (g.braced) return;
      const planks = g.beach.splice(0);
      g.wrecked.push(...planks);
      act.emit('DW-010', 'wrecked', { planks });
    },
  }),
};
