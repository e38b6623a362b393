// A game as plain as can be that goes on for thousands of answers: two seats lay tokens on four piles in
// turn. What an answer costs at its end and not at its beginning is the price of a long log.

import {
  decision,
  type Game,
  type Infer,
  type InferAll,
  int,
  list,
  record,
  type Seat,
  seat,
} from '@quarterdeck/kernel';
import { type GameModule, gameModule } from '@quarterdeck/kernel/engine';
import { shape } from '@quarterdeck/kernel/pack';
import { messages, type Say } from '@quarterdeck/kernel/say';

const PILES = [0, 1, 2, 3];
const MOST_ANSWERS = 100_000;

const STATE = record({ open: { piles: list(int), answers: int } });
const FRAMES = { 'turn/lay': record({ open: { seat } }) };
const EVENTS = { laid: record({ open: { seat, pile: int } }) };
type Kinds = {
  state: Infer<typeof STATE>;
  frames: InferAll<typeof FRAMES>;
  events: InferAll<typeof EVENTS>;
  choices: { 'turn/lay': { readonly do: 'lay'; readonly pile: number } };
  clause: 'EN-001';
  options: object;
  pack: object;
  printed: object;
  asides: never;
};

const game: Game<Kinds> = {
  id: 'endless',
  title: 'Endless',
  version: 1,
  seats: [2],
  options: {},
  pack: { shape: shape({}), content: {} },
  printed: () => ({}),
  state: STATE,
  frames: FRAMES,
  events: EVENTS,
  steps: {
    'turn/lay': decision({
      seat: (_, { seat: who }) => who,
      choices: (_g, _f, offer) => {
        for (const pile of PILES) offer({ do: 'lay', pile });
      },
      answer: (g, { seat: who }, { pile }, act) => {
        g.piles[pile] = (g.piles[pile] ?? 0) + 1;
        g.answers++;
        act.emit('EN-001', 'laid', { seat: who, pile });
        if (g.answers < MOST_ANSWERS) act.next('turn/lay', { seat: (1 - who) as Seat });
      },
    }),
  },
  setup: (_, act) => {
    act.next('turn/lay', { seat: 0 as Seat });
    return { piles: PILES.map(() => 0), answers: 0 };
  },
  imagine: () => {},
  outcome: () => ({ ranks: [1, 1], scores: [0, 0], sheet: [], because: 'EN-001' }),
};

const CATALOGUE = { words: 'Words' } as const;
const message = messages(CATALOGUE);
const words = () => message('words');
const say: Say<Kinds, typeof CATALOGUE> = {
  catalogue: CATALOGUE,
  question: { 'turn/lay': words },
  choice: { 'turn/lay': words },
  pass: words,
  aside: words,
  event: { laid: words },
  reason: words,
  score: words,
  ending: words,
};

export const loadEndless = (): Promise<GameModule> => Promise.resolve(gameModule(game, say));
