import { seatsOf } from '@quarterdeck/kernel';
import {
  deniedOf,
  isOffered,
  offersOf,
  refuses,
  script,
  whyNot,
} from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import type { Card } from '../../src/pack/components.ts';
import {
  ADA,
  BO,
  CY,
  DEE,
  extension,
  kindsOf,
  LAGOON,
  LISBON,
  type Position,
  position,
  sail,
  told,
  wolf,
} from '../positions.ts';

/** The start of a round, up to the first question. */
const round = (ships: Position['ships'] = {}, state: Position['state'] = {}) =>
  sail({ ships, state, step: 'round/begin', data: {} });

/** Card selection, with the turns of all four captains after it. */
const selection = (ships: Position['ships'] = {}, state: Position['state'] = {}) =>
  position({
    ships,
    state,
    step: 'orders/choose',
    data: {},
    under: [ADA, BO, CY, DEE].map((seat) => ({ step: 'turn/begin' as const, data: { seat } })),
  });

const lay = (by: number, ...cards: readonly Card[]) => ({ by, do: 'lay' as const, cards });
const NORTH_FOR_ALL = [ADA, BO, CY, DEE].map((seat) => lay(seat, 'north'));
const SAIL = [extension('extraSail', 4)];
const laidBy = (match: ReturnType<typeof position>, seat: number): string[] =>
  offersOf(wolf, match, seat).map((choice) => ('cards' in choice ? choice.cards.join('+') : '?'));

