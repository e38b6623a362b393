import type { Game, Infer, InferAll, Seat } from '@quarterdeck/kernel';
import { decision, int, list, maybe, record, seat, seatAfter } from '@quarterdeck/kernel';
import { shape } from '@quarterdeck/kernel/pack';
import { hasLine } from './lines.ts';

const STATE = record({ open: { cells: list(int), winner: maybe(seat) } });
const FRAMES = { 'turn/mark': record({ open: { seat } }) };
const EVENTS = { marked: record({ open: { seat, cell: int } }) };

type Draft = Infer<typeof STATE>;
type Kinds = {
  state: Draft;
  frames: InferAll<typeof FRAMES>;
  events: InferAll<typeof EVENTS>;
  choices: { 'turn/mark': { readonly do: 'mark'; readonly cell: number } };
  clause: 'TT-1';
  options: Record<never, never>;
  pack: Record<never, never>;
  printed: Record<never, never>;
  asides: never;
};

const EMPTY = 0;
const SEATS = [0, 1];

/** The smallest real game: what the kernel itself costs, with next to no rules in it. */
export const ticTacToe: Game<Kinds> = {
  id: 'tic-tac-toe',
  title: 'Tic-tac-toe',
  version: 1,
  seats: [2],
  options: {},
  pack: { shape: shape({}), content: {} },
  printed: () => ({}),
  state: STATE,
  frames: FRAMES,
  events: EVENTS,
  setup: (_, act) => {
    act.next('turn/mark', { seat: 0 as Seat });
    return { cells: new Array<number>(9).fill(EMPTY), winner: null };
  },
  steps: {
    'turn/mark': decision({
      seat: (_, f) => f.seat,
      choices: (g, _, offer, deny) => {
        for (let cell = 0; cell < 9; cell++)
          if (g.cells[cell] === EMPTY) offer({ do: 'mark', cell });
          else deny({ do: 'mark', cell }, 'TT-1');
      },
      answer: (g, f, { cell }, act) => {
        const mark = f.seat + 1;
        g.cells[cell] = mark;
        act.emit('TT-1', 'marked', { seat: f.seat, cell });
        if (hasLine(g.cells, mark)) g.winner = f.seat;
        else if (g.cells.includes(EMPTY)) act.next('turn/mark', { seat: seatAfter(SEATS, f.seat) });
      },
    }),
  },
  imagine: () => {},
  outcome: (g) => ({
    ranks: SEATS.map((s) => (g.winner === null || g.winner === s ? 1 : 2)),
    scores: SEATS.map((s) => (g.winner === s ? 1 : 0)),
    sheet: [],
    because: 'TT-1',
  }),
};
