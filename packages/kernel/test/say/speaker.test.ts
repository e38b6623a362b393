import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Seat } from '../../src/ids.ts';
import { PASS } from '../../src/kinds.ts';
import type { View } from '../../src/match.ts';
import { holdingsTarget, MAT_TARGET, seatTarget } from '../../src/say/describe.ts';
import { messages } from '../../src/say/message.ts';
import type { DeniedOf, Say } from '../../src/say/say.ts';
import { speaker } from '../../src/say/speaker.ts';

type Lagoon = {
  state: { pearls: number[] };
  frames: {
    'diving/choose': { readonly seat: Seat };
    'storm/charms': { readonly diver: Seat };
    'diving/enter': { readonly pool: number };
  };
  choices: {
    'diving/choose': { readonly do: 'stay' } | { readonly do: 'dive'; readonly pool: number };
    'storm/charms': { readonly do: 'charm'; readonly charm: number };
  };
  events: { dived: { readonly seat: Seat; readonly pool: number } };
  clause: 'LG-001' | 'LG-002';
  options: Record<never, never>;
  pack: Record<never, never>;
  printed: Record<never, never>;
  asides: { readonly do: 'leave' };
};

const CATALOGUE = {
  'diving.question': 'Where does {{who}} dive, with {{count}} pearls?',
  stay: 'Stay in the boat',
  dive: 'Dive into pool {{pool}}',
  'dive.any': 'Dive',
  'dive.detail': 'Costs a breath; brings what lies in pool {{pool}}.',
  'dive.group': 'In the water',
  'storm.question': 'Will you calm the storm?',
  'storm.pass': 'Let the storm come',
  charm: 'Play charm {{charm}}',
  leave: 'Give up',
  dived: '{{who}} dived into pool {{pool}}',
  'too-deep': 'Pool {{pool}} is too deep',
  'no-breath': 'There is no breath left',
  score_one: 'One pearl: {{points}}',
  score_other: '{{count}} pearls: {{points}}',
  over: 'The lagoon is empty',
} as const;
const t = messages(CATALOGUE);

const SAY: Say<Lagoon, typeof CATALOGUE> = {
  catalogue: CATALOGUE,
  question: {
    'diving/choose': (g, f) =>
      t('diving.question', { who: { seat: f.seat }, count: g.pearls[f.seat] ?? 0 }),
    'storm/charms': () => t('storm.question'),
  },
  choice: {
    'diving/choose': (_, choice) =>
      choice.do === 'stay' ? t('stay') : t('dive', { pool: choice.pool }),
    'storm/charms': (_, { charm }) => t('charm', { charm }),
  },
  pass: () => t('storm.pass'),
  detail: {
    'diving/choose': (_, choice) =>
      choice.do === 'dive' ? t('dive.detail', { pool: choice.pool }) : undefined,
  },
  group: {
    'diving/choose': (_, choice) =>
      choice.do === 'dive' ? { title: t('dive.group'), icon: 'wave' } : undefined,
  },
  icon: { 'diving/choose': (_, choice) => (choice.do === 'dive' ? 'mask' : 'boat') },
  kind: { 'diving/choose': { dive: t('dive.any') } },
  aside: () => t('leave'),
  event: { dived: ({ seat, pool }) => t('dived', { who: { seat }, pool }) },
  reason: (clause, choice) =>
    clause === 'LG-001' && 'pool' in choice ? t('too-deep', { pool: choice.pool }) : t('no-breath'),
  score: ({ count, points }) => t('score', { count, points }),
  ending: () => t('over'),
};

const ADA = 0 as Seat;
const BEN = 1 as Seat;
const viewAt = (step: string, data: object, seat: Seat): View<Lagoon> => ({
  viewer: seat,
  terms: { seats: 2, options: {}, packHash: '' },
  state: { pearls: [3, 0] },
  stack: [
    { step: 'diving/enter', data: { pool: 9 }, at: 0 },
    { step, data, at: 0 },
  ],
  given: [null, null],
  answers: 0,
  asked: [{ seat, step }],
});
const diving = viewAt('diving/choose', { seat: ADA }, ADA);
const storm = viewAt('storm/charms', { diver: ADA }, BEN);
const english = speaker(SAY, { names: ['Ada', 'Ben'] });

