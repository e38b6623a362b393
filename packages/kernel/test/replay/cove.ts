import { unreachable } from '../../src/errors.ts';
// Cove: a game as small as a replay needs it, with dice, a hidden hand, answers given together, a
// question with one answer, and leaving the table.

import { engine } from '../../src/engine/engine.ts';
import type { Game } from '../../src/game.ts';
import { dealHoles } from '../../src/holes.ts';
import type { Seat } from '../../src/ids.ts';
import { at, seatsOf } from '../../src/ids.ts';
import { count } from '../../src/options.ts';
import { shape } from '../../src/pack/record.ts';
import { integer, listOf } from '../../src/pack/shape.ts';
import type { Infer, InferAll } from '../../src/schema/declare.ts';
import { fixed, flag, int, list, noFields, record, seat } from '../../src/schema/declare.ts';
import { auto, decision, type StepTable, together } from '../../src/steps.ts';

type Pack = { readonly cards: readonly number[] };
type Printed = { readonly cards: readonly number[] };
type Options = { readonly rounds: number };

const STATE = record({
  open: {
    printed: fixed<Printed>(),
    rounds: int,
    round: int,
    pads: list(
      record({
        open: { seat, marks: int, coins: int, shown: list(int) },
        own: { hand: list(int) },
      }),
    ),
    left: flag,
  },
  shut: { deck: list(int) },
});
const FRAMES = {
  'round/begin': noFields,
  'turn/choose': record({ open: { seat, left: int } }),
  'turn/close': record({ open: { seat } }),
  'bid/choose': noFields,
  'match/end': noFields,
};
const EVENTS = {
  marked: record({ open: { seat } }),
  rolled: record({ open: { seat, die: int } }),
  drawn: record({ open: { seat }, own: { card: int } }),
  shown: record({ open: { seat, card: int } }),
  bid: record({ open: { seat, coins: int } }),
  left: record({ open: { seat } }),
};
type Choices = {
  'turn/choose':
    | { readonly do: 'mark' }
    | { readonly do: 'roll' }
    | { readonly do: 'draw' }
    | { readonly do: 'show'; readonly cards: readonly number[] }
    | { readonly do: 'stir' }
    | { readonly do: 'rest' };
  'turn/close': { readonly do: 'done' };
  'bid/choose': { readonly do: 'bid'; readonly coins: number };
};
export type Cove = {
  readonly state: Infer<typeof STATE>;
  readonly frames: InferAll<typeof FRAMES>;
  readonly events: InferAll<typeof EVENTS>;
  readonly choices: Choices;
  readonly clause: 'CO-001' | 'CO-002';
  readonly options: Options;
  readonly pack: Pack;
  readonly printed: Printed;
  readonly asides: { readonly do: 'leave' };
};

const ANSWERS_A_TURN = 3;
const HIGHEST_BID = 2;

