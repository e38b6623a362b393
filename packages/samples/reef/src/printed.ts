import { findId, type Id } from '@quarterdeck/kernel';
import type { Charm, ReefPack } from './pack.ts';

export type PoolId = Id<'pool'>;
/** A charm by its place in the printed list, so that two calms are two cards. */
export type CharmId = Id<'charm'>;

export type Pool = {
  readonly name: string;
  readonly depth: number;
  /** Clockwise from the north. */
  readonly neighbours: readonly PoolId[];
};

/** The pack by ids, made once; steps read it as `g.printed`. */
export type Printed = {
  readonly pools: readonly Pool[];
  readonly harbours: readonly PoolId[];
  readonly currents: readonly PoolId[];
  /** Every pearl of the bag, by its value. */
  readonly pearls: readonly number[];
  /** Every card of the charm deck. */
  readonly charms: readonly Charm[];
  readonly counts: ReefPack['counts'];
  /** What the best of n pearls is worth on average, by n: for bots. */
  readonly bestOf: readonly number[];
  /** For people: a pearl's name by its value, and those of the cards. */
  readonly names: {
    readonly pearls: readonly string[];
    readonly charms: { readonly [id: string]: string };
    readonly helpers: { readonly [id: string]: string };
  };
};

export function printed(pack: ReefPack): Printed {
  const pools = (ids: readonly string[]): PoolId[] => ids.map((id) => poolCalled(pack, id));
  const pearlNames: string[] = [];
  for (const { value, name } of pack.pearls) pearlNames[value] = name;
  return {
    pools: pack.pools.map(({ name, depth, neighbours }) => ({
      name,
      depth,
      neighbours: pools(neighbours),
    })),
    harbours: pools(pack.harbours),
    currents: pools(pack.currents),
    pearls: pack.pearls.flatMap(({ value, count }) => new Array<number>(count).fill(value)),
    charms: pack.charms.flatMap(({ id, count }) => new Array<Charm>(count).fill(id)),
    counts: pack.counts,
    bestOf: bestOf(pack),
    names: {
      pearls: Array.from(pearlNames, (name) => name ?? 'pearl'),
      charms: Object.fromEntries(pack.charms.map(({ id, name }) => [id, name])),
      helpers: Object.fromEntries(pack.helpers.map(({ id, name }) => [id, name])),
    },
  };
}

const MOST_DRAWN = 12;

function bestOf({ pearls }: ReefPack): number[] {
  const all = pearls.reduce((sum, { count }) => sum + count, 0);
  const byValue = [...pearls].sort((a, b) => a.value - b.value);
  return Array.from({ length: MOST_DRAWN + 1 }, (_, drawn) => {
    let upTo = 0;
    return byValue.reduce((mean, { value, count }) => {
      const below = (upTo / all) ** drawn;
      upTo += count;
      return mean + value * ((upTo / all) ** drawn - below);
    }, 0);
  });
}

/** The pool that a pack calls `c2`. */
export function poolCalled(pack: Pick<ReefPack, 'pools'>, id: string): PoolId {
  const found = findId<PoolId, { readonly id: string }>(pack.pools, (pool) => pool.id === id);
  if (found === undefined) throw new Error(`no pool ${id} in this pack`);
  return found;
}
