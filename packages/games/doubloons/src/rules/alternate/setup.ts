// Chapter 27, set-up of the alternate island: DD-287, DD-291, DD-292

import type { Act } from '@quarterdeck/kernel';
import type { Kinds } from '../../model/state.ts';
import {
  type FragmentSymbol,
  type MapTile,
  SPECIAL_TILES,
  SYMBOLS,
} from '../../pack/components.ts';
import type { Relic } from '../../pack/ids.gen.ts';
import type { Printed } from '../../pack/printed.ts';
import { rowFor } from '../table-size.ts';

type Dealt = {
  /** By player. */
  readonly fragments: FragmentSymbol[][];
  readonly boxedFragments: FragmentSymbol[];
  readonly mapStack: MapTile[];
  readonly crater: Relic[];
  readonly boxedRelics: Relic[];
};

export function dealAlternate(printed: Printed, players: number, act: Act<Kinds>): Dealt {
  const { alternate } = printed.content.setup;
  // DD-291
  const boxedFragments: FragmentSymbol[] = SYMBOLS.flatMap((symbol) =>
    new Array<FragmentSymbol>(printed.content.mapTiles[symbol].count).fill(symbol),
  );
  act.shuffle(boxedFragments);
  const fragments = Array.from({ length: players }, () =>
    boxedFragments.splice(0, alternate.fragments),
  );
  // DD-292
  const { specialTiles } = rowFor(alternate.byPlayers, players);
  const mapStack: MapTile[] = SPECIAL_TILES.flatMap((tile) =>
    new Array<MapTile>(specialTiles[tile]).fill(tile),
  );
  act.shuffle(mapStack);
  // DD-287
  const boxedRelics = [...printed.relics];
  act.shuffle(boxedRelics);
  const crater = boxedRelics.splice(0, alternate.relics * players);
  return { fragments, boxedFragments, mapStack, crater, boxedRelics };
}
