// Chapter 2, Setup: TE-018 to TE-048, TE-298 to TE-306

import type { Act, Chapter, Seat, SetupInput } from '@quarterdeck/kernel';
import { at, auto, byId, decision, idsOf, seatsOf } from '@quarterdeck/kernel';
import { FIRST_PLAYERS, type TinypiratesOptions } from '../model/options.ts';
import type { Draft, Kinds, PirateDraft } from '../model/state.ts';
import { BOOTY, MERCHANTS } from '../pack/components.ts';
import type { PirateId } from '../pack/fields.ts';
import { type CaptainCard, MAP_CARDS, type MerchantCard } from '../pack/ids.gen.ts';
import type { TinyPiratesFacts } from '../pack/pack-shape.ts';
import type { Printed } from '../pack/printed.ts';
import { drawCrate, takeCrate } from './bag.ts';
import { answersFor, inTurnOrder, isCoveFree, pirateOf } from './fleet.ts';
import { coves } from './geometry/map-cards.ts';

/** TE-028 */
const standing = ({ assignments }: TinyPiratesFacts['helmMat']): PirateDraft['deckhands'] => ({
  rigging: assignments.rigging.startDeckhands,
  cannons: assignments.cannons.startDeckhands,
  extort: assignments.extort.startDeckhands,
  repair: assignments.repair.startDeckhands,
});

/** TE-020 to TE-028; without a Captain Card it is the Solo Pirate (TE-301 to TE-304). */
function newPirate(
  { content }: Printed,
  pirate: PirateId,
  seat: Seat | null,
  captainCard: CaptainCard | null,
  act: Act<Kinds>,
): PirateDraft {
  const { helmMat, legendMat, soloSetup } = content;
  const { rigging, cannons, extort, repair } =
    seat === null ? soloSetup.deckhands : standing(helmMat);
  const tokens = [...helmMat.orderTokens]; // TE-026
  act.shuffle(tokens);
  return {
    pirate,
    seat,
    space: null,
    hiding: false,
    gold: seat === null ? soloSetup.gold : legendMat.goldTrack.start,
    hold: [],
    sureFire: 0, // TE-044
    legend: legendMat.startLevel,
    bloodied: false,
    captainCard,
    captain: null,
    crew: [],
    tokens: [],
    orders: ['hideOut', ...tokens],
    captainAt: helmMat.wheel.captainStart,
    wheel: helmMat.wheel.spaces.map(() => false),
    deckhands: { rigging, cannons, extort, repair },
    waiting: seat !== null, // TE-025, TE-302
  };
}

function newPirates(printed: Printed, seats: number, act: Act<Kinds>): PirateDraft[] {
  const cards = [...printed.ids.captainCard]; // TE-S25
  act.shuffle(cards);
  const ids = idsOf<PirateId>(cards);
  const pirates = seatsOf(seats).map((seat) =>
    newPirate(printed, at(ids, seat), seat, at(cards, seat), act),
  );
  if (seats === 1) pirates.push(newPirate(printed, at(ids, 1), null, null, act));
  return pirates;
}

/** TE-018, TE-019 */
function laySea(printed: Printed, act: Act<Kinds>): Pick<Draft, 'sea' | 'box'> {
  const cards = [...MAP_CARDS];
  act.shuffle(cards);
  const box = [...printed.searchTokens];
  act.shuffle(box);
  const sea = cards.map((card) => {
    const token = box.pop();
    if (token === undefined) throw new Error('setup: fewer Search Tokens than Map Cards');
    return { card, searched: false, treasure: null, token };
  });
  return { sea, box };
}

/** TE-035: from the bottom to the top. */
function stackMerchants({ merchantStacks }: Printed, act: Act<Kinds>): MerchantCard[] {
  const deck: MerchantCard[] = [];
  for (const cards of [...merchantStacks].reverse()) {
    const stack = [...cards];
    act.shuffle(stack);
    deck.push(...stack);
  }
  return deck;
}

const topOf = <T>(deck: T[]): T => {
  const card = deck.pop();
  if (card === undefined) throw new Error('setup: a deck is too small');
  return card;
};

/** TE-022, TE-029, TE-030, TE-033, TE-034, TE-S23, TE-S24 */
function openTrade(
  printed: Printed,
  act: Act<Kinds>,
): Pick<Draft, 'bag' | 'market' | 'merchants' | 'merchantDeck'> {
  const market = [...BOOTY];
  act.shuffle(market);
  const { sugarcane, rum, coffee, gunpowder } = printed.crates;
  const bag = { sugarcane, rum, coffee, gunpowder };
  for (const booty of market) takeCrate({ bag }, booty); // TE-031
  const merchantDeck = stackMerchants(printed, act);
  const merchants = MERCHANTS.map((merchant) => {
    const { space, target } = printed.merchantStarts[merchant];
    const crate = drawCrate({ bag }, act);
    return { merchant, space, target, crate, card: topOf(merchantDeck) }; // TE-036, TE-S10
  });
  return { bag, market, merchants, merchantDeck };
}

const playersOf = (pirates: readonly PirateDraft[]): PirateDraft[] =>
  pirates.filter(({ seat }) => seat !== null);

/** TE-S22 */
const firstByName = (
  pirates: readonly PirateDraft[],
  { firstPlayer }: TinypiratesOptions,
): PirateDraft | undefined => playersOf(pirates)[FIRST_PLAYERS.indexOf(firstPlayer) - 1];

/** TE-039, TE-306 */
const chooseFirst = (
  pirates: readonly PirateDraft[],
  options: TinypiratesOptions,
  act: Act<Kinds>,
): PirateId => (firstByName(pirates, options) ?? act.pick(playersOf(pirates))).pirate;

