import { commitSeed, countOf } from '@quarterdeck/proof';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { openPostgres } from '../../src/store/open-store.ts';
import { chanceOf } from './chance.ts';
import { KINDS, Match } from './matches.ts';
import type { Player } from './player.ts';
import { bundleCluster, TestCluster } from './test-cluster.ts';
import { verdictOn, whoSeesOtherwise } from './verdict.ts';

const NODES = [0, 0, 0];
/** Fewer are cut off than one for this many who go on without a pause. */
const MOVES_FOR_A_CUT = 20;

let cluster: TestCluster | undefined;

beforeAll(bundleCluster);
afterEach(() => cluster?.stop());

it('A deploy, one node after the other under load, loses no answer, and nobody is without their table: another node shows it before the one that ends is left', async () => {
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
    const slowest = players.map((player) => player.slowest).sort((a, b) => a - b);
    const sumOf = (of: 'moves' | 'impatience') => players.reduce((sum, one) => sum + one[of], 0);
    console.log(
      `A deploy of ${NODES.length} nodes, seed ${seed}: ${counts.answers} answers acknowledged, ${sumOf('moves')} times somebody went on to another node with their table before their eyes, ${pauses.length} were cut off, the longest for ${told(pauses, 1)} ms; ${sumOf('impatience')} lines were given up because nothing was heard for seconds. Each one's slowest answer took ${told(slowest, 0.5)} ms in the middle, ${told(slowest, 1)} ms at most.`,
    );
    expect(wrongs).toEqual([]);
    expect(blind).toEqual([]);
    // Everybody was on some node at the start, and none of those is left.
    const hasLeft = (one: Player): boolean => one.moves + one.pauses.length + one.impatience > 0;
    expect(players.filter((one) => !hasLeft(one))).toEqual([]);
    // On a machine so busy that nobody is taken in for twenty seconds some are cut off all the same.
    expect(pauses.length).toBeLessThan(sumOf('moves') / MOVES_FOR_A_CUT);
  } finally {
    await store.close();
  }
});

const told = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
