// A game made to be eavesdropped on: every secret is a number of seven digits that stands nowhere
// else, so that a leak can be found by searching the messages for it.

import {
  auto,
  decision,
  type Game,
  type Infer,
  type InferAll,
  idsOf,
  int,
  list,
  noFields,
  record,
  type Seat,
  seat,
  together,
} from '@quarterdeck/kernel';
import { type GameModule, gameModule, type Saved } from '@quarterdeck/kernel/engine';
import { shape } from '@quarterdeck/kernel/pack';
import { messages, type Say } from '@quarterdeck/kernel/say';

const LEAST = 1_000_000;
const NUMBERS = 8_999_999;

const STATE = record({
  open: {
    round: int,
    holders: list(record({ open: { seat }, own: { secrets: list(int) } })),
  },
  shut: { deck: list(int) },
});
const FRAMES = {
  'round/pick': noFields,
  'round/show': record({ open: { seat }, own: { picked: int } }),
  'round/end': noFields,
};
const EVENTS = {
  dealt: record({ open: { seat }, own: { numbers: list(int) } }),
  picked: record({ open: { seat }, own: { number: int } }),
  kept: record({ open: { seat }, own: { number: int } }),
};
type Kinds = {
  state: Infer<typeof STATE>;
  frames: InferAll<typeof FRAMES>;
  events: InferAll<typeof EVENTS>;
  choices: {
    'round/pick': { readonly do: 'pick'; readonly number: number };
    'round/show': { readonly do: 'keep' } | { readonly do: 'swap'; readonly number: number };
  };
  clause: 'SE-001';
  options: object;
  pack: object;
  printed: object;
  asides: never;
};

const game: Game<Kinds> = {
  id: 'sealed',
  title: 'Sealed',
  version: 1,
  seats: [2, 3],
  options: {},
  pack: { shape: shape({}), content: {} },
  printed: () => ({}),
  state: STATE,
  frames: FRAMES,
  events: EVENTS,
  steps: {
    'round/pick': together({
      seats: (g) => idsOf<Seat>(g.holders),
      choices: (g, _, who, offer) => {
        for (const number of g.holders[who]?.secrets ?? []) offer({ do: 'pick', number });
      },
      reveal: (_, _f, answers, act) => {
        for (const [who, { number }] of answers) {
          act.emit('SE-001', 'picked', { seat: who, number });
          act.next('round/show', { seat: who, picked: number });
        }
        act.next('round/end', {});
      },
    }),
    'round/show': decision({
      seat: (_, f) => f.seat,
      choices: (_, f, offer) => {
        offer({ do: 'keep' });
        offer({ do: 'swap', number: f.picked });
      },
      answer: (g, f, choice, act) => {
        const drawn = g.deck.pop() ?? LEAST;
        if (choice.do === 'swap') g.holders[f.seat]?.secrets.push(drawn);
        act.emit('SE-001', 'kept', {
          seat: f.seat,
          number: choice.do === 'swap' ? drawn : f.picked,
        });
      },
    }),
    'round/end': auto((g, _, act) => {
      g.round++;
      if (g.round <= 2) act.next('round/pick', {});
    }),
  },
  setup: ({ seats }, act) => {
    const draw = (): number => LEAST + act.below(NUMBERS);
    act.next('round/pick', {});
    const holders = Array.from({ length: seats }, (_, who) => ({
      seat: who as Seat,
      secrets: [draw(), draw(), draw()],
    }));
    for (const { seat: who, secrets } of holders)
      act.emit('SE-001', 'dealt', { seat: who, numbers: [...secrets] });
    return {
      round: 1,
      holders,
      deck: Array.from({ length: 12 }, draw),
    };
  },
  imagine: (g, stack, viewer, chance) => {
    const draw = (): number => LEAST + chance.below(NUMBERS);
    for (const holder of g.holders)
      if (holder.seat !== viewer) holder.secrets = holder.secrets.map(draw);
    g.deck = g.deck.map(draw);
    for (const frame of stack)
      if (frame.step === 'round/show' && frame.data.seat !== viewer) frame.data.picked = draw();
  },
  outcome: (g) => ({
    ranks: g.holders.map(() => 1),
    scores: g.holders.map(() => 0),
    sheet: [],
    because: 'SE-001',
  }),
};

const CATALOGUE = { words: 'Words' } as const;
const message = messages(CATALOGUE);
const words = () => message('words');
const say: Say<Kinds, typeof CATALOGUE> = {
  catalogue: CATALOGUE,
  question: { 'round/pick': words, 'round/show': words },
  choice: { 'round/pick': words, 'round/show': words },
  pass: words,
  aside: words,
  event: { dealt: words, picked: words, kept: words },
  reason: words,
  score: words,
  ending: words,
};

export const loadSealed = (): Promise<GameModule> => Promise.resolve(gameModule(game, say));

/** The same game under rules that became newer, with or without a way from the old ones. */
export const loadNewerSealed = (canMigrate: boolean) => (): Promise<GameModule> => {
  const migrations = { 1: (saved: Saved): Saved => saved };
  return Promise.resolve(
    gameModule({ ...game, version: 2, ...(canMigrate ? { migrations } : {}) }, say),
  );
};

/** Every secret number in whatever was sent, as digits. */
export const secretsIn = (sent: unknown): ReadonlySet<string> =>
  new Set(JSON.stringify(sent).match(/(?<![\da-f])[1-9]\d{6}(?![\da-f])/g) ?? []);
