import { replayText, type Seat, writeReplay } from '@quarterdeck/kernel';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type FilmTable, openFilm } from '../../src/replay/film-table.ts';
import { project } from '../../src/replay/projection.ts';
import type { ReplayClient } from '../../src/replay/replay-client.ts';
import { eventually } from '../eventually.ts';
import { clientWith, must, type Worker } from './client.ts';
import { played } from './matches.ts';

const ADA = 0 as Seat;
let text: string;
beforeAll(async () => {
  ({ text } = await played());
});
afterEach(() => vi.restoreAllMocks());

const opened = async (client: ReplayClient = clientWith()): Promise<FilmTable> =>
  must(await openFilm(must(await project(client, text, (number) => `Captain ${number}`))));

/** Waits until what is shown is what is wanted. */
const settled = (film: FilmTable): Promise<void> =>
  eventually(() => {
    const { seq, viewer } = film.current();
    const eyes = film.eyes.get();
    expect([seq, viewer]).toEqual([film.position.get(), eyes === 'everybody' ? 'table' : eyes]);
  });

describe('A replay as an open table', () => {
  it('begins at the set-up, with nobody asked by the page', async () => {
    const { seq, question, undo, log, table } = (await opened()).current();

    expect({ seq, question, log }).toEqual({ seq: 0, question: null, log: [] });
    expect(undo.can).toBe(false);
    expect(table.seats.map(({ name }) => name)).toEqual(['Ada', 'Ines', 'Tomas']);
  });

  it('tells what happened in a step, and nothing over a jump', async () => {
    const film = await opened();
    const told: number[][] = [];
    film.subscribe(() => told.push(film.current().log.map(({ seq }) => seq)));

    film.goTo(5, 'jump');
    await settled(film);
    film.goTo(6, 'step');
    await settled(film);
    film.goTo(9, 'step');
    await settled(film);

    expect(told).toEqual([[], [6], []]);
  });

  it('looks only for the newest wish while the worker is busy', async () => {
    const client = clientWith();
    const film = await opened(client);
    const asked: number[][] = [];
    const as = client.as.bind(client);
    vi.spyOn(client, 'as').mockImplementation((eyes) => {
      const calls = as(eyes);
      const positions: typeof calls.positions = (args) => {
        asked.push([...args.seqs]);
        return calls.positions(args);
      };
      return { ...calls, positions };
    });

    for (let position = 1; position <= 12; position++) film.goTo(position, 'jump');
    await settled(film);

    expect(film.current().seq).toBe(12);
    expect(asked).toEqual([[1], [12]]);
  });

  it('goes no further than the match', async () => {
    const film = await opened();
    const last = film.story.get().log.length;

    film.goTo(-3, 'jump');
    expect(film.position.get()).toBe(0);
    film.goTo(last + 3, 'jump');
    expect(film.position.get()).toBe(last);
  });

  it('changes its eyes where it stands, and the log with them', async () => {
    const film = await opened();
    const all = JSON.stringify(film.story.get().log);
    film.goTo(7, 'jump');
    await settled(film);

    film.seeAs(ADA);
    await settled(film);

    expect(film.current()).toMatchObject({ seq: 7, viewer: ADA, view: { viewer: ADA } });
    expect(JSON.stringify(film.story.get().log)).not.toBe(all);
  });

  it('says why nothing comes when the worker died, and shows it when asked again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const workers: Worker[] = [];
    const film = await opened(clientWith(workers));

    film.goTo(4, 'jump');
    workers[0]?.kill();
    await eventually(() => expect(film.trouble.get()?.code).toBe('host-lost'));
    film.goTo(4, 'jump');
    await settled(film);

    expect(film.trouble.get()).toBeUndefined();
    expect(film.current().seq).toBe(4);
  });
});

describe('A file', () => {
  it('calls the captains by their number if it names nobody', async () => {
    const client = clientWith();
    const { table } = await played(5);
    const { names: _, ...header } = table.header;
    const nameless = replayText(writeReplay({ header, segments: table.segments }));

    const { seats } = must(await project(client, nameless, (number) => `Captain ${number}`));

    expect(seats.map(({ name }) => name)).toEqual(['Captain 1', 'Captain 2', 'Captain 3']);
    expect(new Set(seats.map(({ tincture }) => tincture)).size).toBe(3);
  });
});
