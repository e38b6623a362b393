import { at, byId, findId, idsOf } from '@quarterdeck/kernel';
import { packIds } from '@quarterdeck/kernel/pack';
import {
  BOOTY,
  type Booty,
  MERCHANTS,
  type Merchant,
  ORDER_TOKENS,
  type Order,
  type OrderToken,
  PORTS,
  type Port,
  type SearchEffect,
  type SoloTarget,
} from './components.ts';
import type { BonusAction, LoopStep } from './effect-shape.ts';
import type { SpaceId } from './fields.ts';
import {
  CAPTAIN_CARDS,
  CAPTAINS,
  type Captain,
  type CaptainCard,
  CREW,
  type CrewCard,
  MAP_CARDS,
  type MapCard,
  MERCHANT_CARDS,
  type MerchantCard,
  SEARCH_KINDS,
  type SearchKind,
  SOLO_HELMS,
  SOLO_LEGENDS,
  type SoloHelm,
  type SoloLegend,
} from './ids.gen.ts';
import type { CardContent, TinyPiratesFacts, TinyPiratesPack } from './pack-shape.ts';

/** A place of the Sea; which Map Card lies there is a matter of the match. */
export type Space = {
  readonly space: SpaceId;
  /** r0c0 to r3c3, row 0 at the top. */
  readonly key: string;
  readonly row: number;
  readonly col: number;
  readonly corner: boolean;
  /** TE-084: above, below, left, right, as far as they exist. */
  readonly neighbours: readonly SpaceId[];
};

/** TE-261 */
export type MapCardPrint = {
  readonly card: MapCard;
  /** How many crates a Plunder draws; 0 where there is no Settlement. */
  readonly settlement: number;
  readonly market: Booty | null;
  readonly cove: boolean;
  /** What burying costs; none where there is no Bury Site. */
  readonly bury: number | null;
  readonly storm: boolean;
};

/** TE-146, TE-153, TE-187: what Captain and Crew Cards show alike. */
export type CardPrint = {
  readonly symbols: readonly number[];
  /** By face: how many such symbols; index 0 stays empty. */
  readonly matches: readonly number[];
  readonly autoHits: number;
  readonly trigger: Order;
  readonly actions: readonly BonusAction[];
};
export type CrewPrint = CardPrint & { readonly crew: CrewCard };
export type CaptainPrint = CardPrint & {
  readonly captain: Captain;
  readonly card: CaptainCard;
  /** TE-130: the other side of the same card. */
  readonly back: Captain;
};

export type MerchantPrint = {
  readonly card: MerchantCard;
  readonly value: number;
  readonly damage: number;
  readonly gold: number;
  /** TE-165: 0 where sinking it never gives Legend. */
  readonly legendUpToPlayers: number;
  /** TE-163 */
  readonly stays: boolean;
};

/** TE-247 */
export type LevelPrint = {
  readonly level: number;
  readonly key: string;
  readonly movement: number;
  readonly dice: number;
  readonly gold: number;
  readonly deckhands: number;
  readonly sureFire: number;
};

/** TE-135, TE-136 */
export type SearchPrint = {
  readonly kind: SearchKind;
  readonly kept: boolean;
  readonly effect: SearchEffect;
  readonly amount: number;
};

/** TE-324, TE-326: what a Helm Mat adds to an Order. */
export type HelmBonus = {
  readonly move: number;
  readonly hits: number;
  readonly gold: number;
  /** TE-S95: an Order performed after it, without a bonus of its own. */
  readonly followedBy: OrderToken | null;
};
export type HelmPrint = {
  readonly helm: SoloHelm;
  readonly symbols: readonly number[];
  readonly matches: readonly number[];
  readonly autoHits: number;
  /** By Wheel space 1 to 5; index 0 stays empty, for Hide Out is skipped (TE-321). */
  readonly targets: readonly (SoloTarget | null)[];
  readonly bonuses: { readonly [O in OrderToken]: HelmBonus };
};

export type LegendPrint = {
  readonly legend: SoloLegend;
  readonly top: number;
  /** TE-343: by the number of Treasures buried. */
  readonly rows: readonly { readonly move: number; readonly dice: number; readonly hits: number }[];
  /** TE-323, TE-S92: clockwise. */
  readonly loop: readonly {
    readonly move: number;
    readonly hits: number;
    readonly steps: readonly LoopStep[];
  }[];
  readonly difficulty: 'easy' | 'normal' | 'hard';
};

type PackIds = {
  readonly crew: readonly CrewCard[];
  readonly captain: readonly Captain[];
  readonly captainCard: readonly CaptainCard[];
  readonly merchantCard: readonly MerchantCard[];
  readonly soloHelm: readonly SoloHelm[];
  readonly soloLegend: readonly SoloLegend[];
};

