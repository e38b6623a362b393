import { at, byId } from '@quarterdeck/kernel';
import type { Message, Say } from '@quarterdeck/kernel/say';
import type { Kinds, Tinypirates } from '../model/state.ts';
import type { Post } from '../pack/fields.ts';
import type { CardPrint } from '../pack/printed.ts';
import { wordingsOf } from '../pack/wordings.ts';
import { actionName } from './actions.ts';
import { battleEvents } from './battle-events.ts';
import type { ENGLISH } from './english.ts';
import {
  assignmentName,
  bootyName,
  captainName,
  crateNames,
  crewName,
  crewNames,
  isSolo,
  levelName,
  merchantSubject,
  orderName,
  placeName,
  put,
  shipName,
  tokenName,
  wheelName,
  who,
  whom,
} from './names.ts';

type Events = Say<Kinds, typeof ENGLISH>['event'];
type Part<E extends keyof Events> = Pick<Events, E>;

/** "Rigging"; a Deckhand on the Wheel is told by its space instead. */
const postName = (g: Tinypirates, post: Post): string =>
  post === 'wheel' ? '' : assignmentName(g, post);

const SETUP: Part<
  | 'market-opened'
  | 'crew-revealed'
  | 'captain-card-dealt'
  | 'wheel-laid'
  | 'first-player-drawn'
  | 'navy-placed'
  | 'ship-placed'
  | 'captain-chosen'
  | 'crate-taken'
> = {
  'market-opened': ({ market }, g) =>
    put('event.market-opened', { booty: { list: market.map((booty) => bootyName(g, booty)) } }),
  'crew-revealed': ({ row }, g) => put('event.crew-revealed', { crew: crewNames(g, row) }),
  'captain-card-dealt': ({ pirate, card }, g) =>
    put('event.captain-card-dealt', {
      who: who(g, pirate),
      captains: {
        list: byId(g.printed.captainCards, card).map((captain) => captainName(g, captain)),
      },
    }),
  'wheel-laid': ({ pirate, orders }, g) =>
    put('event.wheel-laid', {
      who: who(g, pirate),
      orders: { list: orders.map((order) => orderName(g, order)) },
    }),
  'first-player-drawn': ({ pirate }, g) =>
    put('event.first-player-drawn', { whom: whom(g, pirate) }),
  'navy-placed': ({ pirate, space }, g) =>
    put('event.navy-placed', { who: who(g, pirate), place: placeName(g, space) }),
  'ship-placed': ({ pirate, space }, g) =>
    put('event.ship-placed', { who: who(g, pirate), place: placeName(g, space) }),
  'captain-chosen': ({ pirate, captain }, g) =>
    put('event.captain-chosen', { who: who(g, pirate), captain: captainName(g, captain) }),
  'crate-taken': ({ pirate, crate }, g) =>
    put('event.crate-taken', { who: who(g, pirate), booty: bootyName(g, crate) }),
};

const WHEEL: Part<
  | 'turn-begun'
  | 'captain-moved'
  | 'space-skipped'
  | 'deckhand-picked-up'
  | 'deckhand-gained'
  | 'deckhand-moved'
  | 'hid-out'
  | 'order-executed'
  | 'order-left'
> = {
  'turn-begun': ({ pirate, round }, g) => put('event.turn-begun', { who: who(g, pirate), round }),
  'captain-moved': ({ pirate, order, crossed }, g) =>
    put(crossed ? 'event.captain-crossed' : 'event.captain-moved', {
      who: who(g, pirate),
      order: orderName(g, order),
    }),
  'space-skipped': ({ pirate, space, from }, g) =>
    put('event.space-skipped', {
      who: who(g, pirate),
      order: wheelName(g, pirate, space),
      from: assignmentName(g, from),
    }),
  'deckhand-picked-up': ({ pirate, space, to }, g) =>
    put('event.picked-up', {
      who: who(g, pirate),
      order: wheelName(g, pirate, space),
      to: assignmentName(g, to),
    }),
  'deckhand-gained': ({ pirate, to }, g) =>
    put('event.deckhand-gained', { who: who(g, pirate), to: assignmentName(g, to) }),
  'deckhand-moved': ({ pirate, from, space, to }, g) =>
    space === null
      ? put('event.deckhand-moved', {
          who: who(g, pirate),
          from: postName(g, from),
          to: assignmentName(g, to),
        })
      : put('event.deckhand-moved-wheel', {
          who: who(g, pirate),
          order: wheelName(g, pirate, space),
          to: assignmentName(g, to),
        }),
  'hid-out': ({ pirate, space }, g) =>
    put('event.hid-out', { who: who(g, pirate), place: placeName(g, space) }),
  'order-executed': ({ pirate, order, space }, g) =>
    put('event.order-executed', {
      who: who(g, pirate),
      order: orderName(g, order),
      place: placeName(g, space),
    }),
  'order-left': ({ pirate, order, possible }, g) => {
    const left = { who: who(g, pirate), order: orderName(g, order) };
    if (possible) return put('event.order-left', left);
    const why = put(isSolo(g, pirate) ? 'idle.solo' : `idle.${order}`);
    return put('event.order-impossible', { ...left, why });
  },
};

