import {
  type Aside,
  auto,
  closing,
  decision,
  type Infer,
  type InferAll,
  int,
  list,
  noFields,
  record,
  type Seat,
  type StepTable,
  seat,
  seatsOf,
  together,
  window,
} from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import { type Engine, type EngineOptions, engine, type Match } from '@quarterdeck/kernel/engine';
import { shape } from '@quarterdeck/kernel/pack';

// A game without a point: every step writes a number on the slate, so that a test can say what the
// machine did and in which order. A test replaces the steps it is about.

const STATE = record({ open: { slate: list(int), out: list(seat) }, shut: { deck: list(int) } });
type Draft = Infer<typeof STATE>;

const FRAMES = {
  go: noFields,
  write: record({ open: { n: int } }),
  close: record({ open: { n: int } }),
  ask: record({ open: { seat } }),
  all: noFields,
  react: noFields,
};
const EVENTS = { wrote: record({ open: { n: int } }) };
type Say = { readonly do: 'say'; readonly n: number };

export type Toy = {
  state: Draft;
  frames: InferAll<typeof FRAMES>;
  events: InferAll<typeof EVENTS>;
  choices: { ask: Say; all: Say; react: Say };
  clause: 'TY-001' | 'TY-002';
  options: Record<never, never>;
  pack: Record<never, never>;
  printed: Record<never, never>;
  asides: { readonly do: 'leave' } | { readonly do: 'knock' };
};

const everybody = (g: { readonly out: readonly Seat[] }): Seat[] =>
  seatsOf(SEATS).filter((one) => !g.out.includes(one));

export const SEATS = 3;
export const [ADA, BO, CY] = seatsOf(SEATS) as [Seat, Seat, Seat];

const STEPS: StepTable<Toy> = {
  go: auto(() => {}),
  write: auto((g, { n }, act) => {
    g.slate.push(n);
    act.emit('TY-001', 'wrote', { n });
  }),
  close: closing((g, { n }) => {
    g.slate.push(-n);
  }),
  ask: decision({
    seat: (_, f) => f.seat,
    choices: (_, _f, offer, deny) => {
      for (const n of [1, 2]) offer({ do: 'say', n });
      deny({ do: 'say', n: 3 }, 'TY-002');
    },
    answer: (g, _, { n }) => {
      g.slate.push(n);
    },
  }),
  all: together({
    seats: everybody,
    choices: (_, _f, _seat, offer) => {
      for (const n of [1, 2, 3]) offer({ do: 'say', n });
    },
    reveal: (g, _, answers) => {
      for (const [who, { n }] of answers) g.slate.push(who * 10 + n);
    },
  }),
  react: window({
    order: () => seatsOf(SEATS),
    asks: (g, _, who) => !g.out.includes(who),
    choices: (g, _, _seat, offer) => {
      if (g.slate.length < 9) offer({ do: 'say', n: g.slate.length });
    },
    answer: (g, _, who, { n }) => {
      g.slate.push(who * 10 + n);
    },
    close: (g) => {
      g.slate.push(99);
    },
  }),
};

const ASIDE: Aside<Toy> = {
  choices: (g, who, offer) => {
    if (!g.out.includes(who)) offer({ do: 'leave' });
    offer({ do: 'knock' });
  },
  answer: (g, who, choice, act) => {
    if (choice.do === 'leave') g.out.push(who);
    else act.next('write', { n: 70 + who });
  },
};

export type ToyEngine = Engine<Toy>;

export function toy(
  steps: Partial<StepTable<Toy>>,
  { aside = ASIDE, ...options }: EngineOptions & { readonly aside?: Aside<Toy> } = {},
): ToyEngine {
  return engine<Toy>(
    {
      id: 'toy',
      title: 'Toy',
      version: 1,
      seats: [SEATS],
      options: {},
      pack: { shape: shape({}), content: {} },
      printed: () => ({}),
      state: STATE,
      frames: FRAMES,
      events: EVENTS,
      steps: { ...STEPS, ...steps },
      setup: (_, act) => {
        act.next('go', {});
        return { slate: [], out: [], deck: [] };
      },
      imagine: () => {},
      aside,
      outcome: (g) => ({
        ranks: seatsOf(SEATS).map(() => 1),
        scores: seatsOf(SEATS).map(() => g.slate.length),
        sheet: [],
        because: 'TY-001',
      }),
    },
    options,
  );
}

/** The toy at the first question that `go` leads to. */
export const started = (machine: ToyEngine): Match<Toy> =>
  machine.create({ seats: SEATS, rng: sfcRng(1) });

export const say = (n: number): Say => ({ do: 'say', n });