const idsIn = (content: TinyPiratesPack): PackIds => ({
  crew: packIds(content.crew, CREW),
  captain: packIds(content.captains, CAPTAINS),
  captainCard: packIds(content.captainCards, CAPTAIN_CARDS),
  merchantCard: packIds(content.merchantCards, MERCHANT_CARDS),
  soloHelm: packIds(content.soloHelms, SOLO_HELMS),
  soloLegend: packIds(content.soloLegends, SOLO_LEGENDS),
});

/** The pack indexed once, for steps to read. Its wording is not for them: `wordingsOf` has it. */
export type Printed = {
  readonly content: TinyPiratesFacts;
  /** 1: as decided before the pack could say so. */
  readonly rulings: number;
  /** What this pack has of every kind that packs may add to, in the order in which it is dealt. */
  readonly ids: PackIds;
  readonly limits: TinyPiratesFacts['limits'];
  readonly spaces: readonly Space[];
  /** TE-084: orthogonal steps, by both ends. */
  readonly distance: readonly (readonly number[])[];
  /** The neighbours of the first that are nearer to the second, the vertical one first. */
  readonly toward: readonly (readonly (readonly SpaceId[])[])[];
  readonly ports: { readonly [P in Port]: SpaceId };
  readonly navyStarts: readonly SpaceId[];
  readonly merchantStarts: {
    readonly [M in Merchant]: { readonly space: SpaceId; readonly target: Port };
  };
  readonly mapCards: { readonly [C in MapCard]: MapCardPrint };
  readonly crew: { readonly [C in CrewCard]: CrewPrint };
  readonly captains: { readonly [C in Captain]: CaptainPrint };
  readonly captainCards: { readonly [C in CaptainCard]: readonly [Captain, Captain] };
  readonly merchantCards: { readonly [C in MerchantCard]: MerchantPrint };
  /** TE-035: the cards of one value each, those that lie on top first. */
  readonly merchantStacks: readonly (readonly MerchantCard[])[];
  /** By level; index 0 is as level 1. */
  readonly levels: readonly LevelPrint[];
  readonly topLevel: number;
  readonly searchKinds: { readonly [K in SearchKind]: SearchPrint };
  /** TE-019: every single token. */
  readonly searchTokens: readonly SearchKind[];
  /** TE-003, TE-030: how many crates of each type there are, those on the Market included. */
  readonly crates: { readonly [B in Booty]: number };
  /** TE-029: the Gold of the Market spots, rising. */
  readonly market: readonly number[];
  /** TE-233: by the number of Treasures buried. */
  readonly navySteps: readonly number[];
  readonly helms: { readonly [H in SoloHelm]: HelmPrint };
  readonly legends: { readonly [L in SoloLegend]: LegendPrint };
};

export function printed(content: TinyPiratesPack): Printed {
  const { board, legendMat, merchantCards, limits } = content;
  const ids = idsIn(content);
  const spaces = spacesOf(content);
  const spaceOf = (key: string): SpaceId =>
    findId<SpaceId, Space>(spaces, (s) => s.key === key) ?? at(spaces, -1).space;
  const distance = spaces.map((from) => spaces.map((to) => stepsBetween(from, to)));
  const levels = legendMat.levels.map((level) => levelPrint(level));
  return {
    content,
    rulings: content.rulings ?? 1,
    ids,
    limits,
    spaces,
    distance,
    toward: spaces.map((from) => spaces.map((to) => nearerOnes(from, to, distance))),
    ports: byWord(PORTS, (port) => spaceOf(board.ports[port].space)),
    navyStarts: board.navyStarts.spaces.map(spaceOf),
    merchantStarts: byWord(MERCHANTS, (merchant) => {
      const { space, target } = board.merchantStarts[merchant];
      return { space: spaceOf(space), target };
    }),
    mapCards: byWord(MAP_CARDS, (card) => mapCardPrint(content, card)),
    crew: byWord(ids.crew, (crew) => ({ crew, ...cardPrint(byId(content.crew, crew)) })),
    captains: byWord(ids.captain, (captain) => captainPrint(content, ids.captainCard, captain)),
    captainCards: byWord(ids.captainCard, (card) => sidesOf(content, card)),
    merchantCards: byWord(ids.merchantCard, (card) => merchantPrint(content, card)),
    merchantStacks: content.setup.merchantDeckOrder.map((value) =>
      ids.merchantCard.filter((card) => byId(merchantCards, card).value === value),
    ),
    levels: [at(levels, 0), ...levels],
    topLevel: levels.length,
    searchKinds: byWord(SEARCH_KINDS, (kind) => searchPrint(content, kind)),
    searchTokens: SEARCH_KINDS.flatMap((kind) => copies(kind, content.searchTokens[kind].count)),
    crates: byWord(BOOTY, (type) => content.booty[type].count),
    market: content.market.values,
    navySteps: content.ships.navy.stepsByTreasuresBuried,
    helms: byWord(ids.soloHelm, (helm) => helmPrint(content, helm)),
    legends: byWord(ids.soloLegend, (legend) => legendPrint(content, legend)),
  };
}

