import { readFileSync } from 'node:fs';
import type { Demonstrations } from '@quarterdeck/kernel/staging';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OpenTable } from '../../src/hosts/host.ts';
import { emptyDisk, must, openTab, refusalIn } from './harness.ts';

beforeEach(emptyDisk);

const { shown: ALL }: Demonstrations = JSON.parse(
  readFileSync(new URL('../../../games/seawolf/demonstrations.gen.json', import.meta.url), 'utf8'),
);

const COLOURS = ['red', 'blue', 'yellow', 'green', 'purple'] as const;

/** The first case of the clause, opened in a tab. */
const show = async (clause: string): Promise<OpenTable> => {
  const cases = ALL.find(({ clauses }) => clauses.includes(clause))?.cases ?? [];
  const [shown] = cases;
  if (shown === undefined) throw new Error(`${clause} is not shown`);
  const { host } = await openTab();
  const seats = COLOURS.slice(0, shown.position.seats).map((colour) => ({
    name: colour,
    colour,
    who: { kind: 'bot', bot: 'deckhand' } as const,
  }));
  const wish = { game: 'seawolf', clause, nth: 1, of: cases.length, shown, you: 'Ada', seats };
  return must(await host.openDemonstration(wish));
};

const showsOf = (table: OpenTable) => {
  const { shows } = table.current();
  if (shows === undefined) throw new Error('nothing is shown at this table');
  return shows;
};

describe('a clause at work', () => {
  it('SW-238 a position is answered as its test answers, up to its end, and once more', async () => {
    const table = await show('SW-238');
    expect(showsOf(table)).toMatchObject({ clause: 'SW-238', mode: 'asks' });
    const { next } = showsOf(table);
    if (next === null) throw new Error('no answer is due');

    must(await table.play({ choice: next, seq: table.current().seq }));

    expect(showsOf(table)).toMatchObject({ mode: 'shown', next: null });
    must(await table.undo({ seq: table.current().seq }));
    expect(showsOf(table)).toMatchObject({ mode: 'asks', next });
  });

  it('SW-129 names at its end the choice that the clause denies', async () => {
    const table = await show('SW-129');
    while (showsOf(table).next !== null) {
      const { next } = showsOf(table);
      if (next === null) break;
      must(await table.play({ choice: next, seq: table.current().seq }));
    }

    const { denied } = showsOf(table);
    const { question } = table.current();
    expect(question?.denied.find(({ choice }) => choice.do === denied?.do)?.clause).toBe('SW-129');
  });

  it('SW-238 what else is tried is played, seen and taken back', async () => {
    const table = await show('SW-238');
    const { question, seq, view } = table.current();
    const { next } = showsOf(table);
    const other = question?.choices.find(
      (choice) => JSON.stringify(choice) !== JSON.stringify(next),
    );
    if (other === undefined) throw new Error('there is only one way');

    must(await table.play({ choice: other, seq }));

    expect(showsOf(table)).toMatchObject({ mode: 'tried', next: null });
    expect(table.current().question).toBeNull();
    expect(refusalIn(await table.play({ choice: other, seq: table.current().seq }))).toBe('stale');
    must(await table.undo({ seq: table.current().seq }));
    expect(table.current().view).toEqual(view);
    expect(table.current().question).toEqual(question);
  });

  it('SW-238 a position is looked at by a person of this screen, and played on against bots', async () => {
    const table = await show('SW-238');
    const { table: info, viewer } = table.current();
    expect(info.seats.map(({ who }) => who.kind).filter((kind) => kind === 'person')).toHaveLength(
      1,
    );
    expect(info.seats[viewer as number]?.name).toBe('Ada');

    expect(must(await table.branch({ seq: table.current().seq }))).toMatch(/./);
  });
});
