// Buoy, in two versions of its rules: the second renames a step, moves a field and adds another.

import { engine } from '../../src/engine/engine.ts';
import type { Game } from '../../src/game.ts';
import { seatAfter, seatsOf } from '../../src/ids.ts';
import { shape } from '../../src/pack/record.ts';
import type { Saved } from '../../src/saved.ts';
import type { Infer, InferAll } from '../../src/schema/declare.ts';
import { int, noFields, record, seat } from '../../src/schema/declare.ts';
import { auto, decision } from '../../src/steps.ts';

type Shared = {
  readonly clause: 'BU-001';
  readonly options: object;
  readonly pack: object;
  readonly printed: object;
  readonly asides: never;
  readonly events: object;
};
type Sail = { readonly do: 'sail' } | { readonly do: 'gamble' };

const ROUNDS = 12;
const SEATS = seatsOf(2);

const shared = {
  id: 'buoy',
  title: 'Buoy',
  seats: [2],
  options: {},
  pack: { shape: shape({}), content: {} },
  printed: () => ({}),
  events: {},
  imagine: () => {},
};

const STATE_1 = record({ open: { distance: int, turns: int } });
const FRAMES_1 = { 'turn/go': record({ open: { seat } }), 'turn/count': noFields };
type First = Shared & {
  readonly state: Infer<typeof STATE_1>;
  readonly frames: InferAll<typeof FRAMES_1>;
  readonly choices: { 'turn/go': Sail };
};

const first: Game<First> = {
  ...shared,
  version: 1,
  state: STATE_1,
  frames: FRAMES_1,
  steps: {
    'turn/go': decision({
      seat: (_, f) => f.seat,
      choices: (_, __, offer) => {
        offer({ do: 'sail' });
        offer({ do: 'gamble' });
      },
      answer: (g, f, choice, act) => {
        g.distance += choice.do === 'sail' ? 2 : act.roll(6);
        act.next('turn/count', {});
        if (g.turns < ROUNDS) act.next('turn/go', { seat: seatAfter(SEATS, f.seat) });
      },
    }),
    'turn/count': auto((g) => {
      g.turns++;
    }),
  },
  setup: (_, act) => {
    act.next('turn/go', { seat: act.pick(SEATS) });
    return { distance: 0, turns: 0 };
  },
  outcome: () => null,
};

const STATE_2 = record({ open: { miles: int, turns: int, calm: int } });
const FRAMES_2 = { 'turn/sail': record({ open: { seat } }), 'turn/count': noFields };
type Second = Shared & {
  readonly state: Infer<typeof STATE_2>;
  readonly frames: InferAll<typeof FRAMES_2>;
  readonly choices: { 'turn/sail': Sail };
};

const second: Game<Second> = {
  ...shared,
  version: 2,
  state: STATE_2,
  frames: FRAMES_2,
  steps: {
    'turn/sail': decision({
      seat: (_, f) => f.seat,
      choices: (_, __, offer) => {
        offer({ do: 'sail' });
        offer({ do: 'gamble' });
      },
      answer: (g, f, choice, act) => {
        const made = choice.do === 'sail' ? 3 : act.roll(6);
        g.miles += made;
        if (made < 2) g.calm++;
        act.next('turn/count', {});
        if (g.turns < ROUNDS) act.next('turn/sail', { seat: seatAfter(SEATS, f.seat) });
      },
    }),
    'turn/count': auto((g) => {
      g.turns++;
    }),
  },
  setup: (_, act) => {
    act.next('turn/sail', { seat: act.pick(SEATS) });
    return { miles: 0, turns: 0, calm: 0 };
  },
  outcome: () => null,
  migrations: { 1: renamed },
};

function renamed(saved: Saved): Saved {
  const { distance, ...state } = saved.state;
  return {
    ...saved,
    state: { ...state, miles: distance, calm: 0 },
    stack: saved.stack.map((frame) =>
      frame.step === 'turn/go' ? { ...frame, step: 'turn/sail' } : frame,
    ),
  };
}

export const buoy1 = engine(first);
export const buoy2 = engine(second);
/** Newer rules to which no way leads. */
export const buoy4 = engine({ ...second, version: 4 });
