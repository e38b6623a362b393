// Places a click on which means something that is denied, wherever the Flagship is.

import type { Target } from '@quarterdeck/board-kit';
import { at, type PlayOf, type Seat } from '@quarterdeck/kernel';
import {
  type Ahoy,
  allSpaces,
  type CardId,
  flagshipSpace,
  isIsland,
  type Kinds,
  matOf,
  printedSlot,
  regionOf,
  type SlotState,
  type SpaceId,
  type Suit,
  suitOf,
  terrainOf,
} from '../../index.ts';
import { cardTarget, dieTarget, slotTarget, spaceTarget } from '../../words/targets.ts';
import type { AhoyScene } from '../scene.ts';

const spacesWhere = (g: Ahoy, isMeant: (space: SpaceId) => boolean): readonly Target[] =>
  allSpaces(g)
    .filter(isMeant)
    .map((space) => spaceTarget(g, space));

const everywhere = (g: Ahoy): readonly Target[] => spacesWhere(g, () => true);

const islandsOf = (g: Ahoy, suits: readonly Suit[]): readonly Target[] =>
  spacesWhere(g, (space) => isIsland(g, space) && suits.includes(suitOf(g, regionOf(g, space))));

const slotsWhere = (g: Ahoy, me: Seat, isMeant: (state: SlotState) => boolean): readonly Target[] =>
  matOf(g, me)
    .slots.filter(isMeant)
    .map(({ slot }) => slotTarget(slot));

/** A denial that names no more than what is done: its fields are missing. */
const isWholeKind = (choice: PlayOf<Kinds>): boolean => Object.keys(choice).length === 1;

type Far = (g: Ahoy, me: Seat) => readonly Target[];

/** What else it means, where a whole kind of choice is denied. */
const WHOLE_KIND: { readonly [D in PlayOf<Kinds>['do']]?: Far } = {
  // AH-036: who has no die left for this turn sails nowhere, either.
  place: (g, me) => [
    ...slotsWhere(g, me, () => true),
    ...matOf(g, me).dice.map(dieTarget),
    ...everywhere(g),
  ],
  // AH-092
  stay: everywhere,
  'harbor-repair': (g, me) => [
    ...slotsWhere(g, me, ({ damaged }) => damaged),
    ...spacesWhere(g, (space) => terrainOf(g, space) === 'harbor'),
  ],
  'harbor-load': (g, me) =>
    slotsWhere(g, me, ({ slot }) => printedSlot(g, slot).action === 'cannons'),
  'place-comrades': (g, me) =>
    g.union.seat === me ? spacesWhere(g, (space) => isIsland(g, space)) : [],
};

/** AH-204, AH-206: Islands where the cards would be taken or given. */
const tradedAt = (g: Ahoy, what: 'smuggle' | 'deliver', cards: readonly CardId[]) =>
  islandsOf(
    g,
    cards.map((card) => {
      const { suit, cargo } = at(g.printed.cards, card);
      return what === 'smuggle' ? suit : cargo.deliver;
    }),
  );

const traded = (g: Ahoy, me: Seat, choice: PlayOf<Kinds>): readonly Target[] | undefined => {
  if (choice.do !== 'smuggle' && choice.do !== 'deliver') return undefined;
  if (!isWholeKind(choice)) return tradedAt(g, choice.do, [choice.card]);
  const cargo = g.smugglers.find(({ seat }) => seat === me)?.cargo ?? [];
  const cards = choice.do === 'smuggle' ? g.market : cargo;
  // AH-163: at an Island a Stronghold forbids it, there and nowhere else.
  const far = isIsland(g, flagshipSpace(g, me)) ? [] : tradedAt(g, choice.do, cards);
  return [...cards.map(cardTarget), ...far];
};

export const deniedElsewhere = (
  { view: { state: g }, me }: AhoyScene,
  choice: PlayOf<Kinds>,
): readonly Target[] => {
  if (me === undefined) return [];
  const cards = traded(g, me, choice);
  if (cards !== undefined) return cards;
  return isWholeKind(choice) ? (WHOLE_KIND[choice.do]?.(g, me) ?? []) : [];
};
