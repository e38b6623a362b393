import { checkFairness } from '@quarterdeck/kernel/chance';
import { readReplay } from '@quarterdeck/kernel/replay';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  bot,
  emptyDisk,
  must,
  openTab,
  person,
  playOn,
  reefFor,
  refusalIn,
  SEAT_0,
  SEAT_1,
  setTable,
  until,
} from './harness.ts';

beforeEach(emptyDisk);

describe('A table against bots', () => {
  it('is played to its end by one person', async () => {
    const tab = await openTab();
    const table = await setTable(tab, reefFor(person('Ada'), bot('Bo'), bot('Cy')));

    const end = await playOn(table);

    expect(end.viewer).toBe(SEAT_0);
    expect(end.outcome?.ranks).toHaveLength(3);
    expect(end.asked).toEqual([]);
    expect(end.log.map(({ seq }) => seq)).toEqual(end.log.map((_, index) => index + 1));
    expect(end.log.at(-1)?.events.map(({ event }) => event)).toContain('counted');
  });

  it('goes on by itself where nobody sits but bots', async () => {
    const table = await setTable(await openTab(), reefFor(bot('Ada'), bot('Bo')));

    const end = await until(table, ({ outcome }) => outcome !== null);

    expect(end.viewer).toBe('spectator');
    expect(end.here.seats).toEqual([]);
  });

  it('is committed to before the first card, and opened after the last', async () => {
    const table = await setTable(await openTab(), reefFor(person('Ada'), bot('Bo')));
    const { fairness: first } = table.current().table;

    const end = await playOn(table);

    expect(first?.seed).toBeNull();
    expect(end.table.fairness?.commit).toBe(first?.commit);
    expect(end.table.fairness && checkFairness(end.table.fairness).ok).toBe(true);
    const verified = must(await table.verify());
    expect(verified).toMatchObject({ ok: true, committed: true });
  });

  it('deals the same from the same typed seed, and anew without one', async () => {
    const tab = await openTab();
    const viewOf = async (seed: string | undefined) => {
      const { seed: _, ...setup } = reefFor(person('Ada'), person('Bo'));
      const table = await setTable(tab, seed === undefined ? setup : { ...setup, seed });
      must(await table.sit({ viewer: SEAT_0 }));
      const { view } = table.current();
      table.close();
      return JSON.stringify(view.state);
    };

    expect(await viewOf('spring tide')).toBe(await viewOf('spring tide'));
    expect(await viewOf(undefined)).not.toBe(await viewOf(undefined));
  });
});

