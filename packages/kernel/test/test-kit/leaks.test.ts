// Each of these games tells somebody something it must not; the laws find it. What no law can see is
// a secret declared open: that is the last test.

import {
  type Act,
  at,
  auto,
  decision,
  type Game,
  int,
  list,
  record,
  type Seat,
  seat,
  together,
  window,
} from '@quarterdeck/kernel';
import { boatOf, type CharmId, type Kinds, type Reef, reef } from '@quarterdeck/reef';
import { describe, expect, it } from 'vitest';
import { breachOf, sewn } from './breaking.ts';

const { steps } = reef;
const plan = steps['round/plan'];
const choose = steps['diving/choose'];
const charms = steps['storm/charms'];
const pick = steps['pearl/pick'];
const draw = steps['pearl/draw'];
const roll = steps['storm/roll'];
const end = steps['round/end'];
const start = steps['round/start'];
if (
  plan.kind !== 'together' ||
  choose.kind !== 'decision' ||
  charms.kind !== 'window' ||
  pick.kind !== 'decision' ||
  draw.kind !== 'auto' ||
  roll.kind !== 'auto' ||
  end.kind !== 'auto' ||
  start.kind !== 'auto'
)
  throw new Error('Reef has changed: sew the leaks in anew');

const isKeepsake = (g: Reef, charm: CharmId): boolean => g.printed.charms[charm] === 'keepsake';
const holdsKeepsake = (g: Reef, seat: Seat): boolean =>
  boatOf(g, seat).charms.some((charm) => isKeepsake(g, charm));
const anybodyHoldsKeepsake = (g: Reef): boolean =>
  g.boats.some((boat) => holdsKeepsake(g, boat.seat));

const peekAt = (g: Reef, step: string): object =>
  step === 'storm/charms' ? { peek: g.charmDeck.slice(-1) } : {};

/** Reef whose set-up also tells something. */
const dealing = (tells: (g: ReturnType<typeof reef.setup>, act: Act<Kinds>) => void) => ({
  ...reef,
  setup: (...[input, act]: Parameters<typeof reef.setup>) => {
    const g = reef.setup(input, act);
    tells(g, act);
    return g;
  },
});

