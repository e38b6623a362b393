import { at, type Event, engine, seatsOf, sfcRng, speaker } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { doubloons, doubloonsSay, type Kinds } from '../src/index.ts';

const strict = engine(doubloons, { strict: true });
const NAMES = ['Ada', 'Bert', 'Cleo', 'Dora', 'Edda', 'Finn'];
const voice = speaker(doubloonsSay, { names: NAMES });

const MODULES = ['blackJewel', 'advancedScoring', 'legendaryGhostShip', 'stealShip', 'compass'];
const ALL_BUT_THE_ISLAND = Object.fromEntries(MODULES.map((name) => [name, true]));
const EVERYTHING = { ...ALL_BUT_THE_ISLAND, alternateIsland: true };
/** Matches that say between them nearly all there is to say. */
const TABLES = [
  { seats: 2, options: {}, seed: 1 },
  { seats: 3, options: ALL_BUT_THE_ISLAND, seed: 2 },
  { seats: 5, options: ALL_BUT_THE_ISLAND, seed: 3 },
  { seats: 6, options: {}, seed: 4 },
  { seats: 4, options: EVERYTHING, seed: 5 },
  { seats: 2, options: EVERYTHING, seed: 6 },
];

/** No key, hole, code, id or clause in what a player reads. */
const SENTENCE = /^[A-Z0-9]/;
const CODE = /DD-|undefined|null|NaN|-1|[[\]{}_]|[a-z][A-Z]|seat \d|\b[NKG]\d/;
const WRONG_ARTICLE = /\b[Aa] [aeiou]/;
const isReadable = (words: string): boolean =>
  SENTENCE.test(words) && !CODE.test(words) && !WRONG_ARTICLE.test(words);

function wheel(seed: number): (n: number) => number {
  let turns = seed * 7919 + 17;
  return (n) => {
    turns = (Math.imul(turns, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (turns >> 8) % n;
  };
}

type Wish = (typeof TABLES)[number];
/** The alternate island is a long walk for those who walk at random. */
const LONGEST = 2_500;

/** Everything that is said in a match to anybody, and the choices that nothing is said about. */
function allWords({ seats, options, seed }: Wish): { said: Set<string>; silent: string[] } {
  const said = new Set<string>();
  const silent: string[] = [];
  const match = strict.create({ seats, options, rng: sfcRng(seed) });
  const turn = wheel(seed);
  for (let answers = 0; answers < LONGEST; answers++) {
    const one = strict.asked(match)[0];
    if (one === undefined) break;
    const { seat } = one;
    const offers = strict.choices(match, seat);
    const denied = strict.explain(match, seat);
    const prompt = voice.prompt(strict.view(match, seat), seat, offers, denied);
    said.add(prompt.question);
    const labels = new Set<string>();
    /** A label is short; where it leaves something open the sentence under it does not. */
    const apart = new Set<string>();
    for (const { heading, choices } of prompt.groups) {
      if (heading !== undefined) said.add(heading);
      for (const { label, detail } of choices) {
        labels.add(label);
        apart.add(`${label}\n${detail ?? ''}`);
        if (detail !== undefined) said.add(detail);
      }
    }
    if (apart.size !== offers.length) silent.push(`two alike: ${[...apart].join(', ')}`);
    for (const label of labels) said.add(label);
    for (const { label, reason, choice } of prompt.denied) {
      if (label === undefined || reason === doubloonsSay.catalogue['why.other'])
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
  it.each(TABLES)(
    'are plain English throughout a match of $seats players (seed $seed)',
    (wish) => {
      const { said, silent } = allWords(wish);

      expect(said.size).toBeGreaterThan(100);
      expect([...said].filter((words) => !isReadable(words))).toEqual([]);
      expect(silent).toEqual([]);
    },
    60_000,
  );

  it('say the same of what happened, however long ago it was', () => {
    const match = strict.create({ seats: 3, options: ALL_BUT_THE_ISLAND, rng: sfcRng(2) });
    const turn = wheel(2);
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

    expect(told.map(({ event }) => event.event)).toContain('treasure-dug-up');
    expect(later).toEqual(told.map(({ words }) => words));
  });
});
