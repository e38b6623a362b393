import type { Seat } from '@quarterdeck/kernel';
import type { Amount, Measures, Param } from '@quarterdeck/kernel/say';
import { claims } from '@quarterdeck/kernel/say';
import type { Kinds, Seawolf } from '../model/state.ts';
import type { Good, Loot, OrdinaryGood } from '../pack/components.ts';
import { GOODS, LOOT } from '../pack/components.ts';
import type { TileId } from '../pack/printed.ts';
import { wordingsOf } from '../pack/wordings.ts';
import { freeSpaces, goodsAboard } from '../rules/hold.ts';
import { markersLeft } from '../rules/loading.ts';
import { portFaceOf, shipOf } from '../rules/map.ts';
import { wantedBy } from '../rules/ports.ts';
import { ENGLISH } from './english.ts';
import { cargoList, cargoName, chartName, lootCount, tileName } from './names.ts';

const aboard = (what: Loot | 'cannons') => ({
  of: (g: Seawolf, seat: Seat) => shipOf(g, seat)[what],
});
const isList = (amount: Amount): amount is readonly (number | string)[] => Array.isArray(amount);
const listOf = (amount: Amount): readonly (number | string)[] =>
  isList(amount) ? amount : [amount];

/** The goods that a port's open slots want (SW-164). */
export const wanted = (g: Seawolf, tile: TileId) =>
  wantedBy(g, tile).flatMap((good) => (good === undefined ? [] : [good]));

/** All that could be taken from a ship, by the order of `LOOT`. */
export const holdings = (g: Seawolf, seat: Seat): readonly number[] =>
  LOOT.map((loot) => shipOf(g, seat)[loot]);

const holdingsText = (counts: readonly (number | string)[]): Param => ({
  list: LOOT.flatMap((loot, index) => {
    const count = Number(counts[index] ?? 0);
    return count === 0 ? [] : [lootCount(count, loot)];
  }),
});

/** What the details of Seawolf claim something about. */
export const measures = {
  rum: aboard('rum'),
  thalers: aboard('thalers'),
  cocoa: aboard('cocoa'),
  cannons: aboard('cannons'),
  goods: { of: (g: Seawolf, seat: Seat) => goodsAboard(shipOf(g, seat)) },
  chests: { of: (g: Seawolf, seat: Seat) => shipOf(g, seat).chests.length },
  free: { of: (g: Seawolf, seat: Seat) => freeSpaces(g, shipOf(g, seat)) },
  holdings: { of: holdings, it: (_: Seawolf, counts: Amount) => holdingsText(listOf(counts)) },
  place: {
    of: (g: Seawolf, seat: Seat) => shipOf(g, seat).tile,
    it: (g: Seawolf, tile: Amount) => chartName(g, Number(tile) as TileId),
  },
  row: {
    of: (g: Seawolf, row: OrdinaryGood) => markersLeft(g, row).length,
  },
  box: {
    of: (g: Seawolf, good: Good) => g.box[good],
    who: (_: Seawolf, good: Good) => cargoName(good),
  },
  supply: { of: (g: Seawolf) => g.cannons },
  wants: {
    of: wanted,
    who: tileName,
    it: (_: Seawolf, goods: Amount) =>
      cargoList(
        GOODS.flatMap((good) =>
          listOf(goods)
            .filter((one) => one === good)
            .map(() => good),
        ),
      ),
  },
  portRum: { of: (g: Seawolf, tile: TileId) => portFaceOf(g, tile).rum },
  peace: { of: (g: Seawolf) => wordingsOf(g).sterns.peacemaker.effect.thalersUnused },
} satisfies Measures<Kinds>;

export const promise = claims<Kinds>()(ENGLISH, measures);
