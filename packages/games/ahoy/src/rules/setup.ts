// Chapter 2, Setup: AH-012 to AH-034, AH-S15 to AH-S19

import type { Act, Chapter, Seat, SetupInput } from '@quarterdeck/kernel';
import { at, auto, decision, idsOf, seatsOf } from '@quarterdeck/kernel';
import type { Ahoy, Draft, Figure, Kinds, MatDraft } from '../model/state.ts';
import { type Faction, POWERS, SUITS } from '../pack/components.ts';
import type { FigureId } from '../pack/fields.ts';
import type { CardId, Printed, SpaceId } from '../pack/printed.ts';
import { gainReady, placeNew } from './comrades.ts';
import { flagshipOf, flagshipSpace, inSupply, placeFigure, squadronSeat } from './fleet.ts';
import { allSpaces, isIsland, islandOf, regionOf, regionsOf } from './geometry/map.ts';

/** AH-012, AH-013: by seat, clockwise. */
function factionsFor(printed: Printed, seats: number): readonly Faction[] {
  if (seats === 2 || seats === 3 || seats === 4) return printed.seatings[seats];
  throw new Error(`Ahoy is for 2 to 4 players, not for ${seats}`);
}

export function setupGame({ seats, printed }: SetupInput<Kinds>, act: Act<Kinds>): Draft {
  const factions = factionsFor(printed, seats);
  const players = seatsOf(seats);
  const union = at(players, factions.indexOf('mollusk'));
  const smugglers = players.filter((seat) => at(factions, seat).startsWith('smuggler'));
  const { plans } = printed.content.amounts.mollusk;
  // AH-031
  const planDeck = shuffled(
    printed.plans.map(({ id }) => id),
    act,
  );
  const hand = planDeck.splice(planDeck.length - plans);
  queueOpening(smugglers, union, act);
  const g: Draft = {
    printed,
    round: 0,
    // AH-034
    first: at(players, factions.indexOf('bluefin')),
    mats: players.map((seat) => newMat(printed, seat, at(factions, seat), act)),
    union: { seat: union, ready: 0, discarded: [], inPlay: [], hand },
    smugglers: smugglers.map((seat) => newSmuggler(printed, seat, act)),
    figures: allFigures(printed, factions, players),
    ...layMap(printed, act),
    ...layMarket(printed, seats, act),
    turn: null,
    voyages: [],
    entries: [],
    battles: [],
    anchorages: [],
    ordered: printed.rulings < 2 ? null : [],
    conceded: null,
    over: false,
    planDeck,
  };
  tellDeal(g, act);
  return g;
}

/** In the order of the book, whatever the order in which it was drawn. */
function tellDeal({ mats, regions, box, market, union }: Draft, act: Act<Kinds>): void {
  for (const { seat, faction } of mats) act.emit('AH-013', 'faction-taken', { seat, faction });
  act.emit('AH-016', 'map-laid', { tiles: regions.map(({ tile }) => tile) });
  for (const card of box) act.emit('AH-019', 'card-boxed', { seat: null, card }); // AH-020
  act.emit('AH-021', 'market-refilled', { cards: [...market] });
  for (const { seat, dice } of mats) act.emit('AH-023', 'dice-rolled', { seat, dice: [...dice] });
  const { seat, hand } = union;
  act.emit('AH-031', 'plans-drawn', { seat, count: hand.length, plans: [...hand] });
}

/** AH-025: later factions see earlier placements. */
function queueOpening(smugglers: readonly Seat[], union: Seat, act: Act<Kinds>): void {
  act.next('setup/squadron', {});
  for (const seat of smugglers) if (seat < union) act.next('setup/smuggler', { seat });
  act.next('setup/union', {});
  for (const seat of smugglers) if (seat > union) act.next('setup/smuggler', { seat });
  act.next('round/begin', {});
  act.next('scoring/end', {});
}

/** AH-022 to AH-024 */
function newMat(printed: Printed, seat: Seat, faction: Faction, act: Act<Kinds>): MatDraft {
  const { dice, gold } = printed.content.factions[faction];
  const { sides } = printed.content.amounts.dice.action;
  return {
    seat,
    faction,
    gold,
    fame: 0,
    dice: Array.from({ length: dice }, () => act.roll(sides)),
    setAside: [],
    beside: [],
    slots: printed.boards[faction].slots.map((slot) => ({ slot, die: null, damaged: false })),
    crew: [],
  };
}

/** AH-028, AH-029, AH-S19 */
function newSmuggler(printed: Printed, seat: Seat, act: Act<Kinds>): Draft['smugglers'][number] {
  return {
    seat,
    cargo: [],
    white: printed.rewardStart,
    black: printed.rewardStart,
    pledges: shuffled(POWERS, act).map((power) => ({ seat, shown: false, cards: [], power })),
  };
}