const copies = <T>(of: T, count: number): T[] => Array.from({ length: count }, () => of);

function spacesOf({ board }: TinyPiratesPack): Space[] {
  const { rows, cols } = board;
  const ids = idsOf<SpaceId>(copies(0, rows * cols));
  return ids.map((space) => {
    const col = space % cols;
    const row = (space - col) / cols;
    const around = [
      [row - 1, col],
      [row + 1, col],
      [row, col - 1],
      [row, col + 1],
    ] as const;
    return {
      space,
      key: `r${row}c${col}`,
      row,
      col,
      corner: (row === 0 || row === rows - 1) && (col === 0 || col === cols - 1),
      neighbours: around
        .filter(([r, c]) => r >= 0 && r < rows && c >= 0 && c < cols)
        .map(([r, c]) => at(ids, r * cols + c)),
    };
  });
}

const stepsBetween = (from: Space, to: Space): number =>
  Math.abs(from.row - to.row) + Math.abs(from.col - to.col);

const nearerOnes = (
  from: Space,
  to: Space,
  distance: readonly (readonly number[])[],
): SpaceId[] => {
  const far = (space: SpaceId): number => at(at(distance, space), to.space);
  return from.neighbours.filter((space) => far(space) < far(from.space));
};

function mapCardPrint({ mapCards }: TinyPiratesPack, card: MapCard): MapCardPrint {
  const { settlement, market, cove, bury, storm } = mapCards[card];
  return { card, settlement, market, cove, bury, storm };
}

function cardPrint({ dieSymbols, autoHits, trigger, actions }: CardContent): CardPrint {
  const matches = matchesOf(dieSymbols);
  return { symbols: dieSymbols, matches, autoHits, trigger, actions };
}

const matchesOf = (symbols: readonly number[]): number[] =>
  copies(0, 7).map((_, face) => symbols.filter((symbol) => symbol === face).length);

function sidesOf(
  { captainCards }: TinyPiratesPack,
  card: CaptainCard,
): readonly [Captain, Captain] {
  const { sides } = byId(captainCards, card);
  return [at(sides, 0), at(sides, 1)];
}

function captainPrint(
  content: TinyPiratesPack,
  cards: readonly CaptainCard[],
  captain: Captain,
): CaptainPrint {
  const card = cards.find((one) => sidesOf(content, one).includes(captain)) ?? at(cards, 0);
  const [front, back] = sidesOf(content, card);
  const other = captain === front ? back : front;
  return { captain, card, back: other, ...cardPrint(byId(content.captains, captain)) };
}

function merchantPrint({ merchantCards }: TinyPiratesPack, card: MerchantCard): MerchantPrint {
  const { value, damage, gold, legendUpToPlayers, stays } = byId(merchantCards, card);
  return { card, value, damage, gold, legendUpToPlayers, stays };
}

function levelPrint(content: TinyPiratesPack['legendMat']['levels'][number]): LevelPrint {
  const { id, level, movement, dice, gold, deckhands, sureFire } = content;
  return { level, key: id, movement, dice, gold, deckhands, sureFire };
}

function searchPrint({ searchTokens }: TinyPiratesPack, kind: SearchKind): SearchPrint {
  const { use, effect, amount } = searchTokens[kind];
  return { kind, kept: use === 'keep', effect, amount };
}

const NO_BONUS: HelmBonus = { move: 0, hits: 0, gold: 0, followedBy: null };

function helmPrint({ soloHelms }: TinyPiratesPack, helm: SoloHelm): HelmPrint {
  const { dieSymbols, autoHits, targets, bonuses } = byId(soloHelms, helm);
  return {
    helm,
    symbols: dieSymbols,
    matches: matchesOf(dieSymbols),
    autoHits,
    targets: [null, ...targets],
    bonuses: byWord(ORDER_TOKENS, (order) => {
      const bonus = bonuses.find((one) => one.order === order) ?? NO_BONUS;
      const { move, hits, gold, followedBy } = bonus;
      return { move, hits, gold, followedBy };
    }),
  };
}

function legendPrint({ soloLegends }: TinyPiratesPack, legend: SoloLegend): LegendPrint {
  const { goldTrackTop: top, levels: rows, loop, difficulty } = byId(soloLegends, legend);
  return { legend, top, rows, loop, difficulty };
}

const byWord = <W extends string, T>(
  words: readonly W[],
  of: (word: W) => T,
): { readonly [N in W]: T } =>
  Object.fromEntries(words.map((word) => [word, of(word)])) as { readonly [N in W]: T };
