import { commitSeed, countOf } from '@quarterdeck/proof';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { openPostgres } from '../../src/store/open-store.ts';
import { chanceOf } from './chance.ts';
import { type Deeds, wreakHavoc } from './chaos.ts';
import { KINDS, Match } from './matches.ts';
import { bundleCluster, TestCluster } from './test-cluster.ts';
import { verdictOn, whoSeesOtherwise } from './verdict.ts';

/** One clock is right, one an hour ahead, one a day behind. */
const SKEWS = [0, 60 * 60_000, -24 * 60 * 60_000];
/** Of all people, those whose connection is cut at a time. */
const CUT_SHARE = 0.05;

let cluster: TestCluster | undefined;

beforeAll(bundleCluster);
afterEach(() => cluster?.stop());

it('Three nodes keep every acknowledged answer once, and everybody sees it, whatever happens to nodes, news, database and clocks', async () => {
  const seed = commitSeed();
  const at = await TestCluster.start(SKEWS);
  cluster = at;
  const counts = { answers: 0, conflicts: 0, reconnects: 0 };
  let isOver = false;
  const matches = await Match.beginAll(countOf('clusterTables'), KINDS, (place) => ({
    ports: () => at.ports,
    chance: chanceOf(seed + 1 + place),
    count: (what) => {
      counts[what]++;
    },
    isStopped: () => isOver,
  }));
  const playing = Promise.all(matches.map((match) => match.playOn()));

  const cutting = chanceOf(seed);
  const deeds = await wreakHavoc(at, countOf('clusterSeconds'), chanceOf(seed), () => {
    const some = matches.flatMap(({ players }) => players).filter(() => cutting() < CUT_SHARE);
    for (const player of some) player.cut();
    return some.length;
  });
  isOver = true;
  await playing;

  const store = await openPostgres(at.database);
  try {
    const blind = await whoSeesOtherwise(store, matches);
    const { wrongs, tables, deadlines, forced } = await verdictOn(store, matches);
    console.log(
      `Cluster, seed ${seed}: ${tables} tables, ${counts.answers} answers acknowledged, ${counts.conflicts} that came second, ${forced} that left no choice, ${deadlines} deadlines, ${counts.reconnects} connections made again; ${told(deeds)}.`,
    );
    expect(wrongs).toEqual([]);
    expect(blind).toEqual([]);
    expect(counts.answers).toBeGreaterThan(matches.length);
  } finally {
    await store.close();
  }
});

const told = (deeds: Deeds): string =>
  Object.entries(deeds)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');