const SAILING: Part<
  'ship-sailed' | 'fair-wind-used' | 'calm-water-used' | 'jostled' | 'jostle-spared'
> = {
  'ship-sailed': ({ pirate, from, to, hid }, g) =>
    put(hid ? 'event.left-cove' : 'event.sailed', {
      who: who(g, pirate),
      from: placeName(g, from),
      to: placeName(g, to),
    }),
  'fair-wind-used': ({ pirate, movement }, g) =>
    put('event.fair-wind', { who: who(g, pirate), movement }),
  'calm-water-used': ({ pirate, space }, g) =>
    put('event.calm-water', { who: who(g, pirate), place: placeName(g, space) }),
  jostled: ({ pirate, from, space }, g) =>
    space === null
      ? put('event.jostled', { who: who(g, pirate), from: postName(g, from) })
      : put('event.jostled-wheel', {
          who: who(g, pirate),
          order: wheelName(g, pirate, space),
        }),
  'jostle-spared': ({ pirate }, g) => put('event.jostle-spared', { who: who(g, pirate) }),
};

const CRATES: Part<
  | 'crates-drawn'
  | 'crate-loaded'
  | 'crate-thrown-away'
  | 'crate-replaced'
  | 'crates-sold'
  | 'market-shifted'
  | 'special-trade-made'
  | 'crate-exchanged'
> = {
  'crates-drawn': ({ pirate, crates }, g) =>
    put('event.crates-drawn', { who: who(g, pirate), crates: crateNames(g, crates) }),
  'crate-loaded': ({ pirate, crate }, g) =>
    put('event.crate-loaded', { who: who(g, pirate), booty: bootyName(g, crate) }),
  'crate-thrown-away': ({ pirate, crate }, g) =>
    put('event.crate-thrown-away', { who: who(g, pirate), booty: bootyName(g, crate) }),
  'crate-replaced': ({ pirate, crate, out }, g) =>
    put('event.crate-replaced', {
      who: who(g, pirate),
      booty: bootyName(g, crate),
      out: bootyName(g, out),
    }),
  'crates-sold': ({ pirate, booty, count, gold, space }, g) =>
    put('event.crates-sold', {
      who: who(g, pirate),
      crates: put('crates', { count, booty: bootyName(g, booty) }),
      place: placeName(g, space),
      gold,
    }),
  'market-shifted': ({ booty, market }, g) =>
    put('event.market-shifted', {
      booty: bootyName(g, booty),
      gold: at(g.printed.market, market.indexOf(booty)),
    }),
  'special-trade-made': ({ pirate, crates, gold, space }, g) =>
    put('event.special-trade', {
      who: who(g, pirate),
      crates: crateNames(g, crates),
      place: placeName(g, space),
      gold,
    }),
  'crate-exchanged': ({ pirate, given, taken }, g) =>
    put('event.exchanged', {
      who: who(g, pirate),
      given: bootyName(g, given),
      taken: bootyName(g, taken),
    }),
};

const CARDS: Part<
  | 'row-replaced'
  | 'crew-hired'
  | 'mutinied'
  | 'token-revealed'
  | 'token-kept'
  | 'gold-gained'
  | 'gold-paid'
  | 'sure-fire-gained'
  | 'legend-gained'
  | 'bonus-taken'
  | 'treasure-buried'