describe('a prompt', () => {
  it('is the question, the choices under their headings, and what is denied with the reason', () => {
    const prompt = english.prompt(
      diving,
      ADA,
      [{ do: 'dive', pool: 1 }, { do: 'stay' }, { do: 'dive', pool: 2 }],
      [
        { choice: { do: 'dive', pool: 3 }, clause: 'LG-001' },
        { choice: { do: 'dive' }, clause: 'LG-002' },
      ],
    );

    expect(prompt.question).toBe('Where does Ada dive, with 3 pearls?');
    expect(prompt.groups.map(({ heading, icon }) => [heading, icon])).toEqual([
      ['In the water', 'wave'],
      [undefined, undefined],
    ]);
    expect(prompt.groups.map(({ choices }) => choices.map(({ label }) => label))).toEqual([
      ['Dive into pool 1', 'Dive into pool 2'],
      ['Stay in the boat'],
    ]);
    expect(prompt.groups[0]?.choices[1]).toEqual({
      choice: { do: 'dive', pool: 2 },
      label: 'Dive into pool 2',
      detail: 'Costs a breath; brings what lies in pool 2.',
      foreseen: [],
      icon: 'mask',
      path: [],
    });
    expect(prompt.groups[1]?.choices[0]).toMatchObject({ detail: undefined, icon: 'boat' });
    expect(prompt.denied).toEqual([
      {
        choice: { do: 'dive', pool: 3 },
        clause: 'LG-001',
        label: 'Dive into pool 3',
        reason: 'Pool 3 is too deep',
      },
      {
        choice: { do: 'dive' },
        clause: 'LG-002',
        label: 'Dive',
        reason: 'There is no breath left',
      },
    ]);
  });

  it('in a window has words for passing, and needs no more than the game gives', () => {
    const prompt = english.prompt(storm, BEN, [PASS, { do: 'charm', charm: 4 }]);

    const [charms, passing] = prompt.groups;
    const bare = { detail: undefined, foreseen: [], icon: undefined, path: [] };
    expect(prompt.question).toBe('Will you calm the storm?');
    expect(charms).toEqual({
      ends: false,
      heading: undefined,
      icon: undefined,
      choices: [{ ...bare, choice: { do: 'charm', charm: 4 }, label: 'Play charm 4' }],
    });
    expect(passing).toEqual({
      ends: true,
      heading: undefined,
      icon: undefined,
      choices: [{ ...bare, choice: PASS, label: 'Let the storm come' }],
    });
  });

  it('has what ends something last and apart, wherever it was offered', () => {
    const words = speaker({ ...SAY, ends: ['stay'] }, { names: ['Ada', 'Ben'] });
    const prompt = words.prompt(diving, ADA, [{ do: 'stay' }, { do: 'dive', pool: 1 }]);

    expect(
      prompt.groups.map(({ ends, choices }) => [ends, choices.map(({ label }) => label)]),
    ).toEqual([
      [false, ['Dive into pool 1']],
      [true, ['Stay in the boat']],
    ]);
  });

  it('is asked in stages where there are more than nine choices, or always', () => {
    const by = [
      {
        asks: t('dive.group'),
        part: (_: unknown, choice: Lagoon['choices']['diving/choose']) =>
          choice.do === 'stay'
            ? undefined
            : { key: choice.pool % 2, label: t('dive', { pool: choice.pool % 2 }) },
      },
    ];
    const dives = Array.from({ length: 10 }, (_, pool) => ({ do: 'dive', pool }) as const);
    const seen = (always: boolean, count: number) => {
      const words = speaker(
        { ...SAY, ends: ['stay'], stages: { 'diving/choose': { always, by } } },
        { names: ['Ada', 'Ben'] },
      );
      const prompt = words.prompt(diving, ADA, [{ do: 'stay' }, ...dives.slice(0, count)]);
      return {
        stages: prompt.stages,
        paths: prompt.groups.map(({ choices }) => choices.map(({ path }) => path[0]?.key)),
      };
    };

    expect(seen(false, 9)).toMatchObject({ stages: [] });
    expect(seen(true, 2)).toEqual({
      stages: ['In the water'],
      paths: [['0:0', '0:1'], [undefined]],
    });
    expect(seen(false, 10).paths[0]).toHaveLength(10);
    expect(seen(false, 10).stages).toEqual(['In the water']);
  });

  it('holds out nothing that a plain rule forbids', () => {
    const words = speaker({ ...SAY, obvious: ['LG-002'] }, { names: ['Ada', 'Ben'] });
    const prompt = words.prompt(
      diving,
      ADA,
      [],
      [
        { choice: { do: 'dive', pool: 3 }, clause: 'LG-001' },
        { choice: { do: 'stay' }, clause: 'LG-002' },
      ],
    );

    expect(prompt.denied.map(({ clause }) => clause)).toEqual(['LG-001']);
  });

  it('for a seat that is asked nothing is a mistake of ours', () => {
    expect(() => english.question(storm, ADA)).toThrow('seat 0 is asked nothing in this view');
  });

  it('a denial that is a whole kind without a word has a reason only', () => {
    const prompt = english.prompt(diving, ADA, [], [{ choice: { do: 'stay' }, clause: 'LG-002' }]);

    expect(prompt.denied[0]).toMatchObject({ label: undefined, reason: 'There is no breath left' });
  });
});

