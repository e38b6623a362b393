import { cpus, loadavg } from 'node:os';
import { openPostgres } from '@quarterdeck/server';
import { SHELF } from '@quarterdeck/shelf';
import { measureStore, sampleOf } from '../online/appends.ts';
import { Client } from '../online/client.ts';
import { Guests } from '../online/guests.ts';
import { measureLoad, seated } from '../online/load.ts';
import { OURS } from '../online/ours.ts';
import { inFolder, startServer } from '../online/server-process.ts';
import type { Measured } from './costs.ts';

const SEATS = 4;
/** As people play: at a table that never rests an answer costs half as much (`bench/README.md`). */
const LOAD = { tables: 150, seconds: 30, warmSeconds: 30, pace: 1 } as const;
/** As many as one node has at work at once when it is busy. */
const APPENDS = { tables: 256, seconds: 8, warmSeconds: 2 } as const;
const IDLE = 400;
const OPEN = 60;

/** Of a real game at its largest table: what is promised to a crowd is not promised with the sample. */
function kind(): { readonly game: string; readonly seats: number } {
  const game = SHELF.find(({ title }) => title === 'Seawolf');
  if (game === undefined) throw new Error('Seawolf is not on the shelf');
  return { game: game.id, seats: SEATS };
}

/** `url`: an empty PostgreSQL on a disk that keeps what it is told. */
export async function measureCosts(url: string, tell: (what: string) => void): Promise<Measured> {
  const table = kind();
  tell('answers of one core');
  const load = await measureLoad({ ...LOAD, kind: table });
  tell('memory of connections and tables');
  const memory = await measureMemory(table);
  tell('appends of one PostgreSQL');
  const sample = await sampleOf(table.game, SEATS);
  const store = await openPostgres(url);
  const appends = await measureStore(store.tables, APPENDS, sample).finally(() => store.close());
  const [processor] = cpus();
  return {
    on: `${new Date().toISOString().slice(0, 10)}, ${cpus().length} shared cores, ${processor?.model ?? 'of unknown make'}, Node ${process.versions.node}, load ${(loadavg()[0] ?? 0).toFixed(1)}`,
    game: 'Seawolf',
    seats: SEATS,
    answersPerCore: Math.round(load.answersPerProcessorSecond),
    bytesPerAnswer: Math.round(load.bytesPerAnswer),
    storedBytesPerAnswer: JSON.stringify(sample.record.headline).length + ENTRY_BYTES,
    ...memory,
    appendsPerSecond: Math.round(appends.appendsPerSecond),
    appendMilliseconds: Number(((APPENDS.tables / appends.appendsPerSecond) * 1_000).toFixed(1)),
  };
}

/** An entry with its key: seat, choice, time. */
const ENTRY_BYTES = 120;

const measureMemory = (
  table: ReturnType<typeof kind>,
): Promise<Pick<Measured, 'bytesPerConnection' | 'bytesPerTable'>> =>
  inFolder(async (folder) => {
    const server = await startServer(OURS.script, folder);
    try {
      // What is loaded with the first of each is not theirs.
      await Guests.sitDown(server.port, table);
      const empty = await server.memory();
      await seated(IDLE, () => Client.call(server.port));
      const connected = await server.memory();
      for (let open = 0; open < OPEN; open++) await Guests.sitDown(server.port, table);
      const all = await server.memory();
      const bytesPerConnection = Math.max(0, (connected - empty) / IDLE);
      const bytesPerTable = Math.max(0, (all - connected) / OPEN - SEATS * bytesPerConnection);
      return {
        bytesPerConnection: Math.round(bytesPerConnection),
        bytesPerTable: Math.round(bytesPerTable),
      };
    } finally {
      await server.kill();
    }
  });
