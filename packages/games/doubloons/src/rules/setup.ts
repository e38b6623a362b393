// Chapter 3, Setup: DD-025 to DD-043, DD-S20 to DD-S26

import type { Act, Chapter, Seat, SetupInput } from '@quarterdeck/kernel';
import { at, decision, idsOf, seatsOf } from '@quarterdeck/kernel';
import type { DoubloonsOptions } from '../model/options.ts';
import type { Draft, Kinds, ShipDraft } from '../model/state.ts';
import {
  type Board,
  COLOURS,
  FACINGS,
  type FragmentSymbol,
  type MapTile,
  SPECIAL_TILES,
  SYMBOLS,
} from '../pack/components.ts';
import type { ShipId } from '../pack/fields.ts';
import { CAPTAINS, type Landmark } from '../pack/ids.gen.ts';
import type { Printed, RegionId } from '../pack/printed.ts';
import { dealAlternate } from './alternate/setup.ts';
import { captainChosen } from './captains.ts';
import { controllerOf, shipOf } from './fleet.ts';
import { startOf } from './geometry/island.ts';
import { isInPlay } from './modules/modules.ts';
import { rowFor } from './table-size.ts';
import { layWater } from './water/lay-water.ts';
import { isBarred } from './water/water.ts';

type Dealt = Pick<Draft, 'symbols' | 'boxedFragments' | 'mapStack' | 'crater' | 'boxedRelics'> & {
  /** By player. */
  readonly fragments: readonly (readonly FragmentSymbol[])[];
};

/** Everything up to the choice of captains is settled here; what follows is queued. */
export function setupGame({ seats, options, printed }: SetupInput<Kinds>, act: Act<Kinds>): Draft {
  const { content } = printed;
  const board: Board = options.alternateIsland ? 'alternate' : 'standard';
  const { fragments, ...dealt } =
    board === 'alternate' ? dealAdventure(printed, seats, act) : dealMap(printed, seats, act);
  const { doubloons, pillageTokens } = content.setup.perPlayer;
  const jewelPool = printed.jewels.filter((jewel) => isInPlay(content.jewels[jewel], options));
  act.shuffle(jewelPool);
  const deck = [...printed.cardsOf.normal, ...(board === 'alternate' ? printed.cardsOf.green : [])];
  act.shuffle(deck);
  const ids = idsOf<ShipId>(new Array(seats + 1).fill(null));
  const ships = seatsOf(seats).map((seat) =>
    newShip(printed, options, at(ids, seat), seat, at(fragments, seat)),
  );
  // DD-037, DD-S20
  const initiative = act.pick(ships).ship;
  queueOpening(ships, initiative, options, act);
  if (options.legendaryGhostShip) ships.push(emptyShip(at(ids, seats)));
  const g: Draft = {
    printed,
    modules: { ...options },
    board,
    round: 0,
    phase: 'setup',
    initiative,
    slot: 0,
    turn: null,
    ships,
    regions: layWater(printed, board, seats + extraPlayers(printed, options), act).map((tile) => ({
      tile,
      shells: [],
    })),
    places: printed.boards[board].locations.map(() => ({ landmark: null, totems: [] })),
    // DD-026
    supply: content.counts.standard.doubloons - doubloons * seats,
    island: 0,
    // DD-027
    pillagePile: pillageTokens * seats,
    spentTiles: [],
    revealed: [],
    removedLandmarks: [],
    discards: [],
    die: null,
    dug: false,
    ending: false,
    over: false,
    unresolved: printed.rulings < 2 ? null : [],
    deck,
    stacks: COLOURS.map((colour) => landmarkStack(printed, colour, options, act)),
    jewelPool,
    ...dealt,
  };
  tellDeal(g, act);
  return g;
}

function tellDeal({ board, regions, ships, initiative }: Draft, act: Act<Kinds>): void {
  act.emit('DD-036', 'water-laid', { tiles: regions.map(({ tile }) => tile) });
  const clause = board === 'alternate' ? 'DD-291' : 'DD-032';
  for (const { ship, fragments } of ships)
    if (fragments.length > 0)
      act.emit(clause, 'fragments-dealt', { ship, fragments: [...fragments] });
  act.emit('DD-037', 'initiative-drawn', { ship: initiative });
}

/** DD-261, DD-S25: it counts for the water tiles alone. */
const extraPlayers = ({ content }: Printed, { legendaryGhostShip }: DoubloonsOptions): number =>
  legendaryGhostShip ? content.setup.legendaryGhostShip.extraPlayers : 0;

