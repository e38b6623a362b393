// Chapter 3, Setup: TP-059 to TP-090, TP-298

import type { Act, Chapter, Seat, SetupInput } from '@quarterdeck/kernel';
import { at, auto, byId, clockwiseFrom, decision, idsOf, seatsOf } from '@quarterdeck/kernel';
import type { Draft, Kinds, Prisoners } from '../model/state.ts';
import { COORDINATES, type Coordinates } from '../pack/components.ts';
import type { HexId, RegionId } from '../pack/fields.ts';
import { type DeckManeuver, TERRITORIES } from '../pack/ids.gen.ts';
import type { Printed } from '../pack/printed.ts';
import { hitsOf, rollDice } from './dice.ts';
import { inTurnOrder, playerOf } from './fleet.ts';
import { newShip } from './sinking.ts';

type PlayerDraft = Draft['players'][number];

const newPlayer = (seat: Seat): PlayerDraft => ({
  seat,
  orderHits: [],
  region: null,
  coordinates: null,
  plays: 0,
  out: false,
  lostIn: null,
  lostWith: 0,
  gaveUp: false,
  hand: [], // TP-089
});

/** TP-059, TP-060 */
function rollForFirst(printed: Printed, players: PlayerDraft[], act: Act<Kinds>): Seat {
  let tied = players;
  for (;;) {
    for (const player of tied)
      player.orderHits.push(hitsOf(rollDice(printed, printed.figures.turnOrderDice, act)));
    const most = Math.max(...tied.map(latest));
    tied = tied.filter((player) => latest(player) === most);
    if (tied.length === 1) return at(tied, 0).seat;
  }
}

const latest = ({ orderHits }: PlayerDraft): number => at(orderHits, orderHits.length - 1);

/** TP-059, TP-060: roll by roll, in the order of seats. */
function tellOrder(players: readonly PlayerDraft[], first: Seat, act: Act<Kinds>): void {
  const rounds = Math.max(...players.map(({ orderHits }) => orderHits.length));
  for (let round = 0; round < rounds; round++)
    for (const { seat, orderHits } of players) {
      const hits = orderHits[round];
      if (hits !== undefined)
        act.emit(round === 0 ? 'TP-059' : 'TP-060', 'turn-order-rolled', { seat, hits });
    }
  act.emit('TP-059', 'first-turn-won', { seat: first });
}

/** TP-063 to TP-067 */
function startingShips(printed: Printed, seats: number): Draft['ships'] {
  const fleet: Pick<Draft, 'ships'> = { ships: [] };
  for (const seat of seatsOf(seats))
    for (const hex of at(at(printed.startHexes, seats), seat))
      newShip(fleet, seat, hex, printed.figures.startLevel);
  return fleet.ships;
}

/** TP-086 to TP-088 */
const cardsAboveAtStart = ({ figures }: Printed, seats: number): number => {
  const depth: { readonly [players: string]: number } = figures.takeNoPrisonersDepth;
  const cards = depth[seats];
  if (cards === undefined) throw new Error(`no depth of Take No Prisoners for ${seats} players`);
  return cards;
};

/** Everything up to the choice of regions is settled here; what follows is queued. */
export function setupGame({ seats, printed }: SetupInput<Kinds>, act: Act<Kinds>): Draft {
  const players = seatsOf(seats).map(newPlayer);
  const first = rollForFirst(printed, players, act);
  tellOrder(players, first, act);
  const box = [...printed.faces]; // TP-069
  act.shuffle(box);
  const deck = [...printed.deck]; // TP-085
  act.shuffle(deck);
  act.next('setup/regions', {});
  act.next('turn/begin', { seat: first });
  return {
    printed,
    turn: { number: 0, seat: first, step: 'setup', attacked: false, draws: 0, extraDraws: 0 },
    players,
    ships: startingShips(printed, seats),
    destinations: [],
    removed: [],
    territories: TERRITORIES.map((territory) => ({
      territory,
      controller: null,
      holder: null,
      drawPhasesLeft: 0,
      capturedThisTurn: false,
    })),
    engagement: null,
    cardsAbove: cardsAboveAtStart(printed, seats),
    topDiscard: null,
    calm: 0,
    looks: [],
    ending: null,
    stayed: printed.rulings < 2 ? null : [],
    deck,
    buried: [],
    box,
  };
}

/** TP-073 */
const freeRegions = (g: Prisoners): RegionId[] =>
  idsOf<RegionId>(g.printed.content.board.regions).filter((region) =>
    g.players.every((player) => player.region !== region),
  );

/**
 * TP-074 to TP-078: two cards at random, until their levels differ. They go back before anybody
 * draws again, so that the deck need not be touched.
 */
function drawCoordinates(g: Draft, seat: Seat, act: Act<Kinds>): Coordinates {
  for (;;) {
    const cards = twoOf(g.printed.deck, act);
    act.emit('TP-074', 'coordinates-drawn', { seat, cards });
    const levels = cards.map((card) => byId(g.printed.maneuvers, card).level ?? 0);
    const written = `${Math.max(...levels)}${Math.min(...levels)}`;
    const coordinates = COORDINATES.find((each) => each === written);
    if (coordinates !== undefined) return coordinates;
  }
}

function twoOf(deck: readonly DeckManeuver[], act: Act<Kinds>): DeckManeuver[] {
  const one = act.below(deck.length);
  const other = act.below(deck.length - 1);
  return [at(deck, one), at(deck, other < one ? other : other + 1)];
}

/** TP-080 */
function placeDestinations(g: Draft, hexes: readonly HexId[]): void {
  for (const hex of hexes) {
    const face = g.box.pop();
    if (face === undefined) throw new Error('setup: the destinations have run out');
    g.destinations.push({ hex, explored: false, seenBy: [], face });
  }
}

export const setup: Chapter<Kinds, 'setup'> = {
  // TP-072: from the first player on. Who gave up chooses none.
  'setup/regions': auto((g, _, act) => {
    const seat = inTurnOrder(g).find((each) => {
      const { region, out } = playerOf(g, each);
      return region === null && !out;
    });
    if (seat === undefined) act.next('setup/destinations', {});
    else {
      act.next('setup/region', { seat });
      act.next('setup/regions', {});
    }
  }),

  'setup/region': decision({
    seat: (_, { seat }) => seat,
    choices: (g, _, offer, deny) => {
      for (const region of freeRegions(g)) offer({ do: 'region', region });
      for (const { region } of g.players)
        if (region !== null) deny({ do: 'region', region }, 'TP-071');
    },
    answer: (g, { seat }, { region }, act) => {
      playerOf(g, seat).region = region;
      act.emit('TP-071', 'region-chosen', { seat, region });
    },
  }),

  // TP-298
  'setup/destinations': auto((g, _, act) => {
    for (const seat of clockwiseFrom(g.players, g.turn.seat)) {
      const player = playerOf(g, seat);
      const { region } = player;
      if (region === null || player.out) continue;
      const coordinates = drawCoordinates(g, seat, act);
      player.coordinates = coordinates;
      const hexes = at(g.printed.hexesOf, region)[coordinates];
      placeDestinations(g, hexes);
      act.emit('TP-080', 'destinations-placed', { seat, region, coordinates, hexes });
    }
    act.emit('TP-090', 'truce-begun', {});
  }),
};
