import { HIDDEN, type Seat, seatsOf } from '@quarterdeck/kernel';
import { engine } from '@quarterdeck/kernel/engine';
import { replayText, writeReplay } from '@quarterdeck/kernel/replay';
import { scenario, script } from '@quarterdeck/kernel/test-kit';
import { reef } from '@quarterdeck/reef';
import type { Perspective } from '@quarterdeck/tables';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientWith, codeOf, must, type Worker } from './client.ts';
import { type Played, played, thinkingAgain, wavering } from './matches.ts';

const ADA = 0 as Seat;
const INES = 1 as Seat;

describe('A replay in its worker', () => {
  let whole: Played;
  beforeAll(async () => {
    whole = await played();
  });

  it('tells who answered what, and how it came out', async () => {
    const info = must(await clientWith().load(whole.text));

    expect(info.names).toEqual(['Ada', 'Ines', 'Tomas']);
    expect(info.game).toBe('reef');
    expect(info.answers).toHaveLength(whole.table.match.answers);
    expect(info.answers[0]).toMatchObject({ kind: 'together', step: 'round/plan', turn: 0 });
    expect(info.outcome).toEqual(whole.table.engine.outcome(whole.table.match));
    expect(info.otherRules).toBe(0);
  });

  it('shows the same position whichever way one comes to it', async () => {
    const client = clientWith();
    const { answers } = must(await client.load(whole.text));
    const order = [0, answers.length, 3, answers.length - 1, 3];

    const views = must(await client.as('everybody').positions({ seqs: order }));

    expect(views[2]).toEqual(views[4]);
    expect(views.map((view) => view.answers)).toEqual(order);
    expect(views[1]?.asked).toEqual([]);
  });

  it('hides from a seat what it could not see, and opens everything to everybody', async () => {
    const client = clientWith();
    must(await client.load(whole.text));
    const charms = async (perspective: Perspective): Promise<readonly unknown[]> => {
      const [view] = must(await client.as(perspective).positions({ seqs: [0] }));
      const { boats } = { boats: [], ...view?.state } as { boats: readonly { charms: unknown }[] };
      return boats.map((boat) => boat.charms);
    };

    const [seen, all, open] = [
      await charms(ADA),
      await charms('everybody'),
      await charms('spectator'),
    ];

    expect(JSON.stringify(all)).not.toContain(`${HIDDEN}`);
    expect(seen[ADA]).toEqual(all[ADA]);
    expect(seen[INES]).not.toEqual(all[INES]);
    expect(open[ADA]).not.toEqual(all[ADA]);
  });

  it('tells each pair of eyes the log they saw, with a number for every answer', async () => {
    const client = clientWith();
    const { answers } = must(await client.load(whole.text));

    const all = must(await client.as('everybody').history({ from: 0, to: 10_000 }));
    const table = must(await client.as('spectator').history({ from: 0, to: 10_000 }));

    expect(all.map(({ seq }) => seq)).toEqual(answers.map((_, i) => i + 1));
    expect(all.flatMap(({ events }) => events.map(({ event }) => event))).toEqual(
      table.flatMap(({ events }) => events.map(({ event }) => event)),
    );
    expect(JSON.stringify(all)).not.toEqual(JSON.stringify(table));
  });

  it('keeps the secrets of a match that is not over', async () => {
    const client = clientWith();
    const { text } = await played(9);
    const info = must(await client.load(text));

    expect(info.outcome).toBeNull();
    expect(codeOf(await client.as('spectator').positions({ seqs: [0] }))).toBeUndefined();
    expect(codeOf(await client.as('everybody').positions({ seqs: [0] }))).toBe('still-secret');
    expect(codeOf(await client.as(ADA).positions({ seqs: [0] }))).toBe('still-secret');
    expect(codeOf(await client.as('everybody').history({ from: 0, to: 10_000 }))).toBe(
      'still-secret',
    );
  });

  it('shows no seat and no moment that the match does not have', async () => {
    const client = clientWith();
    const { answers } = must(await client.load(whole.text));

    expect(codeOf(await client.as(7 as Seat).positions({ seqs: [0] }))).toBe('still-secret');
    expect(codeOf(await client.as('spectator').positions({ seqs: [answers.length + 1] }))).toBe(
      'out-of-range',
    );
    expect(codeOf(await client.as('spectator').positions({ seqs: [-1] }))).toBe('malformed');
  });

  it('leaves out what was taken back and what was thought over again', async () => {
    for (const habit of [wavering, thinkingAgain]) {
      const client = clientWith();
      const { text, table } = await played(1000, habit);
      const entries = table.length;

      const info = must(await client.load(text));
      const last = info.answers.length;
      const [end] = must(await client.as('everybody').positions({ seqs: [last] }));

      expect(last).toBe(table.match.answers);
      expect(last).toBeLessThan(entries);
      expect(info.answers.at(-1)?.length).toBe(entries);
      const { engine: rules, match } = table;
      const now = rules.toWire({ ...rules.view(match, 'spectator'), state: match.state });
      expect(end?.state).toEqual(structuredClone(now.state));
      expect(end?.asked).toEqual([]);
    }
  });
});