describe('A refusal', () => {
  it('names the clause, says why in the words of the game, and changes nothing', async () => {
    const table = await setTable(await openTab(), reefFor(person('Ada'), bot('Bo')));
    let now = table.current();
    while (now.question === null || now.question.denied.length === 0) now = await playOn(table, 1);
    const [denied] = now.question.denied;
    if (denied === undefined) throw new Error('nothing is denied');

    const answered = await table.play({ choice: denied.choice, seq: now.seq });

    if (answered.ok) throw new Error('it was accepted');
    expect(answered.refusal.code).toBe('denied');
    expect(answered.refusal.clause).toBe(denied.clause);
    expect(answered.refusal.sentence).not.toMatch(/[{}"]|undefined/);
    expect(table.current()).toEqual(now);
  });

  it('meets an answer while nobody is in front of the screen', async () => {
    const table = await setTable(await openTab(), reefFor(person('Ada'), bot('Bo')));
    const { question, seq } = await until(table, (now) => now.question !== null);
    const choice = question?.choices[0] ?? { do: 'nothing' };
    must(await table.sit({ viewer: 'spectator' }));

    expect(refusalIn(await table.play({ choice, seq }))).toBe('not-yours');
    expect(refusalIn(await table.sit({ viewer: SEAT_1 }))).toBe('not-yours');
  });

  it('meets an answer to a question that is gone, so a double click plays once', async () => {
    const table = await setTable(await openTab(), reefFor(person('Ada'), person('Bo')));
    must(await table.sit({ viewer: SEAT_0 }));
    const { question, seq } = table.current();
    const choice = question?.choices[0] ?? { do: 'nothing' };

    const clicks = await Promise.all([table.play({ choice, seq }), table.play({ choice, seq })]);

    expect(clicks.map(({ ok }) => ok)).toEqual([true, false]);
    expect(clicks[1] && refusalIn(clicks[1])).toBe('stale');
    expect(table.current().log).toHaveLength(1);
  });

  it('does not meet a choice made while others answer the same simultaneous step', async () => {
    const table = await setTable(await openTab(), reefFor(person('Ada'), bot('Bo'), bot('Cy')));
    const early = table.current();
    await until(table, ({ asked }) => asked.length === 1);
    const choice = early.question?.choices[0] ?? { do: 'nothing' };

    const answered = await table.play({ choice, seq: early.seq });

    expect(table.current().seq).toBeGreaterThan(early.seq);
    expect(answered.ok).toBe(true);
  });

  it('meets a table that cannot be set, and says what was expected', async () => {
    const { host } = await openTab();
    const reef = reefFor(person('Ada'), person('Bo'));

    expect(refusalIn(await host.create({ ...reef, seats: [person('Ada')] }))).toBe('bad-seats');
    expect(refusalIn(await host.create({ ...reef, game: 'rief' }))).toBe('unknown-game');
    expect(refusalIn(await host.create({ ...reef, options: { tides: 1 } }))).toBe('unknown-option');
    expect(refusalIn(await host.create({ ...reef, seed: '  ' }))).toBe('bad-chance');
    expect(refusalIn(await host.create({ ...reef, pack: 'not json' }))).toBe('not-json');
    expect(refusalIn(await host.create({ ...reef, pack: '{}' }))).toBe('malformed');
    const ghost = { ...bot('Bo'), who: { kind: 'bot', bot: 'ghost' } } as const;
    expect(refusalIn(await host.create({ ...reef, seats: [person('Ada'), ghost] }))).toBe(
      'unknown-bot',
    );
    expect(must(await host.tables())).toEqual([]);
  });
});

describe('Undo', () => {
  it('takes an answer back, names it beforehand, and says why when it cannot', async () => {
    const table = await setTable(await openTab(), reefFor(person('Ada'), person('Bo')));
    must(await table.sit({ viewer: SEAT_0 }));
    const before = table.current();
    expect(before.undo).toEqual({ can: false, why: 'nothing-to-undo' });
    const choice = before.question?.choices[0] ?? { do: 'nothing' };
    must(await table.play({ choice, seq: before.seq }));
    expect(table.current().undo).toEqual({ can: true, takes: choice, seq: 0 });

    must(await table.undo({ seq: table.current().seq }));

    const after = table.current();
    expect(after.view).toEqual(before.view);
    expect(after.log.map(({ kind }) => kind)).toEqual(['together', 'undo']);
    expect(refusalIn(await table.undo({ seq: table.current().seq }))).toBe('nothing-to-undo');
  });

  it('is over once another seat has answered', async () => {
    const table = await setTable(await openTab(), reefFor(person('Ada'), person('Bo')));
    must(await table.sit({ viewer: SEAT_0 }));
    await playOn(table, 1);
    must(await table.sit({ viewer: SEAT_1 }));
    await playOn(table, 1);
    must(await table.sit({ viewer: SEAT_0 }));

    const { undo } = table.current();
    expect(undo.can).toBe(false);
    expect(['other-seat', 'already-shown']).toContain(
      refusalIn(await table.undo({ seq: table.current().seq })),
    );
  });

  it('is foretold: what would show something says so, and the rest can be looked at', async () => {
    const table = await setTable(await openTab(), reefFor(person('Ada'), person('Bo')));
    must(await table.sit({ viewer: SEAT_0 }));
    const { question, view } = table.current();
    const choice = question?.choices[0] ?? { do: 'nothing' };

    expect(must(await table.wouldReveal({ choice }))).toBe(false);
    expect(must(await table.preview({ choice }))?.given).toEqual([choice, null]);
    expect(table.current().view).toEqual(view);
    await playOn(table, 1);
    must(await table.sit({ viewer: SEAT_1 }));
    const last = table.current().question?.choices[0] ?? { do: 'nothing' };
    expect(must(await table.wouldReveal({ choice: last }))).toBe(true);
    expect(must(await table.preview({ choice: last }))).toBeNull();
  });
});

describe('What has happened', () => {
  it('can be read again moment by moment, as the viewer saw it then', async () => {
    const table = await setTable(await openTab(), reefFor(person('Ada'), bot('Bo')));
    const start = table.current();
    const end = await playOn(table);

    const [first, last] = must(await table.positions({ seqs: [0, end.seq] }));
    const told = must(await table.history({ from: 2, to: 5 }));

    expect(first).toEqual(start.view);
    expect(last).toEqual(end.view);
    expect(told).toEqual(end.log.slice(2, 5));
    expect(refusalIn(await table.positions({ seqs: [end.seq + 1] }))).toBe('out-of-range');
  });

  it('is a replay file once the match is over, and not before', async () => {
    const tab = await openTab();
    const table = await setTable(tab, reefFor(person('Ada'), bot('Bo')));
    expect(refusalIn(await table.exportReplay())).toBe('still-secret');
    expect(refusalIn(await table.branch({ seq: 0 }))).toBe('still-secret');
    const end = await playOn(table);

    const text = must(await table.exportReplay());

    expect(readReplay(text).header.names).toEqual(['Ada', 'Bo']);
    const again = must(await tab.host.open(must(await tab.host.importReplay(text))));
    must(await again.sit({ viewer: SEAT_0 }));
    expect(again.current().outcome).toEqual(end.outcome);
    expect(refusalIn(await tab.host.importReplay(text.slice(0, -20)))).toBe('truncated');
    expect(refusalIn(await tab.host.importReplay('{"a":1}'))).toBe('not-a-replay');
  });

  it('can be played on from, and played again', async () => {
    const tab = await openTab();
    const table = await setTable(tab, reefFor(person('Ada'), bot('Bo')));
    const end = await playOn(table);
    const [fourth] = must(await table.positions({ seqs: [4] }));

    const branched = must(await tab.host.open(must(await table.branch({ seq: 4 }))));
    const again = must(await tab.host.open(must(await table.rematch()) ?? ''));

    expect(must(await branched.positions({ seqs: [0] }))[0]?.state).toEqual(fourth?.state);
    expect((await playOn(branched)).outcome).not.toBeNull();
    expect(again.current().table.seats).toEqual(end.table.seats);
    expect(again.current().table.options).toEqual(end.table.options);
    expect(again.current().log.length).toBeLessThan(end.log.length);
  });

  it('is played again also where only bots sat, and where nobody is in front of the screen', async () => {
    const tab = await openTab();
    const bots = await setTable(tab, reefFor(bot('Ann'), bot('Bo')));
    await until(bots, ({ outcome }) => outcome !== null);
    const people = await setTable(tab, reefFor(person('Ada'), person('Bea')));

    expect(people.current().viewer).toBe('spectator');
    for (const table of [bots, people])
      expect(
        must(await tab.host.open(must(await table.rematch()) ?? '')).current().outcome,
      ).toBeNull();
  });
});
