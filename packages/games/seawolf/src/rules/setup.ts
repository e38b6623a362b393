// Chapters 3 and 4, Setup: SW-031 to SW-067, SW-306

import type { Act, Chapter, Seat, SetupInput } from '@quarterdeck/kernel';
import { at, auto, clockwiseFrom, decision, idsOf, seatsOf } from '@quarterdeck/kernel';
import type { Draft, Kinds, Seawolf, ShipDraft } from '../model/state.ts';
import type { Good } from '../pack/components.ts';
import { EXTENSION_TYPES, GOODS, ORDINARY_GOODS } from '../pack/components.ts';
import type { SternId } from '../pack/ids.gen.ts';
import { MISSION_IDS, STERN_IDS } from '../pack/ids.gen.ts';
import type { Piece, Printed, SupplySide, Table, TileId } from '../pack/printed.ts';
import { FEWEST_PLAYERS } from '../pack/printed.ts';
import { isPort, shipOf } from './map.ts';
import { markersAtStart } from './missions.ts';
import { portFaceId } from './port-pile.ts';
import { sternOf } from './sterns.ts';

/** SW-306: everything up to the stern tiles is settled here; what follows is queued. */
export function setupGame({ seats, options, printed }: SetupInput<Kinds>, act: Act<Kinds>): Draft {
  const table = at(printed.tables, seats - FEWEST_PLAYERS);
  const captains = seatsOf(seats);
  // SW-054, SW-S21
  const first = options.firstSeatBegins ? at(captains, 0) : act.pick(captains);
  const map = layMap(printed, table, act);
  // SW-034, SW-S14
  const supplySide = act.below(table.supply.length);
  const chestStack = [...printed.chests];
  act.shuffle(chestStack);
  const { startThalers, missionCards } = table.setup;
  const missions = shuffled(MISSION_IDS, act).slice(0, missionCards);
  const sterns = shuffled(STERN_IDS, act);
  const { startRum } = at(printed.content.captains, 0).bow;
  queueOpening(clockwiseFrom(captains, first), act);
  if (!options.firstSeatBegins) act.emit('SW-054', 'first-captain-drawn', { seat: first });
  act.emit('SW-042', 'missions-drawn', { missions: [...missions] });
  for (const seat of captains) act.emit('SW-049', 'stern-dealt', { seat, stern: at(sterns, seat) });
  return {
    printed,
    round: 0,
    first,
    wind: null,
    ...map,
    usedPorts: [],
    recycledPorts: [],
    pirate: null,
    supplySide,
    taken: ORDINARY_GOODS.map(() => 0),
    box: boxBeside(printed, at(table.supply, supplySide)),
    // SW-041
    cannons: printed.content.tablePieces.cannons.perPlayerInSupply * seats,
    // SW-044
    stacks: EXTENSION_TYPES.map(() => seats),
    missions: missions.map((mission) => ({ mission, markers: markersAtStart(mission, captains) })),
    lastRound: null,
    over: false,
    // SW-049 to SW-052
    ships: captains.map((seat) => newShip(seat, at(sterns, seat), startRum, startThalers)),
    turn: null,
    visit: null,
    room: null,
    chestStack,
  };
}

function queueOpening(inOrder: readonly Seat[], act: Act<Kinds>): void {
  for (const seat of inOrder) act.next('setup/stern', { seat });
  act.next('setup/place-pirate', {});
  for (const seat of inOrder) act.next('setup/place-ship', { seat });
  act.next('wind/spin', {});
  act.next('round/begin', {});
}

const newShip = (seat: Seat, stern: SternId, rum: number, thalers: number): ShipDraft => ({
  seat,
  tile: null,
  cotton: 0,
  wine: 0,
  tea: 0,
  cocoa: 0,
  rum,
  thalers,
  cannons: 0,
  extensions: [],
  stern,
  peacemakerMarker: false,
  drifted: false,
  anchored: false,
  peaceful: false,
  battledPirate: false,
  beatPirate: false,
  hitsAtSea: 0,
  completedPort: false,
  ordersShown: false,
  chestsShown: false,
  orders: [],
  chests: [],
});

