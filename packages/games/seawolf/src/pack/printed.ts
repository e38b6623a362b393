import type { Id } from '@quarterdeck/kernel';
import { at, idsOf } from '@quarterdeck/kernel';
import type { DieFace, Direction, ExtensionType, Good, OrdinaryGood } from './components.ts';
import type { SeaAction } from './ids.gen.ts';
import type { SeawolfFacts, SeawolfPack } from './pack-shape.ts';

/** A place in the map. The book says "tile" for the place and for what lies there. */
export type TileId = Id<'tile'>;
/** A tile of the box: the sea tiles first, then the ports. */
export type PieceId = Id<'piece'>;
/** One face of a port tile of the box. */
export type PortFaceId = Id<'portFace'>;
/** One of the 24 ship extensions. */
export type ExtensionId = Id<'extension'>;

export type SeaFace = {
  readonly kind: 'sea';
  readonly goods: readonly OrdinaryGood[];
  readonly cannon: boolean;
  readonly action: SeaAction;
};
export type PortFace = {
  readonly kind: 'port';
  readonly slots: readonly OrdinaryGood[];
  readonly rum: number;
};
export type Face = SeaFace | PortFace;
/** By face: 0 is a, 1 is b. */
export type Piece = { readonly id: PieceId; readonly faces: readonly Face[] };

/** A supply board's side as it is filled for one player count. */
export type SupplySide = {
  /** By row (cotton, wine, tea): the markers in the order in which they leave. */
  readonly rows: readonly (readonly Good[])[];
};

/** What changes with the player count. */
export type Table = {
  readonly setup: SeawolfPack['setups']['2'];
  readonly neighbours: readonly { readonly [D in Direction]: TileId }[];
  readonly supply: readonly SupplySide[];
};

export type Extension = {
  readonly id: ExtensionId;
  readonly type: ExtensionType;
  readonly value: number;
};

/** A port tile with one of its faces up. */
export type PortFaceOnPiece = {
  readonly id: PortFaceId;
  readonly piece: PieceId;
  readonly face: number;
};

/** The pack indexed once, for steps to read. Its wording is not for them: `wordingsOf` has it. */
export type Printed = {
  readonly content: SeawolfFacts;
  readonly seaPieces: readonly Piece[];
  readonly portPieces: readonly Piece[];
  /** Both of them, by id. */
  readonly pieces: readonly Piece[];
  readonly portFaces: readonly PortFaceOnPiece[];
  readonly extensions: readonly Extension[];
  /** The values of all treasure chests. */
  readonly chests: readonly number[];
  readonly dieFaces: readonly DieFace[];
  readonly holdSpaces: number;
  readonly cannonBases: number;
  /** By player count: two players are 0. */
  readonly tables: readonly Table[];
};

export const FEWEST_PLAYERS = 2;
export const MOST_PLAYERS = 5;
/** SW-006, SW-007 */
const FACES = 2;
const PLAYER_COUNTS = ['2', '3', '4', '5'] as const;

export function printed(content: SeawolfPack): Printed {
  const ids = idsOf<PieceId>([...content.seaTiles, ...content.portTiles]);
  const seaPieces = content.seaTiles.map(({ faces }, index) => ({
    id: at(ids, index),
    faces: [faces.a, faces.b].map(
      ({ goods, cannon, action }): SeaFace => ({ kind: 'sea', goods, cannon, action }),
    ),
  }));
  const portPieces = content.portTiles.map(({ faces }, index) => ({
    id: at(ids, content.seaTiles.length + index),
    faces: [faces.a, faces.b].map(({ slots, rum }): PortFace => ({ kind: 'port', slots, rum })),
  }));
  const portFaceIds = idsOf<PortFaceId>(portPieces.flatMap(({ faces }) => faces));
  const extensionIds = idsOf<ExtensionId>(content.extensions.pieces);
  const { bow } = at(content.captains, 0);
  return {
    content,
    seaPieces,
    portPieces,
    pieces: [...seaPieces, ...portPieces],
    portFaces: portFaceIds.map((id) => ({
      id,
      piece: at(portPieces, Math.floor(id / FACES)).id,
      face: id % FACES,
    })),
    extensions: content.extensions.pieces.map(({ type, value }, index) => ({
      id: at(extensionIds, index),
      type,
      value,
    })),
    chests: content.chests.map(({ value }) => value),
    dieFaces: content.tablePieces.dice.faces,
    holdSpaces: bow.holdSpaces,
    cannonBases: bow.cannonBases,
    tables: PLAYER_COUNTS.map((players) => table(content, players)),
  };
}

function table(content: SeawolfPack, players: (typeof PLAYER_COUNTS)[number]): Table {
  const setup = content.setups[players];
  return {
    setup,
    neighbours: wrappedNeighbours(setup.size),
    supply: content.supplyBoards.flatMap(({ sides }) =>
      [sides.a, sides.b].map(({ rows }) => ({
        // SW-035: the fields marked with this count or a smaller one.
        rows: rows.map((row) =>
          row.fields.flatMap(({ minPlayers, good }) =>
            minPlayers <= Number(players) ? [good] : [],
          ),
        ),
      })),
    ),
  };
}

/** SW-025, SW-026: the map has no edges. */
function wrappedNeighbours(size: number): Table['neighbours'] {
  const tiles = idsOf<TileId>(new Array(size * size).fill(0));
  const tileAt = (row: number, column: number): TileId =>
    at(tiles, ((row + size) % size) * size + ((column + size) % size));
  return tiles.map((tile) => {
    const row = Math.floor(tile / size);
    const column = tile % size;
    return {
      north: tileAt(row - 1, column),
      east: tileAt(row, column + 1),
      south: tileAt(row + 1, column),
      west: tileAt(row, column - 1),
    };
  });
}
