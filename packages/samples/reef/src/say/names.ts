import { at, type Seat } from '@quarterdeck/kernel';
import type { Param } from '@quarterdeck/kernel/say';
import type { Helper } from '../pack.ts';
import type { CharmId, PoolId } from '../printed.ts';
import { charmOf, type Reef } from '../state.ts';

export const player = (seat: Seat): Param => ({ seat });

export const players = (seats: readonly Seat[]): Param => ({ list: seats.map(player) });

export const poolName = (g: Reef, pool: PoolId): string => at(g.printed.pools, pool).name;

export const poolNames = (g: Reef, pools: readonly PoolId[]): Param => ({
  list: pools.map((pool) => poolName(g, pool)),
});

export const pearlName = (g: Reef, pearl: number): string =>
  g.printed.names.pearls[pearl] ?? 'pearl';

export const pearlNames = (g: Reef, pearls: readonly number[]): Param => ({
  list: pearls.map((pearl) => pearlName(g, pearl)),
});

export const charmName = (g: Reef, charm: CharmId): string => {
  const kind = charmOf(g, charm);
  return g.printed.names.charms[kind] ?? kind;
};

export const helperName = (g: Reef, helper: Helper): string =>
  g.printed.names.helpers[helper] ?? helper;
