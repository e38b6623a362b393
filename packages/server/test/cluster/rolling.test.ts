import { commitSeed, countOf } from '@quarterdeck/proof';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { openPostgres } from '../../src/store/open-store.ts';
import { chanceOf } from './chance.ts';
import { KINDS, Match } from './matches.ts';
import { bundleCluster, TestCluster } from './test-cluster.ts';
import { verdictOn, whoSeesOtherwise } from './verdict.ts';

const NODES = [0, 0, 0];

let cluster: TestCluster | undefined;

beforeAll(bundleCluster);
afterEach(() => cluster?.stop());

it('A deploy, one node after the other under load, loses no answer, and who is sent on plays on by another node', async () => {
  const seed = commitSeed();
  const at = await TestCluster.start(NODES);
  cluster = at;
  const counts = { answers: 0, conflicts: 0, reconnects: 0 };
  let isOver = false;
  const kinds = KINDS.filter(({ trait }) => trait !== 'late' && trait !== 'twins');
  const matches = await Match.beginAll(countOf('deployedTables'), kinds, (place) => ({
    ports: () => at.ports,
    chance: chanceOf(seed + 1 + place),
    count: (what) => {
      counts[what]++;
    },
    isStopped: () => isOver,
  }));
  const players = matches.flatMap((match) => match.players);
  const playing = Promise.all(matches.map((match) => match.playOn()));
  /** Everybody is at a table, and answers come in: as many again as there are people. */
  const steady = async (): Promise<void> => {
    const wanted = counts.answers + players.length;
    while (counts.answers < wanted) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  await steady();

  const old = [...at.nodes];
  for (const node of old) {
    // The new one serves before the old one is told to end.
    await at.addNode();
    await at.remove(node);
    await steady();
  }
  isOver = true;
  await playing;

  const store = await openPostgres(at.database);
  try {
    const blind = await whoSeesOtherwise(store, matches);
    const { wrongs } = await verdictOn(store, matches);
    const pauses = players.flatMap(({ pauses: some }) => some).sort((a, b) => a - b);
    console.log(
      `A deploy of ${NODES.length} nodes, seed ${seed}: ${counts.answers} answers acknowledged, ${pauses.length} people sent on; without their table for ${told(pauses, 0.5)} ms, the longest ${told(pauses, 1)} ms.`,
    );
    expect(wrongs).toEqual([]);
    expect(blind).toEqual([]);
    // Everybody was on some node at the start, and none of those is left.
    expect(players.filter(({ pauses: some }) => some.length === 0)).toEqual([]);
  } finally {
    await store.close();
  }
});

const told = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
