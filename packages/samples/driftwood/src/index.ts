import { dealHoles, type Game, seatsOf } from '@quarterdeck/kernel';
import { ABOUT } from './about.ts';
import { EVENTS, FRAMES, type Kinds } from './model/kinds.ts';
import { STATE } from './model/state.ts';
import { pack, printed } from './pack/pack.ts';
import { evaluate, outcome, scoring } from './rules/scoring.ts';
import { turn } from './rules/turn.ts';
import { wave } from './rules/wave.ts';

export type { Kinds } from './model/kinds.ts';
export { pointsOf } from './rules/scoring.ts';
export { driftwoodSay } from './words/say.ts';

export const driftwood: Game<Kinds> = {
  id: ABOUT.id,
  title: ABOUT.title,
  version: 1,
  seats: ABOUT.seats,
  options: {},
  pack,
  printed,
  state: STATE,
  frames: FRAMES,
  events: EVENTS,
  steps: { ...turn, ...wave, ...scoring },

  // DW-003
  setup: ({ seats, printed }, act) => {
    const pile = [...printed.planks];
    act.shuffle(pile);
    const rafts = seatsOf(seats).map((seat) => ({
      seat,
      shown: false,
      hand: pile.splice(0, printed.handAtStart),
    }));
    const beach = pile.splice(0, printed.beach);
    act.next('turn/take', { seat: act.pick(seatsOf(seats)) });
    return { printed, rafts, beach, wrecked: [], braced: false, pile };
  },

  imagine: (g, _stack, _viewer, chance) => {
    const hands = g.rafts.map((raft) => raft.hand);
    dealHoles(chance, g.printed.planks, [...hands, g.beach, g.wrecked, g.pile]);
  },
  outcome,
  evaluate,
};