/** SW-031, SW-033, SW-060, SW-061: the tiles of the map, and the port draw pile. */
function layMap(
  printed: Printed,
  { setup }: Table,
  act: Act<Kinds>,
): Pick<Draft, 'pieces' | 'faces' | 'ports' | 'portPile'> {
  const guaranteed = shuffled(printed.seaPieces.filter(hasExtensionFace), act).slice(
    0,
    setup.guaranteedExtensionTiles,
  );
  const others = shuffled(
    printed.seaPieces.filter((piece) => !guaranteed.includes(piece)),
    act,
  ).slice(0, setup.seaTilesInPlay - guaranteed.length);
  const ports = shuffled(printed.portPieces, act);
  const inMap = shuffled([...guaranteed, ...others, ...ports.slice(0, setup.portTilesInPlay)], act);
  // SW-032, SW-S15
  const faces = inMap.map((piece) => act.below(piece.faces.length));
  const tiles = idsOf<TileId>(inMap);
  return {
    pieces: inMap.map(({ id }) => id),
    faces,
    ports: tiles.flatMap((tile) => {
      const face = at(at(inMap, tile).faces, at(faces, tile));
      return face.kind === 'port' ? [{ tile, slots: face.slots.map(() => 'open' as const) }] : [];
    }),
    // SW-S65
    portPile: ports
      .slice(setup.portTilesInPlay)
      .map(({ id, faces: sides }) => portFaceId(printed, id, act.below(sides.length))),
  };
}

/** SW-S26 */
const hasExtensionFace = (piece: Piece): boolean =>
  piece.faces.some((face) => face.kind === 'sea' && face.action === 'shipExtension');

/** SW-039 */
function boxBeside(printed: Printed, { rows }: SupplySide): Draft['box'] {
  const onBoard = rows.flat();
  const left = (good: Good): number =>
    printed.content.goods[good].count - onBoard.filter((marker) => marker === good).length;
  const [cotton, wine, tea, cocoa] = GOODS;
  return { cotton: left(cotton), wine: left(wine), tea: left(tea), cocoa: left(cocoa) };
}

function shuffled<T>(items: readonly T[], act: Act<Kinds>): T[] {
  const mixed = [...items];
  act.shuffle(mixed);
  return mixed;
}

/** SW-056, SW-057 */
function sortTiles(
  g: Seawolf,
  offer: (choice: { do: 'place'; tile: TileId }) => void,
  deny: (choice: { do: 'place'; tile: TileId }, clause: 'SW-056' | 'SW-057') => void,
  clause: 'SW-056' | 'SW-057',
): void {
  for (const tile of idsOf<TileId>(g.pieces)) {
    if (isPort(g, tile)) deny({ do: 'place', tile }, clause);
    else offer({ do: 'place', tile });
  }
}

export const setup: Chapter<Kinds, 'setup'> = {
  // SW-S22
  'setup/stern': auto((g, { seat }, act) => {
    sternOf(g, seat).onStart?.(g, seat, act);
  }),

  'setup/place-pirate': decision({
    seat: (g) => g.first,
    choices: (g, _, offer, deny) => sortTiles(g, offer, deny, 'SW-056'),
    answer: (g, _, { tile }, act) => {
      g.pirate = tile;
      act.emit('SW-056', 'pirate-placed', { tile });
    },
  }),

  'setup/place-ship': decision({
    seat: (_, { seat }) => seat,
    choices: (g, _, offer, deny) => sortTiles(g, offer, deny, 'SW-057'),
    answer: (g, { seat }, { tile }, act) => {
      shipOf(g, seat).tile = tile;
      act.emit('SW-057', 'ship-placed', { seat, tile });
    },
  }),
};
