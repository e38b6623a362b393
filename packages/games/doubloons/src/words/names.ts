import type { Seat } from '@quarterdeck/kernel';
import { at, byId, seatsOf } from '@quarterdeck/kernel';
import type { KeyOf, Message, Param } from '@quarterdeck/kernel/say';
import { messages } from '@quarterdeck/kernel/say';
import type { Doubloons } from '../model/state.ts';
import type { Action, Colour, FragmentSymbol, MapTile } from '../pack/components.ts';
import type { ShipId } from '../pack/fields.ts';
import type { BoardEffect, Captain, Jewel, Landmark, Relic, WaterTile } from '../pack/ids.gen.ts';
import type { Card, CardAction, CardId, LocationId, Move, RegionId } from '../pack/printed.ts';
import { wordingsOf } from '../pack/wordings.ts';
import { isLegendary, shipOf } from '../rules/fleet.ts';
import { boardEffectOf } from '../rules/modules/steal-ship.ts';
import { ENGLISH } from './english.ts';

export const put = messages(ENGLISH);
type Printing = Pick<Doubloons, 'printed'>;
type Words = Message<KeyOf<typeof ENGLISH>>;

/** Who sat there when the game began: captains are chosen then. */
export const firstOwner = (g: Doubloons, ship: ShipId): Param => ({
  seat: at(seatsOf(g.ships.length), ship),
});
export const player = (seat: Seat): Param => ({ seat });

export const captainName = (g: Doubloons, captain: Captain): string =>
  wordingsOf(g).captains[captain].name;

/** Where ships can be stolen, one is called by its captain, whoever commands it just then. */
function nameOf(g: Doubloons, ship: ShipId, legendary: Message): Param {
  const { captain, controller } = shipOf(g, ship);
  if (isLegendary({ controller })) return legendary;
  return captain === null || !g.modules.stealShip ? firstOwner(g, ship) : captainName(g, captain);
}
/** A ship is called by who plays it. */
export const pirate = (g: Doubloons, ship: ShipId): Param => nameOf(g, ship, put('legendary'));
/** The same where a sentence begins. */
export const subject = (g: Doubloons, ship: ShipId): Param =>
  nameOf(g, ship, put('legendary.subject'));
export const isOwn = (g: Doubloons, ship: ShipId, seat: Seat): boolean =>
  shipOf(g, ship).controller === seat;

export const doubloons = (count: number): Message => put('doubloons', { count });
export const tokens = (count: number): Message => put('tokens', { count });

/** A sheet as it lies on the table, whatever the position. */
type Sheet = Pick<Doubloons, 'board' | 'printed'>;
export const regionName = (g: Sheet, region: RegionId): string =>
  at(wordingsOf(g).islands[g.board].regions, region).name;
export const locationName = (g: Sheet, location: LocationId): string =>
  at(wordingsOf(g).islands[g.board].locations, location).name;
export const colourName = (g: Doubloons, colour: Colour): string =>
  wordingsOf(g).colours[colour].name;
export const landmarkName = (g: Doubloons, landmark: Landmark): string =>
  byId(wordingsOf(g).landmarks, landmark).name;
export const landmarkText = (g: Doubloons, landmark: Landmark): string =>
  byId(wordingsOf(g).landmarks, landmark).text;
export const waterName = (g: Doubloons, tile: WaterTile): string =>
  byId(wordingsOf(g).waterTiles, tile).name;
export const tileAt = (g: Doubloons, region: RegionId): WaterTile => at(g.regions, region).tile;

export const symbolName = (g: Printing, symbol: FragmentSymbol): string =>
  wordingsOf(g).symbols[symbol].name;
export const fragment = (g: Printing, symbol: FragmentSymbol): Message =>
  put('fragment', { symbol: symbolName(g, symbol) });
export const mapTileName = (g: Doubloons, tile: MapTile): string =>
  wordingsOf(g).mapTiles[tile].name;
export const jewelName = (jewel: Jewel): Message => put(`jewel.${jewel}`);
export function relicName(g: Printing, relic: Relic): Message {
  const { kind, symbol } = wordingsOf(g).relics[relic];
  return put(`relic.${kind}`, { symbol: symbolName(g, symbol) });
}

/** The action's own name, without what is printed beside it. */
export const actionName = (action: Action): Words => put(`action.${action}`);

/** "Forward +1": where there is little room. */
function shortAction({ type, plus }: CardAction): Words {
  const name =
    type === 'attackForward' || type === 'attackBroadsides'
      ? put(`short.${type}`)
      : actionName(type);
  return plus > 0 ? put('action.plus', { action: name, plus }) : name;
}

/** What a Board takes, with the modules in play. */
export function stolen(
  g: { readonly modules: Pick<Doubloons['modules'], 'stealShip'> },
  effect: BoardEffect,
  amount: number,
): Words {
  const read = boardEffectOf(g, effect);
  return read === 'stealCrew' ? put('effect.crew', { count: amount }) : put(`effect.${read}`);
}

/** "needs Repair on a face-up card of the target" */
export const needed = ({ prereq }: CardAction): Words | undefined =>
  prereq === null ? undefined : put(`needs.${prereq.kind}`, { icon: actionName(prereq.icon) });

/** An action as its button says it: "Board: steal a jewel". */
export function actionLabel(g: Doubloons, action: CardAction): Words {
  const { type, plus, gainCrew, effect, amount } = action;
  if (effect !== null) return put('action.board-to', { effect: stolen(g, effect, amount) });
  if (gainCrew > 0) return put('action.hunt-crew');
  return plus > 0 ? put('action.plus', { action: actionName(type), plus }) : actionName(type);
}

/** "Board (steal a jewel; needs Repair on a face-up card of the target)" */
function printedAction(g: Doubloons, action: CardAction): Words {
  const { effect, amount } = action;
  if (effect === null) return actionLabel(g, action);
  const words = stolen(g, effect, amount);
  const needs = needed(action);
  return needs === undefined
    ? put('action.board-for', { effect: words })
    : put('action.board-needs', { effect: words, needs });
}

const moveName = ({ icon, required }: Move): Message =>
  put(required ? `must.${icon}` : `may.${icon}`);

function cardWords(g: Doubloons, { actions, movement }: Card): Message {
  const [one, other] = actions.map((action) => printedAction(g, action)) as [Message, Message];
  const [moves, more] = movement.map(moveName);
  if (moves === undefined) return put('card.still', { one, other });
  return more === undefined
    ? put('card.moves', { one, other, moves })
    : put('card.two-moves', { one, other, moves, more });
}

/** "Hunt or Pillage +1" */
export function shortCard(g: Doubloons, card: CardId): Message {
  const [one, other] = at(g.printed.cards, card).actions;
  return put('card.short', { one: shortAction(one), other: shortAction(other) });
}

/** Cards have no names: they are called by what they show, and copies are numbered. */
export function cardName(g: Doubloons, card: CardId): Message {
  const named = at(g.printed.cards, card);
  const words = cardWords(g, named);
  if (named.kind === 'captain') return put('card.captain', { card: words });
  return named.copy === 0 ? words : put('card.numbered', { card: words, copy: named.copy });
}
export const cardNames = (g: Doubloons, cards: readonly CardId[]): Param => ({
  list: cards.map((card) => cardName(g, card)),
});