describe('everything else that is said', () => {
  it('events, asides, reasons, score lines and the ending', () => {
    const dived = { event: 'dived', clause: 'LG-001', data: { seat: BEN, pool: 2 } } as const;
    const line = { seat: ADA, clause: 'LG-001', line: 'pearls', count: 1, points: 2 } as const;
    const tooDeep = { choice: { do: 'dive', pool: 2 }, clause: 'LG-001' } as const;

    expect(english.event(diving, dived)).toBe('Ben dived into pool 2');
    expect(english.aside(diving, BEN, { do: 'leave' })).toBe('Give up');
    expect(english.choice(diving, ADA, { do: 'stay' })).toBe('Stay in the boat');
    expect(english.reason(diving, tooDeep)).toBe('Pool 2 is too deep');
    expect(english.score(line)).toBe('One pearl: 2');
    expect(english.score({ ...line, count: 3, points: 6 })).toBe('3 pearls: 6');
    expect(english.ending(diving, 'LG-002')).toBe('The lagoon is empty');
    expect(english.words(t('dive.any'))).toBe('Dive');
  });

  it('in another language, as far as its catalogue goes', () => {
    const german = speaker(SAY, {
      names: ['Ada', 'Ben'],
      catalogue: { stay: 'Im Boot bleiben' },
      locale: 'de',
    });

    expect(german.choice(diving, ADA, { do: 'stay' })).toBe('Im Boot bleiben');
    expect(german.choice(diving, ADA, { do: 'dive', pool: 1 })).toBe('Dive into pool 1');
  });
});

describe('a description', () => {
  const told = speaker<Lagoon, typeof CATALOGUE>(
    {
      ...SAY,
      describe: ({ view, me, seats, speaker: { words } }) => [
        {
          heading: words(t('dive.group')),
          places: view.state.pearls.map((count, seat) => ({
            target: seatTarget(seat as Seat),
            name: seat === me ? 'You' : (seats[seat]?.called ?? ''),
            text: words(t('score', { count, points: count })),
          })),
        },
      ],
    },
    { names: ['Ada', 'Ben'] },
  );
  const namesIn = (view: View<Lagoon>) =>
    told.describe(view)?.flatMap(({ places }) => places.map(({ name }) => name));

  it('of a position is in the words of the game, for whoever the view is of', () => {
    expect(told.describe(diving)).toEqual([
      {
        heading: 'In the water',
        places: [
          { target: 'seat/0', name: 'You', text: '3 pearls: 3' },
          { target: 'seat/1', name: 'Ben', text: '0 pearls: 0' },
        ],
      },
    ]);
    expect(namesIn(storm)).toEqual(['Ada', 'You']);
  });

  it('of a position for a spectator is about nobody who looks', () => {
    expect(namesIn({ ...diving, viewer: 'spectator' })).toEqual(['Ada', 'Ben']);
  });

  it('of a position is missing where a game has none', () => {
    expect(english.describe(diving)).toBeUndefined();
  });

  it('of an event finds a seat’s things on the own mat or on its card', () => {
    expect(holdingsTarget({ me: ADA }, ADA)).toBe(MAT_TARGET);
    expect(holdingsTarget({ me: ADA }, BEN)).toBe('seat/1');
    expect(holdingsTarget({ me: undefined }, ADA)).toBe('seat/0');
  });
});

describe('the type of what a game says', () => {
  it('has an entry for every step that asks and every event, and for no other', () => {
    expectTypeOf<keyof (typeof SAY)['question']>().toEqualTypeOf<
      'diving/choose' | 'storm/charms'
    >();
    expectTypeOf<keyof (typeof SAY)['choice']>().toEqualTypeOf<'diving/choose' | 'storm/charms'>();
    expectTypeOf<keyof (typeof SAY)['event']>().toEqualTypeOf<'dived'>();
  });

  it('takes no message of another catalogue', () => {
    expectTypeOf(messages({ hello: 'Hello' })<'hello'>).returns.not.toExtend<
      ReturnType<(typeof SAY)['ending']>
    >();
    expectTypeOf(t<'over'>).returns.toExtend<ReturnType<(typeof SAY)['ending']>>();
  });

  it('a denied choice may be no more than its kind', () => {
    expectTypeOf<{ readonly do: 'dive' }>().toExtend<DeniedOf<Lagoon>>();
    expectTypeOf<{ readonly do: 'sink' }>().not.toExtend<DeniedOf<Lagoon>>();
  });
});