describe('Card selection', () => {
  it('SW-086 everyone with rum chooses, and nothing is shown before all have chosen', () => {
    const match = selection({ [CY]: { rum: 0 } });

    const before = wolf.asked(match);
    const events = script(wolf, match, [lay(ADA, 'north'), lay(DEE, 'east')]);
    const last = script(wolf, match, [lay(BO, 'west')]);

    expect(before.map(({ seat }) => seat)).toEqual([ADA, BO, DEE]);
    expect(events).toEqual([]);
    expect(kindsOf(last).slice(0, 2)).toEqual(['orders-laid', 'orders-shown']);
  });

  it('SW-087 exactly one direction card is chosen; no card at all is refused', () => {
    const match = selection();

    expect(laidBy(match, ADA)).toEqual(['north', 'east', 'south', 'west']);
    expect(refuses(wolf, match, ADA, { do: 'lay', cards: [] }).clause).toBe('SW-087');
  });

  it('SW-088 a captain who begins the round without rum plays no card and drifts', () => {
    const { match } = round({ [ADA]: { rum: 0, tile: LAGOON } });

    const refusal = refuses(wolf, match, ADA, { do: 'lay', cards: ['north'] });
    const events = script(wolf, match, [lay(BO, 'north'), lay(CY, 'north'), lay(DEE, 'north')]);

    expect(refusal.code).toBe('not-asked');
    expect(told(events, 'mutinied')).toEqual([{ seat: ADA, cause: 'no-rum', rum: 0 }]);
    expect(told(events, 'drifted')).toMatchObject([{ seat: ADA, from: LAGOON, to: LISBON }]);
  });

  it('SW-089 who drifted last round and has no rum may give 2 goods for 1 rum', () => {
    const { match } = round({ [ADA]: { rum: 0, drifted: true, tea: 1, wine: 1 } });

    const events = script(wolf, match, [{ do: 'exchange', goods: ['wine', 'tea'] }]);

    expect(told(events, 'emergency-rum')).toEqual([{ seat: ADA, goods: ['wine', 'tea'], rum: 1 }]);
    expect(match.state.ships[ADA]).toMatchObject({ rum: 1, tea: 0, wine: 0 });
    expect(match.state.box).toMatchObject({ tea: 8, wine: 8 });
  });

  it('SW-089 goods that are not aboard cannot be given, and one good is not enough', () => {
    const { match } = round({ [ADA]: { rum: 0, drifted: true, tea: 2 } });
    const alone = round({ [ADA]: { rum: 0, drifted: true, tea: 1 } });

    expect(offersOf(wolf, match, ADA)).toEqual([
      { do: 'decline' },
      { do: 'exchange', goods: ['tea', 'tea'] },
    ]);
    expect(whyNot(wolf, match, { do: 'exchange', goods: ['cotton', 'tea'] }, ADA)).toBe('SW-089');
    expect(wolf.asked(alone.match)[0]?.step).toBe('orders/choose');
  });

  it('SW-090 a cocoa counts as one good in that exchange', () => {
    const { match } = round({ [ADA]: { rum: 0, drifted: true, cocoa: 1, cotton: 1 } });
    const alone = round({ [ADA]: { rum: 0, drifted: true, cocoa: 1 } });

    expect(offersOf(wolf, match, ADA)).toEqual([
      { do: 'decline' },
      { do: 'exchange', goods: ['cotton', 'cocoa'] },
    ]);
    expect(wolf.asked(alone.match)[0]?.step).toBe('orders/choose');
  });

  it('SW-091 with the exchange a captain chooses like everyone else', () => {
    const { match } = round({ [ADA]: { rum: 0, drifted: true, tea: 2 } });

    script(wolf, match, [{ do: 'exchange', goods: ['tea', 'tea'] }]);

    expect(wolf.asked(match).map(({ seat }) => seat)).toContain(ADA);
  });

  it('SW-091 without the exchange the ship drifts again', () => {
    const { match } = round({ [ADA]: { rum: 0, drifted: true, tea: 2, tile: LAGOON } });

    const events = script(wolf, match, [
      { do: 'decline' },
      lay(BO, 'north'),
      lay(CY, 'north'),
      lay(DEE, 'north'),
    ]);

    expect(told(events, 'drifted')).toMatchObject([{ seat: ADA, from: LAGOON, to: LISBON }]);
  });

  it('SW-092 who has no rum but did not drift cannot make the exchange', () => {
    const { match } = round({ [ADA]: { rum: 0, drifted: false, tea: 2 } });

    expect(wolf.asked(match).map(({ seat, step }) => [seat, step])).toEqual([
      [BO, 'orders/choose'],
      [CY, 'orders/choose'],
      [DEE, 'orders/choose'],
    ]);
  });

  it('SW-093 with an extra sail two cards may be chosen, in the order of the steps', () => {
    const match = selection({ [ADA]: { extensions: SAIL } });

    expect(laidBy(match, ADA)).toContain('east+south');
    expect(laidBy(match, ADA)).toContain('south+east');
    expect(laidBy(match, ADA)).not.toContain('east+east');
  });

  it('SW-094 two steps the same way are that card with 2x, in whatever order', () => {
    const match = selection({ [ADA]: { extensions: SAIL, tile: LAGOON, rum: 2 } });

    const events = script(wolf, match, [lay(ADA, 'east', '2x'), ...NORTH_FOR_ALL.slice(1)]);

    expect(laidBy(match, BO)).not.toContain('2x+east');
    expect(told(events, 'sailed').map(({ direction }) => direction)).toEqual(['east', 'east']);
  });

  it('SW-095 the owner of an extra sail may still choose one card', () => {
    const match = selection({ [ADA]: { extensions: SAIL } });

    expect(laidBy(match, ADA)).toEqual(expect.arrayContaining(['north', 'east', 'south', 'west']));
  });

  it('SW-096 without an extra sail two cards are refused', () => {
    const match = selection();

    expect(refuses(wolf, match, ADA, { do: 'lay', cards: ['north', 'east'] }).clause).toBe(
      'SW-096',
    );
    expect(refuses(wolf, match, ADA, { do: 'lay', cards: ['north', '2x'] }).clause).toBe('SW-096');
  });

  it('SW-097 a Strategist may choose 2x alone, to stay at anchor', () => {
    const match = selection({ [ADA]: { stern: 'strategist', tile: LAGOON } });

    const events = script(wolf, match, [lay(ADA, '2x'), ...NORTH_FOR_ALL.slice(1)]);

    expect(told(events, 'anchor-dropped')).toEqual([{ seat: ADA, tile: LAGOON }]);
  });

  it('SW-098 nobody else may choose 2x alone, not even with an extra sail', () => {
    const match = selection({ [BO]: { extensions: SAIL } });

    expect(refuses(wolf, match, ADA, { do: 'lay', cards: ['2x'] }).clause).toBe('SW-098');
    expect(refuses(wolf, match, BO, { do: 'lay', cards: ['2x'] }).clause).toBe('SW-098');
  });

  it('SW-099 SW-S37 cards that cannot be paid may be chosen; a mutiny follows', () => {
    const match = selection({ [ADA]: { rum: 1 } });

    const events = script(wolf, match, [lay(ADA, 'south'), ...NORTH_FOR_ALL.slice(1)]);

    expect(told(events, 'mutinied')).toEqual([{ seat: ADA, cause: 'unpaid', rum: 1 }]);
  });

  it('SW-100 the wind of the coming turns is known when cards are chosen', () => {
    const match = selection({}, { wind: 'west' });

    expect(wolf.view(match, 'spectator').state.wind).toBe('west');
    expect(wolf.asked(match)).toHaveLength(4);
  });

  it('SW-101 SW-S38 until all have chosen, others see only who has', () => {
    const match = selection({ [ADA]: { extensions: SAIL } });
    const other = wolf.clone(match);

    script(wolf, match, [lay(ADA, 'north')]);
    script(wolf, other, [lay(ADA, 'east', 'south')]);

    for (const viewer of [BO, CY, DEE, 'spectator'] as const) {
      const seen = wolf.toWire(wolf.view(match, viewer as never));
      expect(seen).toEqual(wolf.toWire(wolf.view(other, viewer as never)));
      expect(seen.given).toEqual(['?', null, null, null]);
    }
  });

  it('SW-101 SW-S38 once all have chosen the number of cards is public, the cards are not', () => {
    const match = selection({ [BO]: { extensions: SAIL, stern: 'strategist' }, [CY]: {} });

    const events = script(wolf, match, [
      lay(ADA, 'north'),
      lay(BO, 'east', 'south'),
      lay(CY, 'west'),
      lay(DEE, 'south'),
    ]);

    const table = wolf.view(match, 'spectator').state;
    expect(told(events, 'orders-laid')).toEqual([{ counts: [1, 2, 1, 1] }]);
    expect(table.ships.map(({ orders }) => orders)).toEqual([['north'], ['?', '?'], ['?'], ['?']]);
    expect(wolf.view(match, seatsOf(4)[BO] ?? 'spectator').state.ships[BO]?.orders).toEqual([
      'east',
      'south',
    ]);
  });

  it('SW-S38 a single 2x card looks like any single card', () => {
    const ships = { [BO]: { stern: 'strategist' as const } };
    const anchored = selection(ships);
    const sailing = selection(ships);

    script(wolf, anchored, [lay(BO, '2x'), ...NORTH_FOR_ALL.filter(({ by }) => by !== BO)]);
    script(wolf, sailing, [lay(BO, 'south'), ...NORTH_FOR_ALL.filter(({ by }) => by !== BO)]);

    expect(wolf.toWire(wolf.view(anchored, 'spectator'))).toEqual(
      wolf.toWire(wolf.view(sailing, 'spectator')),
    );
  });

  it('SW-102 SW-S36 at the end of the own turn all cards are in hand again', () => {
    const match = selection({ [ADA]: { extensions: SAIL } });

    script(wolf, match, [lay(ADA, 'north', '2x'), ...NORTH_FOR_ALL.slice(1), { do: 'end' }]);

    expect(match.state.ships[ADA]).toMatchObject({ orders: [], ordersShown: false });
  });

  it('SW-309 SW-S110 after the exchange every option of the ship is open, anchoring too', () => {
    const { match } = round({
      [ADA]: { rum: 0, drifted: true, tea: 2, stern: 'strategist', extensions: SAIL },
    });

    script(wolf, match, [{ do: 'exchange', goods: ['tea', 'tea'] }]);

    expect(laidBy(match, ADA)).toEqual(expect.arrayContaining(['2x', 'north+2x', 'east+south']));
  });

  it('SW-S31 exchanges are made openly, one after another, clockwise from the first player', () => {
    const stranded = { rum: 0, drifted: true, tea: 2 };
    const { match } = round({ [ADA]: stranded, [CY]: stranded }, { first: BO });

    const order = [wolf.asked(match)[0]?.seat];
    const events = script(wolf, match, [{ do: 'exchange', goods: ['tea', 'tea'] }]);
    order.push(wolf.asked(match)[0]?.seat);

    expect(order).toEqual([CY, ADA]);
    expect(wolf.see(events, 'spectator')).toEqual(events);
  });

  it('SW-S32 the exchange is made once a round', () => {
    const { match } = round({ [ADA]: { rum: 0, drifted: true, tea: 4 } });

    script(wolf, match, [{ do: 'exchange', goods: ['tea', 'tea'] }]);

    expect(wolf.asked(match).map(({ step }) => step)).toEqual(new Array(4).fill('orders/choose'));
  });

  it('SW-S33 rum gained and lost again since the drift makes no difference', () => {
    const { match } = round({ [ADA]: { rum: 0, drifted: true, battledPirate: true, tea: 2 } });

    expect(wolf.asked(match)).toEqual([{ seat: ADA, step: 'orders/emergency' }]);
  });

  it('SW-S34 the exchange does not save the no-mutiny mission', () => {
    const missions: Position['state'] = {
      missions: { 0: { mission: 'no-mutiny', markers: [ADA, BO, CY, DEE] } },
    };

    const { match, events } = round({ [ADA]: { rum: 0, drifted: true, tea: 2 } }, missions);

    expect(told(events, 'mission-lost')).toEqual([{ seat: ADA, mission: 'no-mutiny' }]);
    expect(wolf.asked(match)).toEqual([{ seat: ADA, step: 'orders/emergency' }]);
  });

  it('SW-S35 a mutiny of either kind counts as having drifted', () => {
    const match = selection({ [ADA]: { rum: 1 }, [BO]: { rum: 0 } });

    script(wolf, match, [
      lay(ADA, 'south'),
      lay(CY, 'north'),
      lay(DEE, 'north'),
      { do: 'end' },
      { do: 'end' },
    ]);

    expect(match.state.ships.map(({ drifted }) => drifted)).toEqual([true, true, false, false]);
  });

  it('SW-S39 an order may be changed until the last one is in, and nobody can tell', () => {
    const changed = selection({ [ADA]: { extensions: SAIL } });
    const kept = selection({ [ADA]: { extensions: SAIL } });

    script(wolf, changed, [lay(ADA, 'north'), lay(ADA, 'east', 'south')]);
    script(wolf, kept, [lay(ADA, 'east', 'south')]);
    const seen = wolf.toWire(wolf.view(changed, 'spectator'));
    const untouched = wolf.toWire(wolf.view(kept, 'spectator'));
    const events = script(wolf, changed, NORTH_FOR_ALL.slice(1));

    expect(seen).toEqual(untouched);
    expect(told(events, 'orders-shown')[0]?.cards).toEqual(['east', 'south']);
    expect(refuses(wolf, changed, BO, { do: 'lay', cards: ['west'] }).code).toBe('not-asked');
  });

  it('SW-S40 only an anchoring of the round before counts, and a drift in between resets it', () => {
    const ships = { [ADA]: { stern: 'strategist' as const, anchored: true, tile: LAGOON } };
    const anchored = selection(ships);
    const drifting = selection({ [ADA]: { ...ships[ADA], rum: 0 } });

    script(wolf, drifting, NORTH_FOR_ALL.slice(1));

    expect(whyNot(wolf, anchored, { do: 'lay', cards: ['2x'] }, ADA)).toBe('SW-256');
    expect(drifting.state.ships[ADA]).toMatchObject({ anchored: false, drifted: true });
  });

  it('SW-S40 two steps there and back count as moving', () => {
    const match = selection({ [ADA]: { stern: 'strategist', extensions: SAIL, tile: LAGOON } });

    script(wolf, match, [lay(ADA, 'east', 'west'), ...NORTH_FOR_ALL.slice(1)]);

    expect(match.state.ships[ADA]).toMatchObject({ tile: LAGOON, anchored: false });
  });

  it('SW-S41 where nobody has rum card selection is skipped and all drift in turn', () => {
    const dry = { rum: 0, tile: LAGOON };
    const { match, events } = round({ [ADA]: dry, [BO]: dry, [CY]: dry, [DEE]: dry });

    const more = script(wolf, match, [{ do: 'end' }, { do: 'end' }, { do: 'end' }]);

    expect(kindsOf(events)).not.toContain('orders-laid');
    expect(told([...events, ...more], 'drifted').map(({ seat }) => seat)).toEqual([
      ADA,
      BO,
      CY,
      DEE,
    ]);
  });

  it("SW-086 nobody lays orders for another's ship, nor cards that do not exist", () => {
    const match = selection({ [BO]: { rum: 0 } });

    expect(refuses(wolf, match, BO, { do: 'lay', cards: ['north'] }).code).toBe('not-asked');
    expect(refuses(wolf, match, ADA, { do: 'lay', cards: ['up'] }).code).toBe('not-offered');
    expect(deniedOf(wolf, match, ADA).length).toBeGreaterThan(0);
    expect(isOffered(wolf, match, { do: 'lay', cards: ['north'] }, ADA)).toBe(true);
  });
});
