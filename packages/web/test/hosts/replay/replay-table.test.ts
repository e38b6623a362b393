import { HIDDEN, type Seat } from '@quarterdeck/kernel';
import { replayText, writeReplay } from '@quarterdeck/kernel/replay';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openReplay } from '../../../src/hosts/replay/open-replay.ts';
import type { ReplayClient } from '../../../src/hosts/replay/replay-client.ts';
import { openReplayTable, type ReplayTable } from '../../../src/hosts/replay/replay-table.ts';
import { eventually } from '../../eventually.ts';
import { OUR_GAMES } from '../../our-games.ts';
import { clientWith, must, type Worker } from './client.ts';
import { played } from './matches.ts';

const ADA = 0 as Seat;
let text: string;
beforeAll(async () => {
  ({ text } = await played());
});
afterEach(() => vi.restoreAllMocks());

const opened = async (client: ReplayClient = clientWith()): Promise<ReplayTable> =>
  must(
    await openReplayTable(
      must(await openReplay(client, { text }, OUR_GAMES, (number) => `Captain ${number}`)),
    ),
  );

/** Waits until what is shown is what is wanted. */
const settled = (table: ReplayTable): Promise<void> =>
  eventually(() => {
    const { seq, viewer } = table.current();
    const perspective = table.perspective.get();
    expect([seq, viewer]).toEqual([
      table.position.get(),
      perspective === 'everybody' ? 'spectator' : perspective,
    ]);
  });

describe('A replay as an open table', () => {
  it('begins at the set-up, with nobody asked by the page', async () => {
    const { seq, question, undo, log, table } = (await opened()).current();

    expect({ seq, question, log }).toEqual({ seq: 0, question: null, log: [] });
    expect(undo.can).toBe(false);
    expect(table.seats.map(({ name }) => name)).toEqual(['Ada', 'Ines', 'Tomas']);
  });

  it('tells the deal as its eyes saw it, at every position', async () => {
    const table = await opened();
    const charmsIn = () =>
      table
        .current()
        .deal.flatMap(({ data }) => ('charm' in data && data.charm !== HIDDEN ? [data.charm] : []));
    const all = charmsIn();
    expect(all.length).toBeGreaterThan(0);

    table.setPerspective(ADA);
    table.goTo(3, 'jump');
    await settled(table);

    const { deal } = table.current();
    const hers = deal.filter(({ data }) => 'charm' in data && 'seat' in data && data.seat === ADA);
    expect(charmsIn()).toHaveLength(hers.length);
    expect(charmsIn().length).toBeLessThan(all.length);
    expect(table.replayHistory.get().deal).toEqual(table.current().deal);
  });

  it('tells what happened in a step, and nothing over a jump', async () => {
    const table = await opened();
    const told: number[][] = [];
    table.subscribe(() => told.push(table.current().log.map(({ seq }) => seq)));

    table.goTo(5, 'jump');
    await settled(table);
    table.goTo(6, 'step');
    await settled(table);
    table.goTo(9, 'step');
    await settled(table);

    expect(told).toEqual([[], [6], []]);
  });

  it('looks only for the newest wish while the worker is busy', async () => {
    const client = clientWith();
    const table = await opened(client);
    const asked: number[][] = [];
    const as = client.as.bind(client);
    vi.spyOn(client, 'as').mockImplementation((perspective) => {
      const calls = as(perspective);
      const positions: typeof calls.positions = (args) => {
        asked.push([...args.seqs]);
        return calls.positions(args);
      };
      return { ...calls, positions };
    });

    for (let position = 1; position <= 12; position++) table.goTo(position, 'jump');
    await settled(table);

    expect(table.current().seq).toBe(12);
    expect(asked).toEqual([[1], [12]]);
  });

  it('goes no further than the match', async () => {
    const table = await opened();
    const last = table.replayHistory.get().log.length;

    table.goTo(-3, 'jump');
    expect(table.position.get()).toBe(0);
    table.goTo(last + 3, 'jump');
    expect(table.position.get()).toBe(last);
  });

  it('changes its eyes where it stands, and the log with them', async () => {
    const table = await opened();
    const all = JSON.stringify(table.replayHistory.get().log);
    table.goTo(7, 'jump');
    await settled(table);

    table.setPerspective(ADA);
    await settled(table);

    expect(table.current()).toMatchObject({ seq: 7, viewer: ADA, view: { viewer: ADA } });
    expect(JSON.stringify(table.replayHistory.get().log)).not.toBe(all);
  });

  it('says why nothing comes when the worker died, and shows it when asked again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const workers: Worker[] = [];
    const table = await opened(clientWith(workers));

    table.goTo(4, 'jump');
    workers[0]?.kill();
    await eventually(() => expect(table.trouble.get()?.code).toBe('host-lost'));
    table.goTo(4, 'jump');
    await settled(table);

    expect(table.trouble.get()).toBeUndefined();
    expect(table.current().seq).toBe(4);
  });
});

describe('A file', () => {
  it('calls the captains by their number if it names nobody', async () => {
    const client = clientWith();
    const { table } = await played(5);
    const { names: _, ...header } = table.header;
    const nameless = replayText(writeReplay({ header, segments: table.segments }));

    const { seats } = must(
      await openReplay(client, { text: nameless }, OUR_GAMES, (number) => `Captain ${number}`),
    );

    expect(seats.map(({ name }) => name)).toEqual(['Captain 1', 'Captain 2', 'Captain 3']);
    expect(new Set(seats.map(({ colour }) => colour)).size).toBe(3);
  });
});
