import { driftwood, driftwoodSay } from '@quarterdeck/driftwood';
import type { Choice, Seat } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import { engine, gameModule } from '@quarterdeck/kernel/engine';
import { describe, expect, it } from 'vitest';
import { compareViews, fieldsIn } from '../src/page/compare-views.ts';
import { findGame } from '../src/page/find-game.ts';
import {
  again,
  answered,
  anyChoice,
  begin,
  lastOf,
  logOf,
  momentOf,
  playOn,
  upTo,
} from '../src/page/session.ts';

const rules = engine(gameModule(driftwood, driftwoodSay).game);
const TERMS = { seats: 3, options: {}, seed: 7 };
const whole = () => playOn(rules, begin(rules, TERMS), 1_000, anyChoice(sfcRng(1)));

describe('A match under work', () => {
  it('is played at random to its end', () => {
    const session = whole();

    expect(rules.outcome(lastOf(session).match)).not.toBeNull();
    expect(session.moments.length).toBeGreaterThan(10);
  });

  it('keeps every earlier position as it was', () => {
    const session = whole();
    const early = playOn(rules, begin(rules, TERMS), 5, anyChoice(sfcRng(1)));

    expect(rules.hash(momentOf(session, 5).match)).toBe(rules.hash(lastOf(early).match));
    expect(upTo(session, 5).moments).toHaveLength(6);
  });

  it('is played again from its log to the same position', () => {
    const session = whole();
    const { session: same, stopped } = again(rules, JSON.parse(JSON.stringify(logOf(session))));

    expect(stopped).toBeNull();
    expect(rules.hash(lastOf(same).match)).toBe(rules.hash(lastOf(session).match));
  });

  it('stops where the rules no longer offer an answer, and says which', () => {
    const { terms, answers } = logOf(upTo(whole(), 3));
    const wrong = { seat: 0 as Seat, choice: { do: 'fly' } as Choice };

    const { session, stopped } = again(rules, { terms, answers: [...answers, wrong, wrong] });

    expect(session.moments).toHaveLength(4);
    expect(stopped).toMatch(/^Answer 4 of 5: /);
  });

  it('lets nobody give an answer that is not offered', () => {
    expect(() =>
      answered(rules, begin(rules, TERMS), { seat: 0 as Seat, choice: { do: 'fly' } as Choice }),
    ).toThrow();
  });
});

describe('Views side by side', () => {
  it('show what is true, and a hole where a viewer is not shown it', () => {
    const { match } = lastOf(begin(rules, TERMS));
    const hand = compareViews(rules, match, undefined).find(({ path }) => path === 'rafts[0].hand');

    expect(hand?.seen.map(({ isHole }) => isHole)).toEqual([false, true, true, true]);
    expect(hand?.seen[0]?.text).toBe(hand?.truth);
  });

  it('mark what the last answer has changed, and nothing where there was none', () => {
    const session = playOn(rules, begin(rules, TERMS), 1, anyChoice(sfcRng(1)));
    const [before, after] = session.moments.map(({ match }) => match);
    const changed = (rows: ReturnType<typeof compareViews>) =>
      rows.filter(({ hasChanged }) => hasChanged).map(({ path }) => path);
    if (before === undefined || after === undefined) throw new Error('nobody answered');

    expect(changed(compareViews(rules, before, undefined))).toEqual([]);
    expect(changed(compareViews(rules, after, before))).toContain('pile');
  });

  it('open records and lists of records, and leave lists of plain values on one line', () => {
    expect([...fieldsIn({ a: 1, b: [1, 2], c: [{ d: null }], e: {} })]).toEqual([
      ['a', '1'],
      ['b', '[1,2]'],
      ['c[0].d', 'null'],
    ]);
  });
});

describe('The exports of a game', () => {
  it('are searched for rules and words, whatever they are called', () => {
    expect(findGame({ pointsOf: () => 0, a: driftwood, b: driftwoodSay })).toEqual({
      game: driftwood,
      say: driftwoodSay,
    });
  });

  it('are refused with what is missing', () => {
    expect(() => findGame({ b: driftwoodSay })).toThrow('No game among the exports b.');
    expect(() => findGame({ a: driftwood })).toThrow('No words (a Say) among the exports a.');
  });
});
