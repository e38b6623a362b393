import type { Seat, Viewer } from '@quarterdeck/kernel';
import { loadSealed, secretsIn } from '@quarterdeck/tables/test-kit';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OpenTable } from '../../src/hosts/host.ts';
import {
  emptyDisk,
  must,
  openTab,
  person,
  reefFor,
  refusalIn,
  SEAT_0,
  SEAT_1,
  SEAT_2,
  setTable,
} from './harness.ts';

beforeEach(emptyDisk);

const THREE = [SEAT_0, SEAT_1, SEAT_2];
const sealedFor = (...names: readonly string[]) => ({
  game: 'sealed',
  seats: names.map(person),
});

/** What was sent while each viewer sat in front of the screen. */
type Heard = Map<Viewer, unknown[]>;

/** Plays a whole match at one screen, and notes what came through to whom. */
async function playBehindTheCurtain(table: OpenTable, sent: unknown[]): Promise<Heard> {
  const heard: Heard = new Map();
  let front: Viewer = 'spectator';
  const note = (): void => {
    heard.set(front, [...(heard.get(front) ?? []), ...sent.splice(0)]);
  };
  const sit = async (viewer: Viewer): Promise<void> => {
    note();
    front = viewer;
    must(await table.sit({ viewer: viewer }));
  };
  while (table.current().outcome === null) {
    const [next] = table.current().here.asked;
    if (next === undefined) throw new Error('nobody here is asked');
    expect(next.curtain).toBe(true);
    await sit(next.seat);
    const { question, seq } = table.current();
    const choice = question?.choices.at(-1) ?? { do: 'nothing' };
    await table.preview({ choice });
    await table.wouldReveal({ choice });
    await table.deal({});
    await table.history({ from: 0, to: seq });
    await table.positions({ seqs: [0, seq] });
    must(await table.play({ choice, seq }));
    await sit('spectator');
  }
  note();
  return heard;
}

describe('Several people at one screen', () => {
  it('are each shown what their own seat knows, and never what another does', async () => {
    const tab = await openTab({ loadGame: loadSealed });
    const table = await setTable(tab, sealedFor('Ada', 'Bo', 'Cy'));

    const heard = await playBehindTheCurtain(table, tab.sent);

    expect(secretsIn(heard.get('spectator'))).toEqual(new Set());
    const known = THREE.map((seat) => secretsIn(heard.get(seat)));
    for (const secrets of known) expect(secrets.size).toBeGreaterThanOrEqual(3);
    for (const mine of known)
      for (const theirs of known)
        if (mine !== theirs) expect([...mine].filter((one) => theirs.has(one))).toEqual([]);
  });

  it('begin with nobody in front, since a hand must not lie open', async () => {
    const table = await setTable(await openTab(), reefFor(person('Ada'), person('Bo')));

    const { viewer, question, here } = table.current();

    expect(viewer).toBe('spectator');
    expect(question).toBeNull();
    expect(here.asked).toEqual([
      { seat: SEAT_0, curtain: true },
      { seat: SEAT_1, curtain: true },
    ]);
  });

  it('seal answers behind the curtain, also where nobody holds a secret yet', async () => {
    const tab = await openTab();
    const table = await setTable(tab, { game: 'seawolf', seats: ['Ada', 'Bo'].map(person) });
    const answer = async (): Promise<void> => {
      const [next] = table.current().here.asked;
      if (next === undefined) throw new Error('nobody here is asked');
      must(await table.sit({ viewer: next.seat }));
      const { question, seq } = table.current();
      must(await table.play({ choice: question?.choices[0] ?? { do: 'nothing' }, seq }));
    };
    while (table.current().asked.length < 2) await answer();

    await answer();

    const [next] = table.current().here.asked;
    expect(table.current().viewer).not.toBe(next?.seat);
    expect(next?.curtain).toBe(true);
  });

  it('answer only for the one in front', async () => {
    const table = await setTable(await openTab(), reefFor(person('Ada'), person('Bo')));
    must(await table.sit({ viewer: SEAT_0 }));
    const { question, seq } = table.current();
    const choice = question?.choices[0] ?? { do: 'nothing' };
    must(await table.play({ choice, seq }));
    must(await table.sit({ viewer: SEAT_1 }));

    expect(table.current().question?.given).toBeNull();
    expect(refusalIn(await table.undo({ seq: table.current().seq }))).toBe('nothing-to-undo');
    must(await table.sit({ viewer: 'spectator' }));
    expect(refusalIn(await table.play({ choice, seq }))).toBe('not-yours');
    expect(refusalIn(await table.undo({ seq: table.current().seq }))).toBe('not-yours');
  });

  it('cannot tell from the count of moments that another has changed its mind', async () => {
    const table = await setTable(await openTab(), reefFor(person('Ada'), person('Bo')));
    must(await table.sit({ viewer: SEAT_0 }));
    const { question } = table.current();
    const [first, second] = question?.choices ?? [];
    if (first === undefined || second === undefined) throw new Error('too few choices');
    const seen = async (viewer: Seat) => {
      must(await table.sit({ viewer: viewer }));
      const { seq, view, log } = table.current();
      return { seq, view, log };
    };
    must(await table.play({ choice: first, seq: 0 }));
    const before = await seen(SEAT_1);
    const own = await seen(SEAT_0);

    must(await table.play({ choice: second, seq: own.seq }));

    expect(await seen(SEAT_1)).toEqual(before);
    expect((await seen(SEAT_0)).view.given[0]).toEqual(second);
    expect(table.current().seq).toBe(own.seq + 1);
    expect(table.current().question?.given).toEqual(second);
  });

  it('may all look on, from every seat, once the match is over', async () => {
    const tab = await openTab({ loadGame: loadSealed });
    const table = await setTable(tab, sealedFor('Ada', 'Bo'));
    await playBehindTheCurtain(table, tab.sent);

    for (const seat of [SEAT_0, SEAT_1]) must(await table.sit({ viewer: seat }));

    expect(secretsIn(table.current().view).size).toBeGreaterThan(2);
  });

  it('may be fewer than the table has: a page sits only where it was told', async () => {
    const { host } = await openTab();
    const id = must(await host.create(reefFor(person('Ada'), person('Bo'))));

    const table = must(await host.open(id, [SEAT_1]));

    expect(table.current().viewer).toBe(SEAT_1);
    expect(refusalIn(await table.sit({ viewer: SEAT_0 }))).toBe('not-yours');
  });
});
