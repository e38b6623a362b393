// Beginners' mistakes in Dead Man’s Doubloons, noticed before they are made. They read what the seat sees.

import { at } from '@quarterdeck/kernel';
import type { Watcher } from '@quarterdeck/kernel/staging';
import {
  type CardId,
  type Doubloons,
  isGhost,
  isLegendary,
  type Kinds,
  locationOf,
  regionAhead,
  type Ship,
  type ShipId,
  shipOf,
} from '../index.ts';
import { actionName, pirate } from '../words/names.ts';
import type { CoachKey } from './coach.ts';

type OurWatcher = Watcher<Kinds, CoachKey>;
type Action = Doubloons['printed']['cards'][number]['actions'][number];

const actionsOf = (g: Doubloons, card: CardId): readonly Action[] =>
  at(g.printed.cards, card).actions;

const shows = (g: Doubloons, cards: readonly CardId[], icon: string): boolean =>
  cards.some((card) => actionsOf(g, card).some(({ type }) => type === icon));

const order: OurWatcher = {
  id: 'order',
  clauses: ['DD-114'],
  at: {
    'round/program': ({ g }, choice) => {
      if (choice.do !== 'program') return undefined;
      for (const [place, card] of choice.cards.entries())
        for (const { type, prereq } of actionsOf(g, card)) {
          if (type !== 'board' || prereq?.kind !== 'own') continue;
          const earlier = choice.cards.slice(0, place);
          if (!shows(g, earlier, prereq.icon))
            return { key: 'watch.order', with: { icon: actionName(prereq.icon) } };
        }
      return undefined;
    },
  },
};

/** The card that this ship is executing. */
const activeCard = ({ faceUp, executed }: Ship): CardId | undefined => faceUp[executed];

/** The waters that this attack could hit: from High Water a Forward Attack reaches one farther. */
const struck = (g: Doubloons, ship: Ship, action: string) => {
  if (ship.region === null) return [];
  if (action === 'attackBroadsides') return [ship.region];
  if (action !== 'attackForward') return undefined;
  const { region, facing } = ship;
  return [1, 2].map((by) => regionAhead(g, region, facing, by));
};

const empty: OurWatcher = {
  id: 'empty',
  clauses: ['DD-010', 'DD-099', 'DD-100'],
  at: {
    'turn/act': ({ g, f }, choice) => {
      if (choice.do !== 'perform') return undefined;
      const waters = struck(g, shipOf(g, f.ship), choice.action);
      if (waters === undefined) return undefined;
      const isHit = g.ships.some(
        (other) =>
          other.ship !== f.ship &&
          !isGhost(other) &&
          other.region !== null &&
          waters.includes(other.region),
      );
      return isHit ? undefined : { key: 'watch.empty' };
    },
  },
};

/** Rivals who would walk along, where there is still a way to walk. */
const followersOf = (g: Doubloons, ship: ShipId, symbol: string): readonly Ship[] =>
  g.ships.filter(
    ({ ship: other, location, fragments }) =>
      other !== ship &&
      location !== null &&
      locationOf(g, location).next.length > 0 &&
      fragments.some((one) => one === symbol),
  );

const company: OurWatcher = {
  id: 'company',
  clauses: ['DD-078', 'DD-080'],
  at: {
    'advance/type': ({ g, f }, choice) => {
      if (choice.do !== 'advance') return undefined;
      const along = followersOf(g, f.ship, choice.symbol);
      const fewest = Math.min(
        ...shipOf(g, f.ship).fragments.map((one) => followersOf(g, f.ship, one).length),
      );
      if (along.length <= fewest) return undefined;
      const who = { list: along.map(({ ship }) => pirate(g, ship)) };
      return { key: 'watch.company', with: { who, count: along.length } };
    },
  },
};

/** What this ship would take off the island, if the round ended with this many more tokens for it. */
const shareOf = (g: Doubloons, mine: ShipId, more: number): number => {
  const holders = g.ships
    .map(({ ship, pillage }) => ({ ship, tokens: pillage + (ship === mine ? more : 0) }))
    .filter(({ tokens }) => tokens > 0);
  let island = g.island;
  for (const tokens of [...new Set(holders.map((one) => one.tokens))].sort((a, b) => b - a)) {
    const tied = holders.filter((one) => one.tokens === tokens);
    const each = Math.min(tokens, Math.floor(island / tied.length));
    if (tied.some(({ ship }) => ship === mine)) return each;
    if (each < tokens) return 0;
    island -= each * tied.length;
  }
  return 0;
};

const nothing: OurWatcher = {
  id: 'nothing',
  clauses: ['DD-195', 'DD-196', 'DD-197'],
  at: {
    'turn/act': ({ g, f }, choice) => {
      if (choice.do !== 'perform' || choice.action !== 'pillage') return undefined;
      const card = activeCard(shipOf(g, f.ship));
      const plus =
        card === undefined
          ? 0
          : (actionsOf(g, card).find(({ type }) => type === 'pillage')?.plus ?? 0);
      const others = g.ships.filter(({ ship, pillage }) => ship !== f.ship && pillage > 0);
      if (others.length === 0 || shareOf(g, f.ship, 1 + plus) > 0) return undefined;
      return { key: 'watch.nothing', with: { doubloons: g.island } };
    },
  },
};

/** One broadside and a little more sink it. */
const LOW_HULL = 2;

const wreck: OurWatcher = {
  id: 'wreck',
  clauses: ['DD-214', 'DD-221'],
  at: {
    'turn/act': ({ g, f, offers }, choice) => {
      const { hull, controller } = shipOf(g, f.ship);
      const canRepair = offers.some((offer) => 'action' in offer && offer.action === 'repair');
      if (choice.do !== 'perform' || choice.action === 'repair' || !canRepair) return undefined;
      if (isLegendary({ controller }) || isGhost({ hull }) || hull > LOW_HULL) return undefined;
      return { key: 'watch.wreck', with: { hull } };
    },
  },
};

export const WATCHERS: readonly OurWatcher[] = [order, empty, company, nothing, wreck];