/** AH-026, AH-027, AH-030: all figures of the factions in play, none of them on the map yet. */
function allFigures(
  printed: Printed,
  factions: readonly Faction[],
  players: readonly Seat[],
): Draft['figures'] {
  const { figures } = printed.content;
  const kinds: Omit<Figure, 'figure'>[] = [];
  for (const seat of players) {
    kinds.push({ seat, kind: 'flagship', space: null });
    const faction = at(factions, seat);
    if (faction === 'bluefin')
      for (const kind of ['patrol', 'stronghold'] as const)
        for (let n = 0; n < figures[kind].count; n++) kinds.push({ seat, kind, space: null });
    if (faction === 'mollusk')
      for (const kind of ['cutter', 'gunship'] as const) kinds.push({ seat, kind, space: null });
  }
  const ids = idsOf<FigureId>(kinds);
  return kinds.map(({ seat, kind, space }, index) => ({
    figure: at(ids, index),
    seat,
    kind,
    space,
  }));
}

/** AH-015 to AH-018, AH-S15 */
function layMap(
  printed: Printed,
  act: Act<Kinds>,
): Pick<Draft, 'regions' | 'tileStack' | 'boxedTile'> {
  const tileStack = shuffled(
    printed.tiles.map(({ id }) => id),
    act,
  );
  const boxedTile = tileStack.shift();
  if (boxedTile === undefined) throw new Error('there are no tiles');
  const { first, second } = printed.content.setupMap;
  const wealth = printed.content.amounts.dice.wealth.start;
  const regions: Draft['regions'] = [];
  for (const { x, y, turn } of [first, second]) {
    const tile = tileStack.pop();
    if (tile !== undefined) regions.push({ tile, x, y, turn, wealth, comrades: 0 });
  }
  return { regions, tileStack, boxedTile };
}

/** AH-019 to AH-021 */
function layMarket(
  printed: Printed,
  seats: number,
  act: Act<Kinds>,
): Pick<Draft, 'market' | 'marketDeck' | 'box'> {
  const box: CardId[] = [];
  const { marketRemovedPerSuit } = printed.content.seatings[SEATINGS[seats] ?? '4'];
  for (const suit of SUITS) {
    const ofSuit = printed.cards.filter((card) => card.suit === suit).map(({ id }) => id);
    box.push(...shuffled(ofSuit, act).slice(0, marketRemovedPerSuit));
  }
  const marketDeck = shuffled(
    printed.cards.map(({ id }) => id).filter((id) => !box.includes(id)),
    act,
  );
  const row = marketDeck.length - printed.content.amounts.limits.market;
  return { market: marketDeck.splice(row), marketDeck, box };
}
const SEATINGS: { readonly [seats: number]: '2' | '3' | '4' } = { 2: '2', 3: '3', 4: '4' };

function shuffled<T>(items: readonly T[], act: Act<Kinds>): T[] {
  const mixed = [...items];
  act.shuffle(mixed);
  return mixed;
}

const islands = (g: Ahoy): SpaceId[] => regionsOf(g).map((region) => islandOf(g, region));

export const setup: Chapter<Kinds, 'setup'> = {
  // AH-026
  'setup/squadron': decision({
    seat: squadronSeat,
    choices: (g, _, offer, deny) => {
      for (const space of allSpaces(g)) {
        if (isIsland(g, space)) offer({ do: 'place', space });
        else deny({ do: 'place', space }, 'AH-026');
      }
    },
    answer: (g, _, { space }, act) => {
      placeFigure(g, flagshipOf(g, squadronSeat(g)), space, 'AH-026', act);
      for (let n = 0; n < g.printed.content.amounts.bluefin.patrols; n++) {
        const patrol = inSupply(g, 'patrol');
        if (patrol !== undefined) placeFigure(g, patrol, space, 'AH-026', act);
      }
    },
  }),

  // AH-027, AH-033
  'setup/smuggler': decision({
    seat: (_, { seat }) => seat,
    choices: (g, _, offer, deny) => {
      for (const space of allSpaces(g)) {
        if (isIsland(g, space)) deny({ do: 'place', space }, 'AH-027');
        else offer({ do: 'place', space });
      }
    },
    answer: (g, { seat }, { space }, act) =>
      placeFigure(g, flagshipOf(g, seat), space, 'AH-027', act),
  }),

  // AH-030, AH-032
  'setup/union': auto((g, _, act) => {
    const { comradesOnIsland, ready } = g.printed.content.amounts.mollusk;
    const taken = flagshipSpace(g, squadronSeat(g));
    const island = islands(g).find((space) => space !== taken);
    if (island === undefined) throw new Error('no Island is left for the Union');
    placeFigure(g, flagshipOf(g, g.union.seat), island, 'AH-030', act);
    placeNew(g, regionOf(g, island), comradesOnIsland, 'AH-030', act);
    gainReady(g, ready, 'AH-032', act);
  }),
};
