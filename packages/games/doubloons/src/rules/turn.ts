// Chapter 5, a player's turn: DD-007 to DD-010, DD-053 to DD-060, DD-064, DD-213

import { type Act, at, auto, type Chapter, decision, unreachable } from '@quarterdeck/kernel';
import type { Doubloons, Draft, Kinds } from '../model/state.ts';
import type { Action } from '../pack/components.ts';
import type { ShipId } from '../pack/fields.ts';
import type { Card, CardAction, Move } from '../pack/printed.ts';
import { pillage, repair } from './actions.ts';
import { board } from './board.ts';
import { controllerOf, shipOf } from './fleet.ts';
import { hunt } from './hunt.ts';
import { mayUseCompass } from './modules/compass.ts';
import { comeAbout, mayComeAbout, sail } from './moving.ts';
import { moveOnTrack } from './track.ts';

/** The card that a ship executes in this slot. */
export const cardInPlay = (g: Doubloons, ship: ShipId): Card =>
  at(g.printed.cards, at(shipOf(g, ship).faceUp, g.slot - 1));

const moveAt = (g: Doubloons, ship: ShipId, place: number): Move =>
  at(cardInPlay(g, ship).movement, place);

/** DD-133, DD-217: a Come About that the ship may not make is ignored, even a required one. */
const executable = (g: Doubloons, ship: ShipId, left: readonly number[]): readonly number[] =>
  mayComeAbout(g, ship)
    ? left
    : left.filter((place) => moveAt(g, ship, place).icon !== 'comeAbout');

/** DD-057 to DD-059: asks for the next icon, unless there is nothing to choose. */
function moveOn(g: Draft, ship: ShipId, left: readonly number[], act: Act<Kinds>): void {
  const open = executable(g, ship, left);
  const [only] = open;
  if (only === undefined) return;
  if (open.length === 1 && moveAt(g, ship, only).required) execute(g, ship, only, act);
  else act.next('turn/move', { ship, left: [...open] });
}

function execute(g: Draft, ship: ShipId, place: number, act: Act<Kinds>): void {
  if (moveAt(g, ship, place).icon === 'sail') sail(g, ship, act);
  else comeAbout(g, ship, act);
}

/** The action of that type on the card in play. */
export function printedAction(g: Doubloons, ship: ShipId, type: Action): CardAction {
  const [one, other] = cardInPlay(g, ship).actions;
  return one.type === type ? one : other;
}

/** DD-008 */
function perform(g: Draft, ship: ShipId, action: Action, act: Act<Kinds>): void {
  const { plus, gainCrew } = printedAction(g, ship, action);
  switch (action) {
    case 'hunt':
      hunt(g, ship, gainCrew, act);
      return;
    case 'repair':
      repair(g, ship, plus, act);
      return;
    case 'pillage':
      pillage(g, ship, plus, act);
      return;
    case 'attackForward':
      act.next('attack/begin', { ship, kind: 'forward', plus });
      return;
    case 'attackBroadsides':
      act.next('attack/begin', { ship, kind: 'broadsides', plus });
      return;
    case 'board':
      board(g, ship, cardInPlay(g, ship).id, act);
      return;
    default:
      unreachable(action);
  }
}

export const turn: Chapter<Kinds, 'turn'> = {
  'turn/begin': auto((g, { ship }, act) => {
    g.turn = ship;
    if (mayUseCompass(g, ship)) act.next('compass/exchange', { ship });
    act.next('turn/play', { ship });
  }),

  // DD-053
  'turn/play': auto((g, { ship }, act) => {
    const { id: card, kind, movement } = cardInPlay(g, ship);
    act.emit('DD-053', 'turn-begun', { ship, slot: g.slot, card });
    // DD-S38: after any compass exchange and before movement; DD-318, DD-S154.
    if (kind === 'captain' && g.dug && g.board === 'standard') moveOnTrack(g, ship, 'DD-213', act);
    moveOn(
      g,
      ship,
      movement.map((_, place) => place),
      act,
    );
    act.next('turn/act', { ship });
    act.next('turn/end', {});
  }),

  // DD-S35, DD-S36
  'turn/move': decision({
    seat: (g, { ship }) => controllerOf(g, ship),
    choices: (g, { ship, left }, offer, deny) => {
      const icons = left.map((place) => moveAt(g, ship, place));
      icons.forEach(({ icon }, place) => {
        if (icons.findIndex((other) => other.icon === icon) === place) offer({ do: 'move', icon });
      });
      // DD-133: what the card shows and the ship may not do is named, with the reason.
      const shown = cardInPlay(g, ship).movement.map(({ icon }) => icon);
      if (shown.includes('comeAbout') && !mayComeAbout(g, ship))
        deny({ do: 'move', icon: 'comeAbout' }, 'DD-133');
      if (icons.some(({ required }) => required)) deny({ do: 'stop' }, 'DD-057');
      else offer({ do: 'stop' });
    },
    answer: (g, { ship, left }, choice, act) => {
      if (choice.do === 'stop') return;
      const alike = left.filter((place) => moveAt(g, ship, place).icon === choice.icon);
      // Of two like icons the required one is executed first: the other may then be skipped.
      const place = alike.find((each) => moveAt(g, ship, each).required) ?? at(alike, 0);
      execute(g, ship, place, act);
      const rest = left.filter((each) => each !== place);
      if (rest.length > 0) act.next('turn/move-on', { ship, left: rest });
    },
  }),

  // DD-063: what the last icon brought is over.
  'turn/move-on': auto((g, { ship, left }, act) => moveOn(g, ship, left, act)),

  // DD-007, DD-009, DD-064, DD-S37
  'turn/act': decision({
    seat: (g, { ship }) => controllerOf(g, ship),
    choices: (g, { ship }, offer) => {
      for (const { type } of cardInPlay(g, ship).actions) offer({ do: 'perform', action: type });
    },
    answer: (g, { ship }, { action }, act) => {
      act.emit('DD-064', 'action-chosen', { ship, action });
      perform(g, ship, action, act);
    },
  }),

  'turn/end': auto((g) => {
    if (g.turn !== null) shipOf(g, g.turn).executed = g.slot;
    g.turn = null;
  }),
};