> = {
  'row-replaced': ({ pirate, row }, g) =>
    put('event.row-replaced', { who: who(g, pirate), crew: crewNames(g, row) }),
  'crew-hired': ({ pirate, crew, discarded, revealed }, g) => {
    const words = {
      who: who(g, pirate),
      crew: crewName(g, crew),
      revealed: crewName(g, revealed),
    };
    return discarded === null
      ? put('event.crew-hired', words)
      : put('event.crew-hired-for', { ...words, discarded: crewName(g, discarded) });
  },
  mutinied: ({ pirate, captain }, g) =>
    put('event.mutinied', { who: who(g, pirate), captain: captainName(g, captain) }),
  'token-revealed': ({ pirate, space, token }, g) =>
    put('event.token-revealed', {
      who: who(g, pirate),
      place: placeName(g, space),
      token: tokenName(g, token),
    }),
  'token-kept': ({ pirate, token }, g) =>
    put('event.token-kept', { who: who(g, pirate), token: tokenName(g, token) }),
  'gold-gained': ({ pirate, gold, lost }, g) =>
    lost === 0
      ? put('event.gold-gained', { who: who(g, pirate), gold })
      : put('event.gold-gained-lost', { who: who(g, pirate), gold, all: gold + lost }),
  'gold-paid': ({ pirate, gold }, g) => put('event.gold-paid', { who: who(g, pirate), gold }),
  'sure-fire-gained': ({ pirate, lost }, g) =>
    put(lost ? 'event.sure-fire-lost' : 'event.sure-fire-gained', { who: who(g, pirate) }),
  'legend-gained': ({ pirate, level }, g) =>
    put('event.legend-gained', { who: who(g, pirate), level: levelName(g, level) }),
  'bonus-taken': ({ pirate, captain, crew, place }, g) =>
    bonusTaken(g, pirate, captain, crew, place),
  'treasure-buried': ({ pirate, space, cost, buried }, g) =>
    put(isSolo(g, pirate) ? 'event.treasure-buried-solo' : 'event.treasure-buried', {
      who: who(g, pirate),
      place: placeName(g, space),
      cost,
      buried,
    }),
};

type BonusTaken = Kinds['events']['bonus-taken'];

function bonusTaken(
  g: Tinypirates,
  pirate: BonusTaken['pirate'],
  captain: BonusTaken['captain'],
  crew: BonusTaken['crew'],
  place: number,
): Message<'event.bonus-taken'> {
  const taken = (card: string, { actions }: CardPrint): Message<'event.bonus-taken'> =>
    put('event.bonus-taken', {
      who: who(g, pirate),
      card,
      action: actionName(g, at(actions, place), null),
    });
  if (crew !== null) return taken(crewName(g, crew), byId(g.printed.crew, crew));
  if (captain !== null) return taken(captainName(g, captain), byId(g.printed.captains, captain));
  throw new Error('events: a Bonus Action of no card');
}

const SHIP_LINE: Part<
  'npc-sailed' | 'merchant-arrived' | 'extorted' | 'navy-attacked' | 'navy-evaded'
> = {
  'npc-sailed': ({ pirate, ship, from, to }, g) =>
    put('event.npc-sailed', {
      who: who(g, pirate),
      ship: shipName(ship),
      from: placeName(g, from),
      to: placeName(g, to),
    }),
  'merchant-arrived': ({ merchant, space, delivered, crate }, g) =>
    put('event.merchant-arrived', {
      merchant: merchantSubject(merchant),
      place: placeName(g, space),
      delivered: bootyName(g, delivered),
      booty: bootyName(g, crate),
    }),
  extorted: ({ pirate, deckhands }, g) =>
    put('event.extorted', { who: who(g, pirate), count: deckhands }),
  'navy-attacked': ({ pirate, space, deckhands }, g) =>
    put('event.navy-attacked', {
      whom: whom(g, pirate),
      place: placeName(g, space),
      count: deckhands,
    }),
  'navy-evaded': ({ pirate, space }, g) =>
    put('event.navy-evaded', { whom: whom(g, pirate), place: placeName(g, space) }),
};

const END: Part<'turn-ended' | 'end-triggered' | 'game-ended'> = {
  'turn-ended': ({ pirate }, g) => put('event.turn-ended', { who: who(g, pirate) }),
  'end-triggered': ({ pirate }, g) => put('event.end-triggered', { who: who(g, pirate) }),
  'game-ended': () => put('event.game-ended'),
};

const SOLO: Part<
  | 'solo-pirate-drawn'
  | 'solo-rolled'
  | 'loop-advanced'
  | 'crew-joined'
  | 'helm-bonus'
  | 'solo-retreated'
> = {
  'solo-pirate-drawn': ({ helm, legend }, g) =>
    put('event.solo-pirate-drawn', {
      helm: byId(wordingsOf(g).soloHelms, helm).name,
      legend: byId(wordingsOf(g).soloLegends, legend).name,
    }),
  'solo-rolled': ({ die }) => put('event.solo-rolled', { die }),
  'loop-advanced': ({ loop }) => put('event.loop-advanced', { loop }),
  'crew-joined': ({ crew }, g) => put('event.crew-joined', { crew: crewName(g, crew) }),
  'helm-bonus': ({ order }, g) => put('event.helm-bonus', { order: orderName(g, order) }),
  'solo-retreated': ({ to }, g) => put('event.solo-retreated', { place: placeName(g, to) }),
};

export const events: Events = {
  ...SETUP,
  ...WHEEL,
  ...SAILING,
  ...CRATES,
  ...CARDS,
  ...battleEvents,
  ...SHIP_LINE,
  ...END,
  ...SOLO,
};