/** Everything up to the first choice is settled here; what follows is queued. */
export function setupGame({ seats, options, printed }: SetupInput<Kinds>, act: Act<Kinds>): Draft {
  const pirates = newPirates(printed, seats, act);
  const { sea, box } = laySea(printed, act);
  const { bag, market, merchants, merchantDeck } = openTrade(printed, act);
  const crewDeck = [...printed.ids.crew]; // TE-038
  act.shuffle(crewDeck);
  const crewRow = Array.from({ length: printed.limits.crewRow }, () => topOf(crewDeck));
  const first = chooseFirst(pirates, options, act);
  const solo = seats === 1 ? drawSoloPirate(printed, act) : null;
  const g: Draft = {
    printed,
    turn: {
      round: 0,
      pirate: first,
      step: 'setup',
      crossed: false,
      rowReplaced: false,
      extorted: 0,
    },
    pirates,
    firstPlayer: first,
    solo,
    sea,
    merchants,
    navy: null,
    bag,
    market,
    crewRow,
    sunkCards: [],
    loading: [],
    battle: null,
    bonus: null,
    endedBy: null,
    over: false,
    crewDeck,
    merchantDeck,
    box,
  };
  tellDeal(g, options, act);
  queueOpening(g, act);
  return g;
}

/** In the order of the book, whatever the order in which it was drawn. */
function tellDeal(g: Draft, options: TinypiratesOptions, act: Act<Kinds>): void {
  const { pirates, market, merchants, crewRow, solo } = g;
  for (const { pirate, captainCard: card } of pirates)
    if (card !== null) act.emit('TE-020', 'captain-card-dealt', { pirate, card });
  if (solo !== null)
    act.emit('TE-299', 'solo-pirate-drawn', { helm: solo.helm, legend: solo.legend });
  for (const { pirate, seat, orders } of pirates)
    act.emit(seat === null ? 'TE-301' : 'TE-026', 'wheel-laid', { pirate, orders: [...orders] });
  act.emit('TE-029', 'market-opened', { market: [...market] });
  for (const { merchant, crate } of merchants)
    if (crate !== null) act.emit('TE-034', 'merchant-loaded', { merchant, crate });
  act.emit('TE-038', 'crew-revealed', { row: [...crewRow] });
  // Alone, or named by the host, nobody was drawn.
  if (solo === null && firstByName(pirates, options) === undefined)
    act.emit('TE-039', 'first-player-drawn', { pirate: g.firstPlayer });
}

/** TE-299: one of sixteen pairs, with the printed pack. */
const drawSoloPirate = ({ content, ids }: Printed, act: Act<Kinds>): Draft['solo'] => ({
  helm: act.pick(ids.soloHelm),
  legend: act.pick(ids.soloLegend),
  loop: content.soloSetup.loopStart,
  die: null,
});

/** TE-040 to TE-045; alone in another order (TE-305, TE-378). */
function queueOpening(g: Draft, act: Act<Kinds>): void {
  const players = inTurnOrder(g).filter(({ seat }) => seat !== null);
  const { firstPlayer: pirate } = g;
  if (g.solo === null) act.next('setup/navy', { pirate });
  for (const each of players) act.next('setup/ship', { pirate: each.pirate });
  if (g.solo !== null) {
    act.next('setup/navy', { pirate });
    act.next('solo/place', {});
  }
  for (const each of players) act.next('setup/captain', { pirate: each.pirate });
  act.next('setup/crates', {});
  act.next('turn/begin', { pirate });
}

export const setup: Chapter<Kinds, 'setup'> = {
  'setup/navy': decision({
    seat: (g, { pirate }) => answersFor(g, pirate),
    choices: (g, _, offer) => {
      for (const space of g.printed.navyStarts) offer({ do: 'navy', space });
    },
    answer: (g, { pirate }, { space }, act) => {
      g.navy = space;
      act.emit('TE-040', 'navy-placed', { pirate, space });
    },
  }),

  // TE-041, TE-042; TE-S100: placing is not sailing.
  'setup/ship': decision({
    seat: (g, { pirate }) => answersFor(g, pirate),
    choices: (g, { pirate }, offer, deny) => {
      for (const space of coves(g)) {
        const choice = { do: 'cove', space } as const;
        if (isCoveFree(g, space, pirate)) offer(choice);
        else deny(choice, 'TE-041');
      }
    },
    answer: (g, { pirate }, { space }, act) => {
      const ship = pirateOf(g, pirate);
      ship.space = space;
      ship.hiding = true;
      act.emit('TE-041', 'ship-placed', { pirate, space });
    },
  }),

  // TE-043, TE-S26
  'setup/captain': decision({
    seat: (g, { pirate }) => answersFor(g, pirate),
    choices: (g, { pirate }, offer) => {
      const { captainCard } = pirateOf(g, pirate);
      if (captainCard === null) throw new Error('setup/captain: asked without a Captain Card');
      for (const captain of byId(g.printed.captainCards, captainCard))
        offer({ do: 'captain', captain });
    },
    answer: (g, { pirate }, { captain }, act) => {
      pirateOf(g, pirate).captain = captain;
      act.emit('TE-043', 'captain-chosen', { pirate, captain });
    },
  }),

  // TE-045 to TE-048, TE-306
  'setup/crates': auto((g, _, act) => {
    const { values, startingValueByTurnOrder } = g.printed.content.market;
    inTurnOrder(g).forEach(({ pirate }, place) => {
      const spot = values.indexOf(at(startingValueByTurnOrder, place));
      const crate = takeCrate(g, at(g.market, spot));
      pirateOf(g, pirate).hold.push(crate);
      act.emit('TE-045', 'crate-taken', { pirate, crate });
    });
  }),
};