describe('Verifying the dice', () => {
  it('proves an honest match', async () => {
    const client = clientWith();
    const { text, table } = await played();
    must(await client.load(text));

    const verified = must(await client.as('spectator').verify());

    expect(verified).toMatchObject({ ok: true, committed: true, answers: table.match.answers });
  });

  it('finds a seed that is not the one that was sealed', async () => {
    const client = clientWith();
    const { table } = await played();
    const { header, segments } = table;
    const { fairness } = header;
    if (fairness === undefined) throw new Error('the match was not sealed');
    const bent = { ...header, fairness: { ...fairness, seed: 'cd'.repeat(32) } };
    must(await client.load(replayText(writeReplay({ header: bent, segments }))));

    const verified = must(await client.as('spectator').verify());

    expect(verified).toMatchObject({ ok: false, code: 'seed-differs' });
  });
});

describe('Copy as test', () => {
  it('writes a test that passes as it stands, at every position', async () => {
    const client = clientWith();
    const { text } = await played(1000, thinkingAgain);
    const { answers } = must(await client.load(text));
    const rules = engine(reef);

    for (const position of answers.keys()) {
      const written = must(await client.asTest(position));
      const run = new Function('it', 'expect', 'scenario', 'script', 'reef', written);
      const body = (_: string, test: () => void): void => test();
      expect(() => run(body, expect, scenario, script, rules)).not.toThrow();
    }
  });

  it('writes none where the match is over', async () => {
    const client = clientWith();
    const { text } = await played();
    const { answers } = must(await client.load(text));

    expect(codeOf(await client.asTest(answers.length))).toBe('out-of-range');
  });
});

describe('A file that is no good', () => {
  const read = async (text: string): Promise<string | undefined> =>
    codeOf(await clientWith().load(text));

  it('is refused with a code of its own', async () => {
    const { text, table } = await played(12);
    const { header, segments } = table;
    const foreign = (game: string): string =>
      replayText(writeReplay({ header: { ...header, game }, segments }));
    const [segment] = segments;
    if (segment === undefined) throw new Error('a recording has no segment');
    const other = { ...segment, rules: segment.rules + 1 };

    expect(await read('ahoy')).toBe('not-json');
    expect(await read('{"format":"something else"}')).toBe('not-a-replay');
    expect(await read(text.slice(0, -40))).toBe('truncated');
    expect(await read(text.replace('Ines', 'Anne'))).toBe('edited');
    expect(await read(foreign('chess'))).toBe('unknown-game');
    expect(await read(foreign('doubloons'))).toBe('wrong-pack');
    expect(await read(replayText(writeReplay({ header, segments: [other] })))).toBe('wrong-rules');
  });

  it('is found out if it was played by other answers', async () => {
    const { table } = await played(12);
    const [segment] = table.segments;
    if (segment === undefined) throw new Error('a recording has no segment');
    const entries = segment.entries.slice(1);
    const text = replayText(
      writeReplay({ header: table.header, segments: [{ ...segment, entries }] }),
    );

    expect(await read(text)).toBe('diverged');
  });

  it('leaves nothing of the one before in the worker', async () => {
    const client = clientWith();
    const { text } = await played();
    must(await client.load(text));

    await client.load('ahoy');

    expect(codeOf(await client.as('spectator').positions({ seqs: [0] }))).toBe('no-table');
  });
});

describe('The client to the worker', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => vi.restoreAllMocks());

  it('says so when the worker dies, and hands the replay to another', async () => {
    const workers: Worker[] = [];
    const client = clientWith(workers);
    const { text } = await played();
    const { answers } = must(await client.load(text));

    const waiting = client.as('spectator').positions({ seqs: [3] });
    workers[0]?.kill();

    expect(codeOf(await waiting)).toBe('host-lost');
    expect(must(await client.as('spectator').positions({ seqs: [answers.length] }))).toHaveLength(
      1,
    );
    expect(workers).toHaveLength(2);
  });

  it('gives up on a worker that keeps dying', async () => {
    const workers: Worker[] = [];
    const client = clientWith(workers);
    const { text } = await played();
    must(await client.load(text));

    for (const _ of seatsOf(4)) {
      const waiting = client.as('spectator').verify();
      workers.at(-1)?.kill();
      await waiting;
    }

    expect(codeOf(await client.as('spectator').verify())).toBe('host-lost');
    expect(workers).toHaveLength(4);
  });

  it('ends its worker when it is closed, and starts another for whoever asks again', async () => {
    const workers: Worker[] = [];
    const client = clientWith(workers);
    const { text } = await played();
    must(await client.load(text));

    client.close();

    expect(workers[0]?.isAlive()).toBe(false);
    expect(codeOf(await client.as('spectator').positions({ seqs: [0] }))).toBeUndefined();
  });
});