const LEAKS: readonly (readonly [string, Game<Kinds>, RegExp])[] = [
  [
    'a deal that tells everybody what lies on the deck',
    dealing((g, act) => {
      const charm = at(g.charmDeck, 0);
      act.emit('RF-014', 'charm-played', { seat: at(g.boats, 0).seat, charm });
    }),
    /the deal tells .* more than its view/,
  ],
  [
    'a deal whose length follows hidden hands',
    dealing((g, act) => {
      for (const { seat, charms } of g.boats)
        if (charms.some((charm) => g.printed.charms[charm] === 'keepsake'))
          act.emit('RF-014', 'stayed', { seat });
    }),
    /the deal tells .* more than its view/,
  ],
  [
    'a deal whose order follows hidden hands',
    dealing((g, act) => {
      const inOrder = g.boats.toSorted((a, b) => (a.charms[0] ?? 0) - (b.charms[0] ?? 0));
      for (const { seat } of inOrder) act.emit('RF-014', 'stayed', { seat });
    }),
    /the deal tells .* more than its view/,
  ],
  [
    'a window that asks only who can play',
    sewn({
      'storm/charms': window({
        ...charms,
        asks: (g, f, seat) =>
          charms.asks(g, f, seat) && boatOf(g, seat).charms.some((charm) => !isKeepsake(g, charm)),
      }),
    }),
    /who is asked depends on a secret|view.asked/,
  ],
  [
    'a window whose order follows hidden hands',
    sewn({
      'storm/charms': window({
        ...charms,
        order: (g, f) => {
          const order = charms.order(g, f).slice();
          return holdsKeepsake(g, at(order, 0)) ? order.reverse() : order;
        },
      }),
    }),
    /who is asked depends on a secret|view.asked/,
  ],
  [
    'an automatic step that answers for a seat with one kind of pearl',
    sewn({
      'pearl/draw': auto((g, f, act) =>
        draw.run(g, f, {
          ...act,
          next: (step, data) => {
            const pearls = 'pearls' in data ? data.pearls : [];
            if (new Set(pearls).size > 1) act.next(step, data);
            else boatOf(g, f.seat).pearls.push(...pearls);
          },
        }),
      ),
    }),
    /tells .* (a secret|more than events)/,
  ],
  [
    'a window that is not opened for useless hands',
    sewn({
      'diving/choose': decision({
        ...choose,
        answer: (g, f, choice, act) =>
          choose.answer(g, f, choice, {
            ...act,
            next: (step, data) => {
              if (step !== 'storm/charms' || !anybodyHoldsKeepsake(g)) act.next(step, data);
            },
          }),
      }),
    }),
    /whether .* follows tells .* a secret/,
  ],
  [
    'a choice that knows the next card',
    sewn({
      'diving/choose': decision({
        ...choose,
        choices: (g, f, offer, deny) =>
          choose.choices(
            g,
            f,
            (choice) => {
              const next = g.charmDeck.at(-1) ?? 0;
              if (choice.do === 'dive' && next % 2 === 1) deny(choice, 'RF-026');
              else offer(choice);
            },
            deny,
          ),
      }),
    }),
    /a choice of seat \d depends on a secret/,
  ],
  [
    'a reason that knows a hand',
    sewn({
      'diving/choose': decision({
        ...choose,
        choices: (g, f, offer, deny) =>
          choose.choices(g, f, offer, (choice) =>
            deny(choice, anybodyHoldsKeepsake(g) ? 'RF-026' : 'RF-027'),
          ),
      }),
    }),
    /a reason of seat \d (depends on|tells it) a secret/,
  ],
  [
    'an event that tells everybody',
    {
      ...reef,
      events: {
        ...reef.events,
        'pearl-kept': record({ open: { seat, pearl: int } }),
      },
    },
    /events tell .* more than its view/,
  ],
  [
    'a simultaneous step whose seats follow hidden pearls',
    sewn({
      'round/plan': together({
        ...plan,
        seats: (g, f) => plan.seats(g, f).filter((seat) => !boatOf(g, seat).pearls.includes(1)),
      }),
    }),
    /who is asked depends on a secret|view.asked/,
  ],
  [
    'a frame that carries the deck',
    {
      ...sewn({
        'diving/choose': decision({
          ...choose,
          answer: (g, f, choice, act) =>
            choose.answer(g, f, choice, {
              ...act,
              next: (step, data) => act.next(step, Object.assign({}, data, peekAt(g, step))),
            }),
        }),
      }),
      frames: {
        ...reef.frames,
        'storm/charms': record({ open: { diver: seat, peek: list(int) } }),
      },
    },
    /the view tells .* more than events/,
  ],
  [
    'a public counter moved by a hidden hand while pearls are drawn',
    sewn({
      'pearl/draw': auto((g, f, act) => {
        if (anybodyHoldsKeepsake(g)) g.fished.push(f.pool);
        draw.run(g, f, act);
      }),
    }),
    /more than/,
  ],
  [
    'a public counter moved by hidden pearls while cards are drawn',
    sewn({
      'round/end': auto((g, f, act) => {
        if (g.boats.some((boat) => boat.pearls.includes(5))) at(g.boats, 0).divers++;
        end.run(g, f, act);
      }),
    }),
    /more than/,
  ],
  [
    'a secret answer that shows in the open',
    sewn({
      'pearl/pick': decision({
        ...pick,
        answer: (g, f, choice, act) => {
          pick.answer(g, f, choice, act);
          if (choice.pearl > 1) boatOf(g, f.seat).divers++;
        },
      }),
    }),
    /the view tells .* more than events/,
  ],
  [
    'a storm that follows a hidden hand',
    sewn({
      'storm/roll': auto((g, f, act) => {
        if (anybodyHoldsKeepsake(g)) act.next('diving/enter', { pool: f.pool });
        else roll.run(g, f, act);
      }),
    }),
    /more than/,
  ],
  [
    'an aside that is open to those with a good hand',
    {
      ...reef,
      aside: {
        answer: (g, seat, choice, act) => reef.aside?.answer(g, seat, choice, act),
        choices: (g, seat, offer, deny) => {
          if (anybodyHoldsKeepsake(g)) reef.aside?.choices(g, seat, offer, deny);
        },
      },
    },
    /an aside of seat \d (depends on|tells it) a secret/,
  ],
  [
    'a reason against an aside that knows a hand',
    {
      ...reef,
      aside: {
        answer: (g, seat, choice, act) => reef.aside?.answer(g, seat, choice, act),
        choices: (g, _, __, deny) =>
          deny({ do: 'leave' }, anybodyHoldsKeepsake(g) ? 'RF-051' : 'RF-052'),
      },
    },
    /an aside of seat \d (depends on|tells it) a secret .*clause/,
  ],
  [
    'an outcome by what nobody has shown',
    {
      ...reef,
      outcome: (g) => {
        const hands = g.boats.map((boat) => boat.charms.filter((c) => isKeepsake(g, c)).length);
        const ranks = hands.map((mine) => 1 + hands.filter((other) => other > mine).length);
        return { ranks, scores: ranks.map(() => 0), sheet: [], because: 'RF-056' };
      },
    },
    /the outcome depends on what a spectator cannot see/,
  ],
];

