// Chapter 1, Components: RF-005 to RF-010

import {
  countOf,
  integer,
  knownId,
  listOf,
  oneOf,
  type PackSource,
  read,
  recordOf,
  type Shaped,
  shape,
  text,
  uniqueIds,
  type Wrong,
} from '@quarterdeck/kernel/pack';
import content from '../content/reef.json' with { type: 'json' };

export const CHARMS = ['calm', 'squall', 'lantern', 'keepsake'] as const;
export type Charm = (typeof CHARMS)[number];

export const HELPERS = ['bellows', 'cook', 'lampkeeper', 'octopus', 'otter', 'smuggler'] as const;
export type Helper = (typeof HELPERS)[number];

const name = text({ most: 40 });
const source = oneOf(['book', 'derived', 'public', 'ours']);
const poolId = text({ most: 8 });
const count = integer({ least: 0, most: 99 });

const PACK = shape({
  name,
  pools: listOf(
    shape({
      id: poolId,
      name,
      depth: integer({ least: 1, most: 3 }),
      /** Clockwise from the north: the drift counts them (RF-017). */
      neighbours: listOf(poolId, { least: 1, most: 4 }),
      source,
    }),
  ),
  harbours: listOf(poolId),
  currents: listOf(poolId),
  pearls: listOf(shape({ value: integer({ least: 1, most: 9 }), name, count, source })),
  charms: listOf(shape({ id: oneOf(CHARMS), name, count, source })),
  helpers: listOf(shape({ id: oneOf(HELPERS), name, source })),
  counts: shape({
    divers: integer({ least: 1, most: 9 }),
    breath: integer({ least: 1, most: 3 }),
    charmsAtStart: integer({ least: 0, most: 3 }),
    mostCharms: integer({ least: 0, most: 9 }),
    helpersEach: recordOf(['2', '3', '4'], integer({ least: 0, most: 2 })),
    keepsakePoints: integer({ least: 0, most: 9 }),
    smugglerPearls: integer({ least: 0, most: 9 }),
    smugglerPoints: integer({ least: 0, most: 9 }),
    dieSides: integer({ least: 1, most: 20 }),
  }),
});
export type ReefPack = Shaped<typeof PACK>;

export const pack: PackSource<ReefPack> = { shape: PACK, content: read(PACK, content), check };

function check(reef: ReefPack, wrong: Wrong): void {
  countOf(reef.pools, 'pools', 20, wrong);
  countOf(reef.harbours, 'harbours', 4, wrong);
  countOf(reef.currents, 'currents', 3, wrong);
  countOf(reef.helpers, 'helpers', HELPERS.length, wrong);
  countOf(reef.charms, 'charms', CHARMS.length, wrong);
  uniqueIds(reef.pools, 'pools', wrong);
  uniqueIds(reef.helpers, 'helpers', wrong);
  uniqueIds(reef.charms, 'charms', wrong);
  checkWaters(reef, wrong);
  const pieces = (items: readonly { readonly count: number }[]): number =>
    items.reduce((sum, { count }) => sum + count, 0);
  if (pieces(reef.pearls) !== 60) wrong('pearls', '60 pearls in all', pieces(reef.pearls));
  if (pieces(reef.charms) !== 24) wrong('charms', '24 charms in all', pieces(reef.charms));
}

/** Neighbours are neighbours of each other, and every place that is named exists. */
function checkWaters(reef: ReefPack, wrong: Wrong): void {
  const known = new Set(reef.pools.map(({ id }) => id));
  for (const [index, pool] of reef.pools.entries())
    for (const [at, id] of pool.neighbours.entries()) {
      const path = `pools[${index}].neighbours[${at}]`;
      knownId(id, known, path, 'a pool', wrong);
      const other = reef.pools.find((one) => one.id === id);
      if (other !== undefined && !other.neighbours.includes(pool.id))
        wrong(path, `a pool that has ${pool.id} for a neighbour`, id);
    }
  for (const [at, id] of reef.harbours.entries())
    knownId(id, known, `harbours[${at}]`, 'a pool', wrong);
  for (const [at, id] of reef.currents.entries())
    knownId(id, known, `currents[${at}]`, 'a pool', wrong);
}
