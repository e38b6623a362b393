// A game without secrets in which every second answer leaves no choice: for undo and forced answers.

import {
  decision,
  type Game,
  type Infer,
  type InferAll,
  int,
  record,
  type Seat,
  seat,
} from '@quarterdeck/kernel';
import { type GameModule, gameModule } from '@quarterdeck/kernel/engine';
import { shape } from '@quarterdeck/kernel/pack';
import { messages, type Say } from '@quarterdeck/kernel/say';

const STATE = record({ open: { count: int } });
const FRAMES = {
  'turn/add': record({ open: { seat } }),
  'turn/nod': record({ open: { seat } }),
};
const EVENTS = {
  added: record({ open: { seat, number: int } }),
  nodded: record({ open: { seat } }),
};
type Kinds = {
  state: Infer<typeof STATE>;
  frames: InferAll<typeof FRAMES>;
  events: InferAll<typeof EVENTS>;
  choices: {
    'turn/add': { readonly do: 'add'; readonly number: number };
    'turn/nod': { readonly do: 'nod' };
  };
  clause: 'TA-001' | 'TA-002';
  options: object;
  pack: object;
  printed: object;
  asides: never;
};

const ENOUGH = 6;
const other = (who: Seat): Seat => (who === 0 ? 1 : 0) as Seat;

const game: Game<Kinds> = {
  id: 'tally',
  title: 'Tally',
  version: 1,
  seats: [2],
  options: {},
  pack: { shape: shape({}), content: {} },
  printed: () => ({}),
  state: STATE,
  frames: FRAMES,
  events: EVENTS,
  steps: {
    'turn/add': decision({
      seat: (_, f) => f.seat,
      choices: (_, _f, offer, deny) => {
        offer({ do: 'add', number: 1 });
        offer({ do: 'add', number: 2 });
        deny({ do: 'add', number: 9 }, 'TA-002');
      },
      answer: (g, f, { number }, act) => {
        g.count += number;
        act.emit('TA-001', 'added', { seat: f.seat, number });
        act.next('turn/nod', { seat: other(f.seat) });
      },
    }),
    'turn/nod': decision({
      seat: (_, f) => f.seat,
      choices: (_, _f, offer) => offer({ do: 'nod' }),
      answer: (g, f, _, act) => {
        act.emit('TA-001', 'nodded', { seat: f.seat });
        if (g.count < ENOUGH) act.next('turn/add', { seat: f.seat });
      },
    }),
  },
  setup: (_, act) => {
    act.next('turn/add', { seat: 0 as Seat });
    return { count: 0 };
  },
  imagine: () => {},
  outcome: (g) => ({
    ranks: [1, 2],
    scores: [g.count, 0],
    sheet: [],
    because: 'TA-001',
  }),
};

const CATALOGUE = { words: 'Words', nine: 'Nobody adds nine.' } as const;
const message = messages(CATALOGUE);
const words = () => message('words');
const say: Say<Kinds, typeof CATALOGUE> = {
  catalogue: CATALOGUE,
  question: { 'turn/add': words, 'turn/nod': words },
  choice: { 'turn/add': words, 'turn/nod': words },
  pass: words,
  aside: words,
  event: { added: words, nodded: words },
  reason: () => message('nine'),
  score: words,
  ending: words,
};

export const loadTally = (): Promise<GameModule> => Promise.resolve(gameModule(game, say));
