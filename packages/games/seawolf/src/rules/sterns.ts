// Chapter 16, Stern abilities: SW-247 to SW-260

import type { Act, Chapter, Seat } from '@quarterdeck/kernel';
import { decision } from '@quarterdeck/kernel';
import type { ClauseId } from '../clauses.gen.ts';
import type { Draft, Kinds, Seawolf, Ship } from '../model/state.ts';
import type { Direction } from '../pack/components.ts';
import { EXTENSION_TYPES, ORDINARY_GOODS } from '../pack/components.ts';
import type { SternId } from '../pack/ids.gen.ts';
import { addExtension } from './extensions.ts';
import { fromBox } from './hold.ts';
import { shipOf } from './map.ts';
import { checkMissions } from './missions.ts';

/** The moments of the book at which a stern has a say. */
type Stern = {
  readonly clause: ClauseId;
  /** Setup (SW-S22). */
  readonly onStart?: (g: Draft, seat: Seat, act: Act<Kinds>) => void;
  /** Card selection: may stay where it is. */
  readonly mayAnchor?: true;
  /** Movement: rum less for a step. */
  readonly rumLess?: (g: Seawolf, direction: Direction) => number;
  /** Actions: rum for a good, in place of the tile action. */
  readonly rumForGood?: (g: Seawolf) => number;
  /** Before the first battle: may stay out of all of them. */
  readonly mayKeepPeace?: (ship: Ship) => boolean;
  /** Battle: on equal hits with the pirate, and with a captain. */
  readonly thalersOnDraw?: (g: Seawolf) => number;
  readonly lootOnTie?: (g: Seawolf) => number;
  /** Scoring. */
  readonly thalersAtEnd?: (g: Seawolf, ship: Ship) => number;
};

const effects = (g: Seawolf) => g.printed.content.sterns;

export const STERNS: { readonly [S in SternId]: Stern } = {
  gadgeteer: {
    clause: 'SW-247',
    onStart: (_, seat, act) => act.next('sterns/choose-extension', { seat }),
  },
  hoocher: {
    clause: 'SW-249',
    onStart: (_, seat, act) => act.next('sterns/choose-cargo', { seat }),
  },
  canisterMaster: { clause: 'SW-250', onStart: mountCannon },
  lucky: {
    clause: 'SW-251',
    thalersOnDraw: (g) => effects(g).lucky.effect.thalersFromPirate,
    lootOnTie: (g) => effects(g).lucky.effect.lootFromEachTied,
  },
  peacemaker: {
    clause: 'SW-252',
    // SW-053
    onStart: (g, seat) => {
      shipOf(g, seat).peacemakerMarker = true;
    },
    mayKeepPeace: (ship) => ship.peacemakerMarker,
    thalersAtEnd: (g, ship) =>
      ship.peacemakerMarker ? effects(g).peacemaker.effect.thalersUnused : 0,
  },
  southerner: {
    clause: 'SW-253',
    rumLess: (g, direction) => {
      const { effect } = effects(g).southerner;
      return direction === effect.direction ? effect.rumLess : 0;
    },
  },
  strategist: { clause: 'SW-255', mayAnchor: true },
  marketeer: {
    clause: 'SW-258',
    rumForGood: (g) => effects(g).marketeer.effect.rumGained,
  },
  stickyFingers: { clause: 'SW-260', onStart: takeThalers },
};

export const sternOf = (g: Seawolf, seat: Seat): Stern => STERNS[shipOf(g, seat).stern];

/** SW-250: from the supply, on the base of the bow. */
function mountCannon(g: Draft, seat: Seat, act: Act<Kinds>): void {
  const { cannons } = effects(g).canisterMaster.effect;
  g.cannons -= cannons;
  shipOf(g, seat).cannons += cannons;
  act.emit('SW-250', 'cannon-taken', { seat });
  checkMissions(g, 'setup', seat, act);
}

function takeThalers(g: Draft, seat: Seat, act: Act<Kinds>): void {
  const { thalers } = effects(g).stickyFingers.effect;
  shipOf(g, seat).thalers += thalers;
  act.emit('SW-260', 'thalers-gained', { seat, thalers });
}

export const sterns: Chapter<Kinds, 'sterns'> = {
  'sterns/choose-extension': decision({
    seat: (_, { seat }) => seat,
    choices: (_, __, offer) => {
      for (const type of EXTENSION_TYPES) offer({ do: 'extend', type });
    },
    answer: (g, { seat }, { type }, act) => {
      const { value } = effects(g).gadgeteer.effect;
      addExtension(g, seat, { type, value, thalers: 0 }, 'SW-247', act);
    },
  }),

  // SW-S23: these are the totals at the start. SW-S24: no cocoa is in the box.
  'sterns/choose-cargo': decision({
    seat: (_, { seat }) => seat,
    choices: (g, _, offer, deny) => {
      offer({ do: 'rum-alone' });
      for (const good of ORDINARY_GOODS) {
        if (g.box[good] > 0) offer({ do: 'rum-and-good', good });
        else deny({ do: 'rum-and-good', good }, 'SW-249');
      }
    },
    answer: (g, { seat }, choice, act) => {
      const ship = shipOf(g, seat);
      const { rumAlone, rumWithGood } = effects(g).hoocher.effect;
      const good = choice.do === 'rum-alone' ? null : choice.good;
      ship.rum = good === null ? rumAlone : rumWithGood;
      if (good !== null) fromBox(g, ship, good);
      act.emit('SW-249', 'cargo-stocked', { seat, rum: ship.rum, good });
    },
  }),
};