const steps: StepTable<Cove> = {
  'round/begin': auto((g, _, act) => {
    g.round++;
    for (const { seat: who } of g.pads)
      act.next('turn/choose', { seat: who, left: ANSWERS_A_TURN });
    act.next('bid/choose', {});
    if (g.round < g.rounds) act.next('round/begin', {});
  }),
  'turn/choose': decision({
    seat: (_, f) => f.seat,
    choices: (g, f, offer, deny) => {
      const { hand } = at(g.pads, f.seat);
      offer({ do: 'mark' });
      offer({ do: 'roll' });
      if (g.deck.length > 0) offer({ do: 'draw' });
      else deny({ do: 'draw' }, 'CO-002');
      // The state's own list, on purpose: a log that shared it would change with it.
      if (hand.length > 0) offer({ do: 'show', cards: hand });
      if (g.deck.length > 0) offer({ do: 'stir' });
      offer({ do: 'rest' });
    },
    answer: (g, f, choice, act) => {
      const pad = at(g.pads, f.seat);
      switch (choice.do) {
        case 'mark':
          pad.marks++;
          act.emit('CO-001', 'marked', { seat: f.seat });
          break;
        case 'roll': {
          const die = act.roll(6);
          pad.coins += die;
          act.emit('CO-001', 'rolled', { seat: f.seat, die });
          break;
        }
        case 'draw': {
          const card = g.deck.pop() ?? 0;
          pad.hand.push(card);
          act.emit('CO-001', 'drawn', { seat: f.seat, card });
          break;
        }
        case 'show': {
          const card = pad.hand.pop() ?? 0;
          pad.shown.push(card);
          act.emit('CO-001', 'shown', { seat: f.seat, card });
          break;
        }
        // A hole is odd: on a view nothing is shuffled, and the views of the truth look the same.
        case 'stir':
          if (at(g.deck, g.deck.length - 1) % 2 === 0) act.shuffle(g.deck);
          break;
        case 'rest':
          break;
        default:
          unreachable(choice);
      }
      const left = choice.do === 'mark' ? f.left : choice.do === 'rest' ? 0 : f.left - 1;
      if (left > 0) act.next('turn/choose', { seat: f.seat, left });
      else act.next('turn/close', { seat: f.seat });
    },
  }),
  'turn/close': decision({
    seat: (_, f) => f.seat,
    choices: (_, __, offer) => offer({ do: 'done' }),
    answer: () => {},
  }),
  'bid/choose': together({
    seats: (g) => g.pads.map((pad) => pad.seat),
    choices: (_, __, ___, offer) => {
      for (let coins = 0; coins <= HIGHEST_BID; coins++) offer({ do: 'bid', coins });
    },
    reveal: (g, _, answers, act) => {
      for (const [who, { coins }] of answers) {
        at(g.pads, who).coins -= coins;
        act.emit('CO-001', 'bid', { seat: who, coins });
      }
    },
  }),
  'match/end': auto(() => {}),
};

export const coveGame: Game<Cove> = {
  id: 'cove',
  title: 'Cove',
  version: 1,
  seats: [2, 3],
  options: {
    rounds: count({ least: 1, most: 9 }, { title: 'Rounds', about: 'How long it is.', default: 2 }),
  },
  pack: {
    shape: shape({ cards: listOf(integer({ least: 0 }), { least: 1, most: 60 }) }),
    content: { cards: [0, 1, 2, 3, 4, 5] },
  },
  printed: (pack) => ({ cards: pack.cards }),
  state: STATE,
  frames: FRAMES,
  events: EVENTS,
  steps,
  setup: ({ seats, options, printed }, act) => {
    const deck = [...printed.cards];
    act.shuffle(deck);
    act.next('round/begin', {});
    act.next('match/end', {});
    const pads = seatsOf(seats).map((who) => ({
      seat: who,
      marks: 0,
      coins: 0,
      shown: [],
      hand: [],
    }));
    return { printed, rounds: options.rounds, round: 0, pads, left: false, deck };
  },
  imagine: (g, _, __, chance) =>
    dealHoles(chance, g.printed.cards, [...g.pads.flatMap((pad) => [pad.hand, pad.shown]), g.deck]),
  aside: {
    choices: (g, _, offer) => {
      if (!g.left) offer({ do: 'leave' });
    },
    answer: (g, who, _, act) => {
      g.left = true;
      act.skipTo('match/end');
      act.emit('CO-002', 'left', { seat: who });
    },
  },
  outcome: (g) => ({
    ranks: g.pads.map(() => 1),
    scores: g.pads.map((pad) => pad.coins),
    sheet: [],
    because: 'CO-001',
  }),
};

export const cove = engine(coveGame, { strict: true });

export const [ADA, BEN, CLEO] = seatsOf(3) as [Seat, Seat, Seat];

export const MARK = { do: 'mark' };
export const ROLL = { do: 'roll' };
export const DRAW = { do: 'draw' };
export const REST = { do: 'rest' };
export const DONE = { do: 'done' };
export const bid = (coins: number): object => ({ do: 'bid', coins });
