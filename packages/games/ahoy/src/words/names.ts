import type { Seat } from '@quarterdeck/kernel';
import { at } from '@quarterdeck/kernel';
import type { Message, Param } from '@quarterdeck/kernel/say';
import { messages } from '@quarterdeck/kernel/say';
import type { Ahoy } from '../model/state.ts';
import type { Action, Direction, Faction, Power, Suit, Victory } from '../pack/components.ts';
import type { FigureId } from '../pack/fields.ts';
import {
  boardOf,
  type CardId,
  type PlanId,
  type RegionId,
  type RewardId,
  type Slot,
  type SlotId,
  type SpaceId,
  type TileId,
} from '../pack/printed.ts';
import { wordingsOf } from '../pack/wordings.ts';
import { cellName } from '../rules/geometry/cell-name.ts';
import { cellOf, isIsland, regionOf, terrainOf, tileOf } from '../rules/geometry/map.ts';
import { ENGLISH } from './english.ts';

export const put = messages(ENGLISH);

export const player = (seat: Seat): Param => ({ seat });

export const gold = (count: number): Message => put('gold', { count });
export const fame = (count: number): Message => put('fame', { count });
export const comrades = (count: number): Message => put('comrades', { count });
export const readyComrades = (count: number): Message => put('ready', { count });

export const directionName = (direction: Direction): Message => put(`direction.${direction}`);
export const suitName = (suit: Suit): Message => put(`suit.${suit}`);
export const powerName = (power: Power): Message => put(`power.${power}`);

export const factionName = (g: Ahoy, faction: Faction): string =>
  wordingsOf(g).factions[faction].name;
export const tileName = (g: Ahoy, tile: TileId): string => at(wordingsOf(g).regionTiles, tile).name;
export const regionName = (g: Ahoy, region: RegionId): string => tileName(g, tileOf(g, region).id);

/** "the Fish A Island", "open water L21": no two spaces are called alike. */
export function spaceName(g: Ahoy, space: SpaceId): Message {
  const region = regionName(g, regionOf(g, space));
  if (isIsland(g, space)) return put('space.island', { region });
  const terrain = terrainOf(g, space);
  return put(`space.${terrain}`, { region, cell: cellName(cellOf(g, space)) });
}

/** A figure inside a sentence: "a Patrol", "Ada's Flagship". */
export function figureName(g: Ahoy, figure: FigureId): Message {
  const { seat, kind } = at(g.figures, figure);
  return put(`figure.${kind}`, { seat: player(seat) });
}

/** The same where a sentence begins. */
export function figureSubject(g: Ahoy, figure: FigureId): Message {
  const { seat, kind } = at(g.figures, figure);
  return put(`subject.${kind}`, { seat: player(seat) });
}

/** A name; a number behind it where there are two such cards. */
function numbered<T>(all: readonly T[], one: T, nameOf: (each: T) => string): string {
  const name = nameOf(one);
  const alike = all.filter((each) => nameOf(each) === name);
  return alike.length > 1 ? `${name} ${alike.indexOf(one) + 1}` : name;
}

/** As printed: two cards may have the same. */
export const crewName = (g: Ahoy, card: CardId): string =>
  wordingsOf(g).crew[at(g.printed.cards, card).crew].name;
export const cardName = (g: Ahoy, card: CardId): string =>
  numbered(g.printed.cards, at(g.printed.cards, card), ({ id }) => crewName(g, id));
export const cardList = (g: Ahoy, cards: readonly CardId[]): Param => ({
  list: cards.map((card) => crewName(g, card)),
});
export const crewText = (g: Ahoy, card: CardId): string =>
  wordingsOf(g).crew[at(g.printed.cards, card).crew].text;
export const cargoName = (g: Ahoy, card: CardId): string =>
  at(wordingsOf(g).market, card).cargo.name;

/** As printed: two plans may have the same. */
export const planTitle = (g: Ahoy, plan: PlanId): string =>
  wordingsOf(g).plans.kinds[at(g.printed.plans, plan).kind].name;
