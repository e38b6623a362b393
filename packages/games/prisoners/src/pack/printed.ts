import { at, byId, idsOf } from '@quarterdeck/kernel';
import { packIds } from '@quarterdeck/kernel/pack';
import {
  COORDINATES,
  type Coordinates,
  CREATURES,
  type Face,
  LEVELS,
  type Maneuver,
} from './components.ts';
import type { Choose, Effect, When } from './effect-shape.ts';
import type { HexId, RegionId } from './fields.ts';
import {
  DECK_MANEUVERS,
  type DeckManeuver,
  TERRITORIES,
  TERRITORY_MANEUVERS,
  type Territory,
  type TerritoryManeuver,
} from './ids.gen.ts';
import type { PrisonersFacts, PrisonersPack } from './pack-shape.ts';

export type Hex = {
  readonly hex: HexId;
  /** A1 to R16 (TP-S07). */
  readonly name: string;
  readonly column: number;
  readonly row: number;
  /** Axial coordinates: the third is -q -r. */
  readonly q: number;
  readonly r: number;
  readonly region: RegionId;
  /** TP-068: starting hexes have none. */
  readonly coordinates: Coordinates | null;
  /** The start area it belongs to, 1 to 4. */
  readonly start: number | null;
  /** TP-014 */
  readonly neighbours: readonly HexId[];
};

/** TP-019 to TP-022 */
export type LevelPrint = {
  readonly level: number;
  readonly attackDice: number;
  readonly returnFireDice: number;
  readonly sinkDefense: number;
  readonly captureDefense: number;
};

export type ManeuverPrint = {
  readonly maneuver: Maneuver;
  readonly type: When['type'];
  /** TP-212, TP-216: Territory Maneuvers need none. */
  readonly level: number | null;
  /** TP-009: none for a Deck Maneuver. */
  readonly territory: Territory | null;
  /** TP-219, TP-220: draw phases; 0 for a Deck Maneuver. */
  readonly cooldown: number;
  readonly when: When;
  readonly choose: readonly Choose[];
  readonly effects: readonly Effect[];
};

type Figures = PrisonersPack['figures'];

/** The pack indexed once, for steps to read. Its wording is not for them: `wordingsOf` has it. */
export type Printed = {
  readonly content: PrisonersFacts;
  /** 1: as decided before the pack could say so. */
  readonly rulings: number;
  /** The maneuvers of this pack, which may add to those of the deck, in the order of dealing. */
  readonly ids: {
    readonly deckManeuver: readonly DeckManeuver[];
    readonly maneuver: readonly Maneuver[];
  };
  readonly hexes: readonly Hex[];
  /** A 0 for every hex: a copy of it is what pieces are marked on. */
  readonly bareHexes: readonly number[];
  /** By region and coordinates (TP-080). */
  readonly hexesOf: readonly { readonly [C in Coordinates]: readonly HexId[] }[];
  /** By the number of seats, then by seat (TP-063 to TP-067). */
  readonly startHexes: readonly (readonly (readonly HexId[])[])[];
  /** By level; those below the lowest level are as the lowest. */
  readonly levels: readonly LevelPrint[];
  readonly maneuvers: { readonly [M in Maneuver]: ManeuverPrint };
  /** TP-008: every single card. */
  readonly deck: readonly DeckManeuver[];
  /** TP-007: every single destination. */
  readonly faces: readonly Face[];
  readonly figures: { readonly [F in keyof Figures]: Figures[F]['value'] };
  /** TP-016: whether each face of a die is a hit. */
  readonly isHit: readonly boolean[];
};

export function printed(content: PrisonersPack): Printed {
  const hexes = hexesOf(content);
  const deckManeuver = packIds(content.deckManeuvers, DECK_MANEUVERS);
  const ids = { deckManeuver, maneuver: [...deckManeuver, ...TERRITORY_MANEUVERS] };
  return {
    content,
    rulings: content.rulings ?? 1,
    ids,
    hexes,
    bareHexes: hexes.map(() => 0),
    hexesOf: content.board.regions.map((_, region) => byCoordinates(hexes, region)),
    startHexes: startHexesOf(content, hexes),
    levels: levelsOf(content),
    maneuvers: {
      ...byWord(ids.deckManeuver, (maneuver) => deckPrint(content, maneuver)),
      ...byWord(TERRITORY_MANEUVERS, (maneuver) => territoryPrint(content, maneuver)),
    },
    deck: ids.deckManeuver.flatMap((maneuver) =>
      copies(maneuver, byId(content.deckManeuvers, maneuver).count),
    ),
    faces: [
      ...CREATURES.flatMap((face) => copies<Face>(face, content.destinations[face].count)),
      ...TERRITORIES,
    ],
    figures: figuresOf(content),
    isHit: content.dice.faces.map((face) => face === 'hit'),
  };
}

