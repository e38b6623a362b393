import { at, byId } from '@quarterdeck/kernel';
import type { Measures } from '@quarterdeck/kernel/say';
import { claims } from '@quarterdeck/kernel/say';
import type { Kinds, Tinypirates } from '../model/state.ts';
import type { Merchant } from '../pack/components.ts';
import type { PirateId, SpaceId } from '../pack/fields.ts';
import { mapCardAt } from '../rules/geometry/map-cards.ts';
import { merchantOf } from '../rules/npc-ships.ts';
import { whyNoOrder } from '../rules/orders.ts';
import { movementOf } from '../rules/sailing.ts';
import { marketValue } from '../rules/trading.ts';
import { emptyOnes, wayTo } from '../rules/wheel/wheel.ts';
import { ENGLISH } from './english.ts';
import { placeName, put } from './names.ts';
import { type NearPlace, nearestFor, orderAt } from './order-places.ts';

const cardOf = (g: Tinypirates, merchant: Merchant) =>
  byId(g.printed.merchantCards, merchantOf(g, merchant).card);

/** What the details of this game claim something about. */
export const measures = {
  gold: { of: (g: Tinypirates, pirate: PirateId) => at(g.pirates, pirate).gold },
  crates: { of: (g: Tinypirates, pirate: PirateId) => at(g.pirates, pirate).hold.length },
  damage: { of: (g: Tinypirates, merchant: Merchant) => cardOf(g, merchant).damage },
  pay: { of: (g: Tinypirates, merchant: Merchant) => cardOf(g, merchant).gold },
  /** TE-057: the spaces of the Wheel, up to this stop, that a Deckhand must be placed on. */
  skips: {
    of: (g: Tinypirates, stop: number) => {
      const mat = at(g.pirates, g.turn.pirate);
      return emptyOnes(mat, wayTo(mat, stop)).length;
    },
  },
  /** Whether the Order of that stop could be carried out where the ship lies now (TE-104). */
  here: {
    of: (g: Tinypirates, stop: number) => {
      const { pirate } = g.turn;
      return whyNoOrder(g, pirate, orderAt(g, stop)) === null ? 1 : 0;
    },
  },
  /** The nearest place where it could be, and how many cards away that is; null where there is none. */
  near: {
    of: (g: Tinypirates, stop: number) => nearestFor(g, g.turn.pirate, orderAt(g, stop)),
    it: (g: Tinypirates, near: NearPlace) =>
      put('near', { place: placeName(g, near[0]), count: near[1] }),
  },
  /** TE-113: what the Market there pays for a crate. */
  crateGold: {
    of: (g: Tinypirates, space: SpaceId) => {
      const { market } = mapCardAt(g, space);
      return market === null ? null : marketValue(g, market);
    },
  },
  /** TE-107: how many crates the Settlement there has. */
  settlement: { of: (g: Tinypirates, space: SpaceId) => mapCardAt(g, space).settlement },
  sails: { of: (g: Tinypirates, pirate: PirateId) => movementOf(g, pirate) },
  crossing: {
    event: 'captain-moved',
    of: ({ crossed }: Kinds['events']['captain-moved']) => (crossed ? 1 : 0),
  },
} satisfies Measures<Kinds>;

export const promise = claims<Kinds>()(ENGLISH, measures);