export const planName = (g: Ahoy, plan: PlanId): string =>
  numbered(g.printed.plans, at(g.printed.plans, plan), ({ id }) => planTitle(g, id));
export const planText = (g: Ahoy, plan: PlanId): string =>
  wordingsOf(g).plans.kinds[at(g.printed.plans, plan).kind].text;

/** Values are named where an action or a ship has slots for several. */
export function slotName(g: Ahoy, slot: SlotId): Message {
  const printed = at(g.printed.slots, slot);
  const { accepts, card, on, ship } = printed;
  if (card !== null) {
    const name = cardName(g, card);
    return on === 'cost' ? put('slot.cost', { name }) : put('slot.plain', { name });
  }
  if (ship !== null) {
    const { name } = wordingsOf(g).plans.kinds[ship];
    return accepts.kind === 'exact'
      ? put('slot.ship-value', { name, value: accepts.value })
      : put('slot.ship', { name });
  }
  const name = actionName(g, printed);
  return accepts.kind === 'exact' && likeActions(g, printed) > 1
    ? put('slot.value', { name, value: accepts.value })
    : put('slot.plain', { name });
}

const likeActions = (g: Ahoy, { faction, action }: Slot): number =>
  faction === null || action === null ? 0 : g.printed.boards[faction].slotsOf[action].length;

function actionName(g: Ahoy, { faction, action }: Slot): string {
  if (faction === null || action === null) throw new Error('a slot without an action');
  const actions: { readonly [name: string]: { readonly name: string } | undefined } =
    wordingsOf(g).boards[boardOf(faction)].actions;
  return actions[action]?.name ?? '';
}

/** The printed name and words of an action on the board of a seat. */
export function actionPrint(
  g: Ahoy,
  seat: Seat,
  action: Action,
): { readonly name: string; readonly text: string } {
  const actions: Partial<Record<Action, { readonly name: string; readonly text: string }>> =
    wordingsOf(g).boards[boardOf(at(g.mats, seat).faction)].actions;
  return actions[action] ?? { name: '', text: '' };
}

/** The figures of an action on the board of a seat, and which board that is. */
export function actionFigures(
  g: Ahoy,
  seat: Seat,
  action: Action,
): {
  readonly board: ReturnType<typeof boardOf>;
  readonly figures: Readonly<Record<string, number>>;
} {
  const board = boardOf(at(g.mats, seat).faction);
  const actions: Partial<Record<Action, { readonly effect: object }>> =
    g.printed.content.boards[board].actions;
  return { board, figures: { ...actions[action]?.effect } };
}

export function actionText(g: Ahoy, { faction, action }: Slot): string | undefined {
  if (faction === null || action === null) return undefined;
  const actions: { readonly [name: string]: { readonly text: string } | undefined } =
    wordingsOf(g).boards[boardOf(faction)].actions;
  return actions[action]?.text;
}

export function victoryText(g: Ahoy, seat: Seat, victory: Victory): string {
  const board = boardOf(at(g.mats, seat).faction);
  const texts: { readonly [name: string]: { readonly text: string } | undefined } =
    wordingsOf(g).boards[board].victories;
  return texts[victory]?.text ?? '';
}

export const rewardText = (g: Ahoy, reward: RewardId): string =>
  wordingsOf(g).rewards.kinds[at(g.printed.rewards, reward)].text;

/** Rows and columns from 1, as a grid is read. */
export const placeOnGrid = (g: Ahoy, reward: RewardId): { row: number; column: number } => ({
  row: Math.floor(reward / g.printed.rewardCols) + 1,
  column: (reward % g.printed.rewardCols) + 1,
});

const TURNS = ['0', '1', '2', '3'] as const;
export const turnName = (turn: number): Message => put(`turned.${at(TURNS, turn)}`);

/** "2, 2 and 5" */
export const diceList = (dice: readonly number[]): Param => ({ list: dice.map(String) });
