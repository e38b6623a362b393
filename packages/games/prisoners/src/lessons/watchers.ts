// Beginners' mistakes in Take No Prisoners, noticed before they are made. They read what the seat sees.

import type { Choice } from '@quarterdeck/kernel';
import type { Watcher } from '@quarterdeck/kernel/staging';
import {
  attackDiceOf,
  comingDefenses,
  comingDice,
  defensesAt,
  type HexId,
  type Kinds,
  moveOf,
  neighbours,
  type Prisoners,
  reachable,
  returnFireDiceOf,
  type Ship,
  type ShipId,
  shipAt,
  shipOf,
  shipsOf,
  sinkDefenseOf,
  targetAt,
} from '../index.ts';
import { hexName, shipHex } from '../words/names.ts';
import type { CoachKey } from './coach.ts';
import { rollerOf } from './coach-moments.ts';
import { percent } from './figures.ts';

type OurWatcher = Watcher<Kinds, CoachKey>;

const hexesOf = (ships: readonly Ship[]): HexId[] =>
  ships.flatMap(({ hex }) => (hex === null ? [] : [hex]));

/** A rose that this ship could end beside, and that no ship of its owner lies beside yet. */
const roseFor = (g: Prisoners, ship: Ship): HexId | undefined => {
  const { hex } = ship;
  if (hex === null) return undefined;
  const ends = [hex, ...reachable(g, hex, moveOf(g, ship))];
  const held = hexesOf(shipsOf(g, ship.seat));
  const free = g.destinations.filter((one) => {
    const beside = neighbours(g, one.hex);
    return !one.explored && !held.some((each) => beside.includes(each));
  });
  return free.find((one) => neighbours(g, one.hex).some((each) => ends.includes(each)))?.hex;
};

const shipIn = (offer: Choice): ShipId | undefined =>
  'ship' in offer ? (offer.ship as ShipId) : undefined;

const idle: OurWatcher = {
  id: 'idle',
  clauses: ['TP-111', 'TP-120'],
  at: {
    'turn/move': ({ g, offers }, choice) => {
      if (choice.do !== 'pass') return undefined;
      for (const offer of offers) {
        const ship = shipIn(offer);
        const rose = ship === undefined ? undefined : roseFor(g, shipOf(g, ship));
        if (ship !== undefined && rose !== undefined)
          return { key: 'watch.idle', with: { ship: shipHex(g, ship), hex: hexName(g, rose) } };
      }
      return undefined;
    },
  },
};

const unseen: OurWatcher = {
  id: 'unseen',
  clauses: ['TP-121', 'TP-122'],
  at: {
    'turn/explore': ({ g, offers }, choice) => {
      const left = offers.find((offer) => offer.do === 'explore');
      const ship = left === undefined ? undefined : shipIn(left);
      if (choice.do !== 'pass' || left === undefined || ship === undefined) return undefined;
      const hex = 'hex' in left ? hexName(g, left.hex as HexId) : '';
      return { key: 'watch.unseen', with: { ship: shipHex(g, ship), hex } };
    },
  },
};

/** How many dice answer a failed attack on this hex; undefined where none do. */
const answerFrom = (g: Prisoners, hex: HexId): number | undefined => {
  const ship = shipAt(g, hex);
  if (ship !== undefined) return ship.noReturnFire ? undefined : returnFireDiceOf(g, ship);
  if (targetAt(g, hex) !== 'controlledTerritory') return undefined;
  return g.printed.content.targets.controlledTerritory.returnFireDice ?? undefined;
};

/** Less than one chance in three. */
const BRAVE = 33;

const brave: OurWatcher = {
  id: 'brave',
  clauses: ['TP-043', 'TP-184', 'TP-187'],
  at: {
    'turn/engage': ({ g }, choice) => {
      if (choice.do !== 'attack') return undefined;
      const attacker = shipOf(g, choice.ship);
      const { sink, capture } = defensesAt(g, choice.hex);
      const hits = sink ?? capture;
      const back = answerFrom(g, choice.hex);
      if (hits === null || back === undefined) return undefined;
      const dice = attackDiceOf(g, attacker);
      const chance = percent(dice, hits);
      if (chance > BRAVE) return undefined;
      const sinks = sinkDefenseOf(g, attacker);
      return { key: 'watch.brave', with: { hits, dice, percent: chance, back, sinks } };
    },
  },
};

const NEARLY = 1;

const prize: OurWatcher = {
  id: 'prize',
  clauses: ['TP-025', 'TP-281', 'TP-283'],
  at: {
    'engagement/fate': ({ g, offers }, choice) => {
      const ship = g.engagement?.targetShip ?? null;
      if (choice.do !== 'sink' || ship === null) return undefined;
      const { level } = shipOf(g, ship);
      const top = g.printed.levels.length - 1;
      const isCapturable = offers.some((offer) => offer.do === 'capture');
      if (!isCapturable || level < top - NEARLY) return undefined;
      return { key: 'watch.prize', with: { level, top } };
    },
  },
};

const SURE = 95;
/** Cards that do more than make this roll hit. */
const OTHER_USES: readonly string[] = ['countermand', 'boarding-hooks', 'clap-in-irons'];

const sure: OurWatcher = {
  id: 'sure',
  clauses: ['TP-213', 'TP-218'],
  at: {
    'engagement/maneuvers': ({ g, seat }, choice) => {
      if (choice.do !== 'play' || rollerOf(g) !== seat) return undefined;
      if (OTHER_USES.includes(choice.maneuver)) return undefined;
      const { sink, capture } = comingDefenses(g);
      const need = sink ?? capture;
      const chance = need === null ? 0 : percent(comingDice(g), need);
      return chance < SURE ? undefined : { key: 'watch.sure', with: { percent: chance } };
    },
  },
};

export const WATCHERS: readonly OurWatcher[] = [idle, unseen, brave, prize, sure];
