import { thinker } from '@quarterdeck/bots';
import { at, type Seat } from '@quarterdeck/kernel';
import { engine } from '@quarterdeck/kernel/engine';
import { dailyLesson, playedMatch, readLesson } from '@quarterdeck/kernel/staging';
import { loadGame, SHELF } from '@quarterdeck/shelf';
import { LESSONS } from '@quarterdeck/shelf/lessons';
import { describe, expect, it } from 'vitest';

/** A position of each pool is searched anew, by other luck than that which found it. */
const SAMPLE = { worlds: 24, seed: 20_260 } as const;

describe.each(SHELF.map(({ id }) => id))('The daily exercises of %s', (game) => {
  const table = loadGame(game).then((box) => engine(box.game));
  const daily = async () => {
    const book = await LESSONS[game]?.();
    if (book?.daily === undefined) throw new Error(`${game} has no daily exercises`);
    return { book, ...(await book.daily()) };
  };

  it('are several, and ask more than one kind of question', async () => {
    const { positions } = await daily();

    expect(positions.length).toBeGreaterThanOrEqual(30);
    expect(new Set(positions.map(({ step }) => step)).size).toBeGreaterThanOrEqual(2);
  });

  it('are positions of matches that can be played again, with every legal choice weighed', async () => {
    const rules = await table;
    for (const position of (await daily()).positions) {
      const match = playedMatch(rules, position);
      const { seat, step, choices } = position;
      const offers = rules.choices(match, seat as Seat).map((choice) => JSON.stringify(choice));

      expect(rules.asked(match)).toEqual([{ seat, step }]);
      expect(choices.map(([choice]) => JSON.stringify(choice)).toSorted()).toEqual(
        offers.toSorted(),
      );
    }
  });

  it('have one choice that leads by four errors of the search at least', async () => {
    for (const { choices, searched } of (await daily()).positions) {
      const worths = choices.map(([, worth]) => worth);

      expect(worths).toEqual(worths.toSorted((a, b) => b - a));
      expect(searched.lead).toBeGreaterThanOrEqual(40);
      expect(searched.lead + 1).toBeGreaterThanOrEqual(4 * (searched.error - 1));
    }
  });

  it('are lessons that can be played, and their gains have words', async () => {
    const rules = await table;
    const { book, positions, words, gauges } = await daily();
    const said = Object.keys(gauges).flatMap((gauge) => [`more.${gauge}`, `less.${gauge}`]);
    const keys = ['title', 'about', 'before', 'other', 'hint', 'right'].map(
      (key) => `daily.${key}`,
    );
    const all = { ...book.words, ...words, ...Object.fromEntries(keys.map((key) => [key, key])) };

    expect(said.filter((key) => !Object.hasOwn(words, key))).toEqual([]);
    for (const position of positions)
      expect(() => readLesson(rules, dailyLesson(position, 'daily-1'), all)).not.toThrow();
  });

  it('are judged as when they were searched: else `npm run daily -- --again` is due', async () => {
    const rules = await table;
    for (const position of (await daily()).positions) {
      const { state } = playedMatch(rules, position);
      const share = rules.game.evaluate?.(state, position.seat as Seat) ?? Number.NaN;

      expect(Math.abs(1000 * share - position.searched.judged)).toBeLessThan(0.51);
    }
  });

  it('keep their best choice when one of them is searched anew', async () => {
    const rules = await table;
    const { positions } = await daily();
    const position = at(positions, positions.length - 1);
    const seat = position.seat as Seat;
    const view = rules.toWire(rules.view(playedMatch(rules, position), seat));
    const task = { game, bot: 'captain', seat, view, seed: SAMPLE.seed };

    const [best] = thinker(rules).weigh({ ...task, budget: { iterations: SAMPLE.worlds } });

    expect(best?.choice).toEqual(at(position.choices, 0)[0]);
  });
});