/** DD-037, DD-038: captains are chosen in initiative order. */
function queueOpening(
  ships: readonly ShipDraft[],
  initiative: ShipId,
  { legendaryGhostShip }: DoubloonsOptions,
  act: Act<Kinds>,
): void {
  const order = [...ships.slice(initiative), ...ships.slice(0, initiative)].map(({ ship }) => ship);
  for (const ship of order) act.next('setup/captain', { ship });
  if (legendaryGhostShip) act.next('legendary/place', { ship: at(order, order.length - 1) });
  act.next('round/begin', {});
}

/** DD-040 */
function newShip(
  { content }: Printed,
  { compass }: DoubloonsOptions,
  ship: ShipId,
  seat: Seat,
  fragments: readonly FragmentSymbol[],
): ShipDraft {
  const { mats, setup } = content;
  return {
    ...emptyShip(ship),
    controller: seat,
    hull: mats.hull.start,
    crew: mats.crew.start,
    reputation: mats.reputation.start,
    doubloons: setup.perPlayer.doubloons,
    compasses: compass ? setup.perPlayer.compasses : 0,
    fragments: [...fragments],
  };
}

/** Nobody's, and bare until it is placed (DD-262, DD-263). */
const emptyShip = (ship: ShipId): ShipDraft => ({
  ship,
  controller: null,
  captain: null,
  region: null,
  facing: 'cw',
  hull: 0,
  crew: 0,
  reputation: 0,
  doubloons: 0,
  pillage: 0,
  orbs: 0,
  compasses: 0,
  jewels: [],
  fragments: [],
  relics: [],
  location: null,
  reachedCrater: false,
  track: 0,
  faceUp: [],
  executed: 0,
  hand: [],
  faceDown: [],
  looking: [],
});

/** DD-030 to DD-034, DD-S22 */
function dealMap(printed: Printed, players: number, act: Act<Kinds>): Dealt {
  const { mapTiles, setup } = printed.content;
  const { fragmentTypes, fragmentsRemoved, specialTiles } = rowFor(setup.byPlayers, players);
  const types = [...SYMBOLS];
  act.shuffle(types);
  const symbols = SYMBOLS.filter((symbol) => types.indexOf(symbol) < fragmentTypes);
  const shuffled = symbols.flatMap((symbol) => copies(symbol, mapTiles[symbol].count));
  act.shuffle(shuffled);
  const boxedFragments = shuffled.splice(0, fragmentsRemoved);
  const fragments = seatsOf(players).map(() => shuffled.splice(0, setup.perPlayer.fragments));
  const mapStack: MapTile[] = [
    ...shuffled,
    ...SPECIAL_TILES.flatMap((tile) => copies(tile, specialTiles[tile])),
  ];
  act.shuffle(mapStack);
  return { symbols, fragments, boxedFragments, mapStack, crater: [], boxedRelics: [] };
}

function dealAdventure(printed: Printed, players: number, act: Act<Kinds>): Dealt {
  const { fragments, boxedFragments, mapStack, crater, boxedRelics } = dealAlternate(
    printed,
    players,
    act,
  );
  return { symbols: [...SYMBOLS], fragments, boxedFragments, mapStack, crater, boxedRelics };
}

const copies = <W extends string>(tile: W, count: number): W[] => new Array<W>(count).fill(tile);

/** DD-035 */
function landmarkStack(
  printed: Printed,
  colour: (typeof COLOURS)[number],
  options: DoubloonsOptions,
  act: Act<Kinds>,
): Landmark[] {
  const stack = printed.landmarksOf[colour]
    .filter((print) => isInPlay(print, options))
    .map(({ landmark }) => landmark);
  act.shuffle(stack);
  return stack;
}

export const setup: Chapter<Kinds, 'setup'> = {
  // DD-038, DD-041, DD-S26
  'setup/captain': decision({
    seat: (g, { ship }) => controllerOf(g, ship),
    choices: (g, _, offer, deny) => {
      const regions = idsOf<RegionId>(g.regions);
      for (const captain of CAPTAINS) {
        const taken = g.ships.some((other) => other.captain === captain);
        for (const region of regions)
          for (const facing of FACINGS) {
            const choice = { do: 'captain', captain, region, facing } as const;
            if (taken) deny(choice, 'DD-038');
            else if (isBarred(g, region)) deny(choice, 'DD-041');
            else offer(choice);
          }
      }
    },
    // DD-043, DD-S157: being placed is not entering.
    answer: (g, { ship }, { captain, region, facing }, act) => {
      const mat = shipOf(g, ship);
      mat.captain = captain;
      mat.region = region;
      mat.facing = facing;
      mat.location = startOf(g, region);
      act.emit('DD-038', 'captain-chosen', { ship, captain, region, facing });
      captainChosen(g, ship, act);
    },
  }),
};
