import { at, type Event, engine, seatsOf, sfcRng, speaker } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { ahoy, ahoySay, type Kinds } from '../src/index.ts';

const strict = engine(ahoy, { strict: true });
const NAMES = ['Ada', 'Bert', 'Cleo', 'Dora'];
const voice = speaker(ahoySay, { names: NAMES });

/** No key, hole, code, id or clause in what a player reads. */
const SENTENCE = /^[A-Z0-9]/;
const CODE = /AH-|undefined|null|NaN|-1|[[\]{}_]|[a-z][A-Z]|seat \d/;
/** "a Island": a name was put behind an article that does not fit it. ("Fish A" is a region.) */
const WRONG_ARTICLE = /(?:^A|\ba) [aeiou]/;
const isReadable = (words: string): boolean =>
  SENTENCE.test(words) && !CODE.test(words) && !WRONG_ARTICLE.test(words);

function wheel(seed: number): (n: number) => number {
  let turns = seed * 7919 + 17;
  return (n) => {
    turns = (Math.imul(turns, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (turns >> 8) % n;
  };
}

/** Everything that is said in a match to anybody, and the choices that nothing is said about. */
function allWords(seats: number, seed: number): { said: Set<string>; silent: string[] } {
  const said = new Set<string>();
  const silent: string[] = [];
  const match = strict.create({ seats, rng: sfcRng(seed) });
  const turn = wheel(seed);
  for (;;) {
    const one = strict.asked(match)[0];
    if (one === undefined) break;
    const { seat } = one;
    const offers = strict.choices(match, seat);
    const denied = strict.explain(match, seat);
    const prompt = voice.prompt(strict.view(match, seat), seat, offers, denied);
    said.add(prompt.question);
    const labels = new Set<string>();
    for (const { heading, choices } of prompt.groups) {
      if (heading !== undefined) said.add(heading);
      for (const { label, detail } of choices) {
        labels.add(label);
        if (detail !== undefined) said.add(detail);
      }
    }
    if (labels.size !== offers.length) silent.push(`two alike: ${[...labels].join(', ')}`);
    for (const label of labels) said.add(label);
    for (const { label, reason, choice } of prompt.denied) {
      if (label === undefined || reason === ahoySay.catalogue['why.other'])
        silent.push(JSON.stringify(choice));
      said.add(reason);
      said.add(label ?? reason);
    }
    const events = strict.play(match, seat, at(offers, turn(offers.length)));
    for (const viewer of [...seatsOf(seats), 'table' as const])
      for (const event of strict.see(events, viewer))
        said.add(voice.event(strict.view(match, viewer), event));
  }
  const outcome = strict.outcome(match);
  for (const line of outcome?.sheet ?? []) said.add(voice.score(line));
  if (outcome !== null) said.add(voice.ending(strict.view(match, 'table'), outcome.because));
  return { said, silent };
}

describe('words', () => {
  it.each([2, 3, 4])(
    'are plain English throughout a match of %i players',
    (seats) => {
      for (let seed = 1; seed <= 4; seed++) {
        const { said, silent } = allWords(seats, seed);

        expect(said.size).toBeGreaterThan(100);
        expect([...said].filter((words) => !isReadable(words))).toEqual([]);
        expect(silent).toEqual([]);
      }
    },
    30_000,
  );

  it('say the same of what happened, however long ago it was', () => {
    for (const [seats, seed] of [
      [3, 2],
      [4, 3],
    ] as const) {
      const match = strict.create({ seats, rng: sfcRng(seed) });
      const turn = wheel(seed);
      const told: { readonly event: Event<Kinds>; readonly words: string }[] = [];
      for (;;) {
        const one = strict.asked(match)[0];
        if (one === undefined) break;
        const offers = strict.choices(match, one.seat);
        const events = strict.play(match, one.seat, at(offers, turn(offers.length)));
        for (const event of strict.see(events, 'table'))
          told.push({ event, words: voice.event(strict.view(match, 'table'), event) });
      }

      const later = told.map(({ event }) => voice.event(strict.view(match, 'table'), event));

      expect(told.map(({ event }) => event.event)).toContain('figure-removed');
      expect(later).toEqual(told.map(({ words }) => words));
    }
  });
});