const copies = <T>(of: T, count: number): T[] => Array.from({ length: count }, () => of);

/** TP-S07: the axial steps to the six neighbours. */
const DIRECTIONS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;

/** TP-S07: column by column, from the top down; every second column lies half a hex lower. */
function hexesOf({ board }: PrisonersPack): Hex[] {
  const { columns, rows } = board;
  const ids = idsOf<HexId>(copies(0, columns * rows));
  const regions = idsOf<RegionId>(board.regions);
  const lines = board.coordinates.map((line) => line.split(' '));
  const lowered = (column: number): number => (column - (column % 2)) / 2;
  return ids.map((hex) => {
    const row = hex % rows;
    const column = (hex - row) / rows;
    const q = column;
    const r = row - lowered(column);
    const name = hexName(column, row);
    const word = lines[row]?.[column];
    const around = DIRECTIONS.map(([dq, dr]) => [q + dq, r + dr + lowered(q + dq)] as const);
    const region = (row < rows / 2 ? 0 : 2) + (column < columns / 2 ? 0 : 1);
    return {
      hex,
      name,
      column,
      row,
      q,
      r,
      region: at(regions, region),
      coordinates: COORDINATES.find((coordinates) => coordinates === word) ?? null,
      start: board.startAreas.find((area) => area.hexes.includes(name))?.id ?? null,
      neighbours: around
        .filter(([c, w]) => c >= 0 && c < columns && w >= 0 && w < rows)
        .map(([c, w]) => at(ids, c * rows + w)),
    };
  });
}

const hexName = (column: number, row: number): string =>
  `${'ABCDEFGHIJKLMNOPQR'.charAt(column)}${row + 1}`;

function byCoordinates(hexes: readonly Hex[], region: number): Printed['hexesOf'][number] {
  return byWord(COORDINATES, (coordinates) =>
    hexes
      .filter((hex) => hex.region === region && hex.coordinates === coordinates)
      .map(({ hex }) => hex),
  );
}

function startHexesOf({ board }: PrisonersPack, hexes: readonly Hex[]): HexId[][][] {
  const area = (id: number): HexId[] =>
    hexes.filter(({ start }) => start === id).map(({ hex }) => hex);
  const { startAreaBySeat: by } = board;
  return [[], [], by['2'].map(area), by['3'].map(area), by['4'].map(area)];
}

function levelsOf({ shipLevels }: PrisonersPack): LevelPrint[] {
  const [lowest] = LEVELS;
  const print = (level: (typeof LEVELS)[number]): LevelPrint => {
    const { attackDice, returnFireDice, sinkDefense, captureDefense } = shipLevels[`${level}`];
    return { level, attackDice, returnFireDice, sinkDefense, captureDefense };
  };
  return [...copies(print(lowest), lowest), ...LEVELS.map(print)];
}

function deckPrint(content: PrisonersPack, maneuver: DeckManeuver): ManeuverPrint {
  const { level, when, choose, effects } = byId(content.deckManeuvers, maneuver);
  const type = when.type;
  return { maneuver, type, level, territory: null, cooldown: 0, when, choose, effects };
}

function territoryPrint(content: PrisonersPack, maneuver: TerritoryManeuver): ManeuverPrint {
  const print = content.territoryManeuvers[maneuver];
  const { territory, cooldown, when, choose, effects } = print;
  const type = when.type;
  return { maneuver, type, level: null, territory, cooldown, when, choose, effects };
}

const figuresOf = ({ figures }: PrisonersPack): Printed['figures'] =>
  Object.fromEntries(
    Object.entries(figures).map(([name, { value }]) => [name, value]),
  ) as Printed['figures'];

const byWord = <W extends string, T>(
  words: readonly W[],
  of: (word: W) => T,
): { readonly [N in W]: T } =>
  Object.fromEntries(words.map((word) => [word, of(word)])) as { readonly [N in W]: T };
