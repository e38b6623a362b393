import { thinker } from '@quarterdeck/bots';
import { driftwood, driftwoodSay } from '@quarterdeck/driftwood';
import type { Choice, Seat } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import { engine, gameModule } from '@quarterdeck/kernel/engine';
import { describe, expect, it } from 'vitest';
import { BotLoop } from '../src/page/bot-loop.ts';
import {
  botTurn,
  EVERYBODY_HERE,
  firstToTell,
  hasBots,
  PERSON,
  positionToUndoTo,
  type Seating,
  SITTERS,
  seated,
  taskOf,
} from '../src/page/seating.ts';
import {
  type Answer,
  answered,
  anyChoice,
  begin,
  lastOf,
  playOn,
  type Session,
  upTo,
} from '../src/page/session.ts';

const rules = engine(gameModule(driftwood, driftwoodSay).game);
const TERMS = { seats: 2, options: {}, seed: 7 };
const AGAINST_THE_MATE: Seating = [PERSON, 'mate'];
const mate = thinker(rules);
const start = () => begin(rules, TERMS);
const [ADA, BO] = [0 as Seat, 1 as Seat];

/** All that happens between two looks at the page. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A page without a screen: what the loop is told, and what it has done. */
function page(seating: Seating, from = start()) {
  const shown = { session: from, position: from.moments.length - 1, seating };
  const failures: string[] = [];
  const show = (session: Session, position = session.moments.length - 1): void => {
    Object.assign(shown, { session, position });
    loop.wake();
  };
  const answer = (given: Answer): void => show(answered(rules, shown.session, given));
  const loop: BotLoop = new BotLoop({
    rules,
    decide: async (task) => mate.decide(task),
    shown: () => shown,
    answer,
    fail: (why) => failures.push(why),
  });
  const any = (): Choice =>
    anyChoice(sfcRng(1))(
      lastOf(shown.session).match,
      ADA,
      rules.choices(lastOf(shown.session).match, ADA),
    );
  return { shown, failures, show, loop, answer: () => answer({ seat: ADA, choice: any() }) };
}

const asked = ({ moments }: Session, position: number): readonly Seat[] => {
  const moment = moments[position];
  return moment === undefined ? [] : rules.asked(moment.match).map(({ seat }) => seat);
};

/** Until somebody here is asked, or the match is over. */
async function untilAsked({ shown }: ReturnType<typeof page>): Promise<void> {
  while (botTurn(rules, lastOf(shown.session).match, shown.seating) !== undefined) await settled();
}

describe('Seats of a match under work', () => {
  it('are taken by people and by every bot there is, the mate among them', () => {
    const levels = ['random', 'mate', 'captain'];
    const ids = SITTERS.map(({ id }) => id);

    expect(ids[0]).toBe(PERSON);
    expect(ids.filter((id) => levels.includes(id))).toEqual(levels);
    expect(ids.filter((id) => id.includes('+'))).toHaveLength(4);
    expect(seated(EVERYBODY_HERE, BO, 'mate')).toEqual(AGAINST_THE_MATE);
    expect(hasBots(AGAINST_THE_MATE, 2)).toBe(true);
    expect(hasBots([PERSON, PERSON, 'mate'], 2)).toBe(false);
  });

  it('hand a bot what its own seat sees, and nothing of the others', () => {
    const session = start();
    const { view } = taskOf(rules, session, { seat: BO, bot: 'mate' });

    expect(view).toEqual(rules.toWire(rules.view(lastOf(session).match, BO)));
    expect(JSON.stringify(view)).not.toBe(
      JSON.stringify(rules.toWire(rules.view(lastOf(session).match, ADA))),
    );
  });
});

describe('A bot at a match under work', () => {
  it('answers when its seat is asked, until somebody here is asked again', async () => {
    const table = page(AGAINST_THE_MATE);
    table.loop.wake();
    await untilAsked(table);
    const before = table.shown.session.moments.length;
    table.answer();
    await untilAsked(table);

    expect(table.shown.session.moments.length).toBeGreaterThan(before + 1);
    expect(
      table.shown.session.moments.slice(before + 1).map(({ answer }) => answer?.seat),
    ).toContain(BO);
    expect(table.failures).toEqual([]);
  });

  it('plays a whole match against itself', async () => {
    const table = page(['mate', 'mate']);
    table.loop.wake();
    await untilAsked(table);

    expect(rules.outcome(lastOf(table.shown.session).match)).not.toBeNull();
  });

  it('does not answer while an earlier position is looked at', async () => {
    const long = playOn(rules, start(), 12, anyChoice(sfcRng(3)));
    const table = page(['mate', 'mate'], long);
    table.show(long, 4);
    await settled();

    expect(table.shown.session).toBe(long);
    expect(table.loop.turn).toBeUndefined();
  });

  it('has its answer thrown away where the position it was for is gone', async () => {
    const table = page(['mate', 'mate']);
    table.loop.wake();
    const other = begin(rules, { ...TERMS, seed: 8 });
    table.loop.pause();
    Object.assign(table.shown, { session: other });
    await settled();

    expect(table.shown.session).toBe(other);
    expect(table.loop.isPaused).toBe(true);
  });

  it('stands in for somebody here as often as it is asked to', async () => {
    const table = page(EVERYBODY_HERE);
    table.loop.order(5);
    while (table.loop.turn !== undefined) await settled();

    expect(table.shown.session.moments).toHaveLength(6);
  });

  it('stops with a sentence where it cannot think', async () => {
    const table = page([PERSON, 'parrot']);
    table.loop.wake();
    if (asked(table.shown.session, 0).includes(ADA)) table.answer();
    while (table.failures.length === 0) {
      await settled();
      if (table.loop.turn === undefined && !table.loop.isPaused) table.answer();
    }

    expect(table.failures[0]).toContain('parrot');
    expect(table.loop.isPaused).toBe(true);
  });
});

describe('Undo beside bots', () => {
  const whole = playOn(rules, start(), 40, anyChoice(sfcRng(1)));

  it('goes back to where somebody here was asked', () => {
    const last = whole.moments.length - 1;
    const to = positionToUndoTo(rules, whole, last, AGAINST_THE_MATE);

    expect(asked(whole, to)).toContain(ADA);
    expect(to).toBeLessThan(last);
    for (let between = to + 1; between < last; between++)
      expect(asked(whole, between)).not.toContain(ADA);
  });

  it('goes back one answer where only bots play', () => {
    expect(positionToUndoTo(rules, whole, 9, ['mate', 'mate'])).toBe(8);
    expect(positionToUndoTo(rules, upTo(whole, 0), 0, ['mate', 'mate'])).toBe(0);
  });

  it('leaves the events of all bots since the last answer of somebody here to be read', () => {
    const byBo = whole.moments.findIndex(({ answer }) => answer?.seat === BO);

    expect(firstToTell(whole, byBo, AGAINST_THE_MATE)).toBeLessThan(byBo);
    expect(firstToTell(whole, byBo, EVERYBODY_HERE)).toBe(byBo);
  });
});
