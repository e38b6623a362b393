import { type MemoryPorts, memoryPorts } from '@quarterdeck/rpc';
import { memoryStore } from '@quarterdeck/tables';
import { loadSealed } from '@quarterdeck/tables/test-kit';
import { expect, it } from 'vitest';
import type { OpenTable } from '../../src/hosts/host.ts';
import { localHost } from '../../src/hosts/local/local-host.ts';
import { loneTab } from '../../src/hosts/local/tab-channel.ts';
import { WorkerHost } from '../../src/hosts/local/worker-host.ts';
import { ReplayClient } from '../../src/hosts/replay/replay-client.ts';
import { ReplayHost } from '../../src/hosts/replay/worker/replay-host.ts';
import { must, person } from './harness.ts';

const recordingOf = (name: string): string => `../../../../fixtures/wire/${name}.txt`;

/** Both ends of a worker, and a line for everything that goes between them. */
function tapped(lines: string[]): Pick<MemoryPorts, 'near' | 'far'> {
  const { near, far } = memoryPorts();
  const tap = (who: string, port: typeof near): typeof near => ({
    ...port,
    post: (message) => {
      lines.push(`${who} ${JSON.stringify(message)}`);
      port.post(message);
    },
  });
  return { near: tap('page  ', near), far: tap('worker', far) };
}

/** A host in which the same happens in every run. */
function steadyHost(lines: string[]) {
  let ids = 0;
  let now = 1_000;
  const store = memoryStore();
  const env = {
    newSeed: () => 'ab'.repeat(32),
    newId: () => {
      ids++;
      return `id-${ids}`;
    },
    now: () => {
      now += 1_000;
      return now;
    },
    randomInt: () => 7,
  };
  const startBot = (): never => {
    throw new Error('there are no bots at this table');
  };
  return localHost({
    start: () => {
      const { near, far } = tapped(lines);
      const loadLessons = () => Promise.resolve(undefined);
      new WorkerHost(
        { store, tabs: loneTab(), env, startBot, loadGame: loadSealed, loadLessons },
        far,
      );
      return near;
    },
    store: () => Promise.resolve(store),
    tabs: loneTab(),
    watched: (tell) => {
      tell(true);
      return () => {};
    },
  });
}

/** Whoever is asked sits down, asks all there is to ask, changes their mind once, and answers. */
async function playAll(table: OpenTable): Promise<void> {
  let answers = 0;
  while (table.current().outcome === null) {
    const [next] = table.current().here.asked;
    if (next === undefined) throw new Error('nobody is asked');
    must(await table.sit({ viewer: next.seat }));
    const { question, seq } = table.current();
    const choice = question?.choices[0] ?? { do: 'nothing' };
    must(await table.wouldReveal({ choice }));
    must(await table.preview({ choice }));
    await table.play({ choice, seq, careful: answers % 3 === 0 });
    if (answers === 0) must(await table.undo({ seq: table.current().seq }));
    if (table.current().question !== null) await table.play({ choice, seq: table.current().seq });
    must(await table.sit({ viewer: 'spectator' }));
    answers++;
  }
}

it('a match in this browser, and its replay, send what was recorded', async () => {
  const lines: string[] = [];
  const host = steadyHost(lines);
  const seats = [person('Ada'), person('Bea')];
  const table = must(await host.open(must(await host.create({ game: 'sealed', seats }))));
  await playAll(table);
  const end = table.current().seq;
  must(await table.history({ from: 0, to: end }));
  must(await table.positions({ seqs: [0, end] }));
  must(await table.verify());
  const text = must(await table.exportReplay());
  must(await table.branch({ seq: 1 }));
  must(await table.rematch());
  await table.play({ choice: { do: 'keep' }, seq: end });
  table.close();

  const replayed: string[] = [];
  const replay = new ReplayClient(() => {
    const { near, far } = tapped(replayed);
    new ReplayHost({ loadGame: loadSealed }, far);
    return near;
  });
  const { answers } = must(await replay.load(text));
  for (const viewer of ['everybody', 'spectator', 0 as never] as const) {
    must(await replay.as(viewer).positions({ seqs: [0, answers.length] }));
    must(await replay.as(viewer).history({ from: 0, to: answers.length }));
  }
  must(await replay.as('spectator').verify());
  must(await replay.asTest(0));
  await replay.as('spectator').play({ choice: { do: 'keep' }, seq: 0 });
  replay.close();

  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(recordingOf('local'));
  await expect(`${replayed.join('\n')}\n`).toMatchFileSnapshot(recordingOf('replay'));
});