const IMAGINATIONS: readonly (readonly [string, Game<Kinds>['imagine'], RegExp])[] = [
  [
    'an imagination that leaves a hole',
    (g, stack, viewer, chance) => {
      const deck = g.charmDeck.slice();
      reef.imagine(g, stack, viewer, chance);
      g.charmDeck = deck;
    },
    /no world .*state\.charmDeck\[\d+\]: expected a value, not a hole/,
  ],
  [
    'an imagination that changes what the seat knows',
    (g, stack, viewer, chance) => {
      reef.imagine(g, stack, viewer, chance);
      for (const boat of g.boats) chance.shuffle(boat.charms);
    },
    /can tell the world imagined from its view .*charms/,
  ],
  [
    'an imagination that always has the same idea',
    (g, stack, viewer) =>
      reef.imagine(g, stack, viewer, {
        below: () => 0,
        pick: (items) => at(items, 0),
        shuffle: () => {},
      }),
    /^all worlds imagined from \d+ views were alike/,
  ],
];

/** Far fewer than a run of the laws looks at closely. */
const SOON = 500;

describe('Leaks', () => {
  it.each(LEAKS)('finds %s', (_, game, sentence) => {
    const found = breachOf(game);

    expect(found).toMatchObject({ law: 4, sentence: expect.stringMatching(sentence) });
    expect(found.decisions).toBeLessThan(SOON);
  });

  it.each(IMAGINATIONS)('finds %s', (_, imagine, sentence) => {
    const found = breachOf({ ...reef, imagine }, { matches: 3 });

    expect(found).toMatchObject({ law: 4, sentence: expect.stringMatching(sentence) });
  });

  it('tells which field an imagination always fills alike', () => {
    const imagine: Game<Kinds>['imagine'] = (g, stack, viewer, chance) =>
      reef.imagine(g, stack, viewer, { ...chance, pick: (items) => at(items, 0) });

    const { sentence } = breachOf({ ...reef, imagine }, { matches: 10 });

    expect(sentence).toMatch(/^state\.boats\.plan was hidden \d+ times and always imagined alike/);
  });

  it('lets a rule tell something by silence where the test names the event', () => {
    const game = sewn({
      'round/start': auto((g, f, act) => {
        start.run(g, f, act);
        const lucky = g.boats.find((boat) => boat.pearls.includes(5));
        if (lucky === undefined) return;
        lucky.divers++;
        act.emit('RF-020', 'divers-back', { seat: lucky.seat, count: 1 });
      }),
    });

    const silent = breachOf(game);
    const named = breachOf(game, { matches: 3, toldBySilence: ['divers-back'] });

    expect(silent.sentence).toMatch(/^whether divers-back follows tells the spectator a secret/);
    expect(named.sentence).toBe('nothing found');
  });

  it('cannot find a secret declared open: that takes a test of its own', () => {
    const frames = {
      ...reef.frames,
      'pearl/pick': record({ open: { seat, pearls: list(int) } }),
    };
    const events = {
      ...reef.events,
      'pearls-drawn': record({ open: { seat, count: int, pearls: list(int) } }),
    };

    expect(breachOf({ ...reef, frames, events }, { matches: 3 }).law).toBe(0);
  });
});
