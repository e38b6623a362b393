// Beginners' mistakes in Ahoy, noticed before they are made. They read what the seat sees.

import { at, type Seat } from '@quarterdeck/kernel';
import type { CoachEyes, Watcher } from '@quarterdeck/kernel/staging';
import {
  type Ahoy,
  cellBeyond,
  type FigureId,
  figureOf,
  foesIn,
  isLoaded,
  type Kinds,
  matOf,
  neighbourOf,
  printedSlot,
  regionsOf,
  type SlotId,
  type SpaceId,
  spaceAt,
  suitOf,
  terrainOf,
} from '../index.ts';
import { figureSubject, suitName } from '../words/names.ts';
import type { CoachKey } from './coach.ts';

type OurWatcher = Watcher<Kinds, CoachKey>;

/** Whether a die place of this seat that takes this number alone is still open. */
const hasOwnPlace = (g: Ahoy, seat: Seat, number: number): boolean =>
  matOf(g, seat).slots.some(({ slot, die, damaged }) => {
    const { accepts } = printedSlot(g, slot);
    return die === null && !damaged && accepts.kind === 'exact' && accepts.value === number;
  });

/** A place where the number of the die does not matter. */
const takesAnything = (g: Ahoy, slot: SlotId): boolean => {
  const { accepts, action } = printedSlot(g, slot);
  return accepts.kind === 'any' && (action === 'sail' || action === 'deploy');
};

const special: OurWatcher = {
  id: 'special',
  clauses: ['AH-051'],
  at: {
    'turn/act': ({ g, seat }, choice) => {
      if (choice.do !== 'place' || choice.value !== choice.die) return undefined;
      if (!takesAnything(g, choice.slot) || !hasOwnPlace(g, seat, choice.die)) return undefined;
      const isSpare = (die: number): boolean => die !== choice.die && !hasOwnPlace(g, seat, die);
      if (!matOf(g, seat).dice.some(isSpare)) return undefined;
      return { key: 'watch.special', with: { number: choice.die } };
    },
  },
};

const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;

/** Whether a ship on this space could step off the map. */
const isAtEdge = (g: Ahoy, space: SpaceId): boolean =>
  DIRECTIONS.some((direction) => {
    const { x, y } = cellBeyond(g, space, direction);
    return neighbourOf(g, space, direction) === undefined && spaceAt(g, x, y) === undefined;
  });

const hasting: OurWatcher = {
  id: 'explore',
  clauses: ['AH-073'],
  at: {
    'moving/step': ({ g, offers }, choice) => {
      if (choice.do !== 'explore' || (g.voyages.at(-1)?.left ?? 0) < 2) return undefined;
      const onward = offers.some(
        (offer) => 'space' in offer && offer.do === 'move' && isAtEdge(g, offer.space as SpaceId),
      );
      return onward ? { key: 'watch.explore' } : undefined;
    },
  },
};

/** The Flagship of this seat that is moving, if it is one. */
const movingFlagship = (g: Ahoy, seat: Seat): FigureId | undefined => {
  const voyage = g.voyages.at(-1);
  if (voyage === undefined) return undefined;
  const { kind, seat: owner } = figureOf(g, voyage.figure);
  return kind === 'flagship' && owner === seat ? voyage.figure : undefined;
};

const avoids = (g: Ahoy, seat: Seat): boolean =>
  matOf(g, seat).crew.some((card) => at(g.printed.cards, card).crew === 'pilot');

type Moves = CoachEyes<Kinds, 'moving/step'> | CoachEyes<Kinds, 'moving/land'>;

const intoWreckage = ({ g, seat }: Moves, space: SpaceId) => {
  if (movingFlagship(g, seat) === undefined || avoids(g, seat)) return undefined;
  return terrainOf(g, space) === 'wreckage' ? ({ key: 'watch.wreckage' } as const) : undefined;
};

const wreckage: OurWatcher = {
  id: 'wreckage',
  clauses: ['AH-104', 'AH-136'],
  at: {
    'moving/step': (eyes, choice) =>
      choice.do === 'move' ? intoWreckage(eyes, choice.space) : undefined,
    'moving/land': (eyes, choice) =>
      choice.do === 'move' ? intoWreckage(eyes, choice.space) : undefined,
  },
};

const intoGuns = ({ g, seat }: Moves, space: SpaceId) => {
  const voyage = g.voyages.at(-1);
  if (voyage === undefined || voyage.peaceful) return undefined;
  const { figure } = voyage;
  if (figureOf(g, figure).seat !== seat || isLoaded(g, figure)) return undefined;
  const [foe] = foesIn(g, figure, space, []);
  return foe === undefined
    ? undefined
    : ({ key: 'watch.unloaded', with: { who: figureSubject(g, foe) } } as const);
};

const unloaded: OurWatcher = {
  id: 'unloaded',
  clauses: ['AH-110', 'AH-111'],
  at: {
    'moving/step': (eyes, choice) =>
      choice.do === 'move' ? intoGuns(eyes, choice.space) : undefined,
    'moving/land': (eyes, choice) =>
      choice.do === 'move' ? intoGuns(eyes, choice.space) : undefined,
  },
};

const unwanted: OurWatcher = {
  id: 'unwanted',
  clauses: ['AH-206'],
  at: {
    'turn/act': ({ g }, choice) => {
      if (choice.do !== 'smuggle') return undefined;
      const { deliver } = at(g.printed.cards, choice.card).cargo;
      if (regionsOf(g).some((region) => suitOf(g, region) === deliver)) return undefined;
      return { key: 'watch.unwanted', with: { suit: suitName(deliver) } };
    },
  },
};

export const WATCHERS: readonly OurWatcher[] = [special, hasting, wreckage, unloaded, unwanted];
