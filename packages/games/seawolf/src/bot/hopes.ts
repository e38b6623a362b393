import type { Seawolf, Ship } from '../model/state.ts';
import { EXTENSION_TYPES } from '../pack/components.ts';
import type { SeaAction } from '../pack/ids.gen.ts';
import type { SeaFace } from '../pack/printed.ts';
import { freeCannonBases, topOfStack } from '../rules/extensions.ts';
import { freeSpaces, goodsAboard } from '../rules/hold.ts';
import { nextMarker } from '../rules/loading.ts';
import { faceOf } from '../rules/map.ts';
import { type Call, type Goods, goodsWorth } from './cargo.ts';
import { pirateWorth, type Threat } from './danger.ts';
import type { Landing } from './landing.ts';
import { rumWorth } from './ship.ts';
import type { Scales } from './weights.ts';

type Hope = (
  g: Seawolf,
  w: Scales,
  ship: Ship,
  landing: Landing,
  time: number,
  threats: readonly Threat[],
) => number;

const HOPES: { readonly [A in SeaAction]: Hope } = {
  shipExtension: (g, { hope }, ship, _, time) => {
    if (ship.thalers < g.printed.content.amounts.islands.extensionThalers) return 0;
    const best = Math.max(...EXTENSION_TYPES.map((type) => topOfStack(g, type)));
    return best === 0 ? 0 : time * (hope.extension + best * hope.extensionPoint);
  },
  tradeGoodsRum: (_, w, ship, { rum }, time) =>
    goodsAboard(ship) > 0 ? Math.max(0, oneMoreRum(w, rum, time) - w.hope.goodForRum) : 0,
  tradeGoods: (_, { hope }, ship, __, time) =>
    goodsAboard(ship) > 0 ? hope.trade.always + hope.trade.early * time : 0,
  freeRum: (_, w, __, { rum }, time) => oneMoreRum(w, rum, time),
  thaler: (g) => g.printed.content.amounts.islands.thalers,
  islandOfPeace: (g, w, ship, { tile }, _, threats) =>
    Math.max(0, -pirateWorth(g, w, ship, threats, tile)),
};

const oneMoreRum = (w: Scales, rum: number, time: number): number =>
  rumWorth(w, rum + 1, time) - rumWorth(w, rum, time);

/** What is aboard, and what it is worth with the ports in reach. */
export type Hold = {
  readonly goods: Goods;
  readonly worth: number;
  readonly calls: readonly Call[];
};

/** What the actions still open on the tile ahead may bring. */
export function hopeOf(
  g: Seawolf,
  w: Scales,
  ship: Ship,
  landing: Landing,
  hold: Hold,
  threats: readonly Threat[],
  rounds: number,
  time: number,
): number {
  const face = faceOf(g, landing.tile);
  if (face.kind === 'port') return 0;
  const load = landing.mayLoad ? loadHope(g, w, ship, face, hold, rounds, time) : 0;
  const use = landing.mayUse ? HOPES[face.action](g, w, ship, landing, time, threats) : 0;
  return w.hope.share * (load + Math.max(0, use));
}

function loadHope(
  g: Seawolf,
  w: Scales,
  ship: Ship,
  face: SeaFace,
  { goods, worth, calls }: Hold,
  rounds: number,
  time: number,
): number {
  let best = 0;
  for (const row of face.goods) {
    const marker = nextMarker(g, row);
    if (marker === undefined) continue;
    const { cotton, wine, tea, cocoa } = goods;
    const more = { cotton, wine, tea, cocoa };
    more[marker]++;
    best = Math.max(best, goodsWorth(g, w, more, calls, rounds) - worth);
  }
  if (freeSpaces(g, ship) <= 0) best = Math.max(0, best - w.hope.noRoom);
  const mayTakeCannon = face.cannon && g.cannons > 0 && freeCannonBases(g, ship) > 0;
  return mayTakeCannon ? Math.max(best, w.hope.cannon * time) : best;
}
