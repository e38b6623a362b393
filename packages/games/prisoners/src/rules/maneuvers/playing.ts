// Chapter 7, Maneuvers: how one is played, from its first choice to its effect: TP-056, TP-108,
// TP-203, TP-208, TP-213, TP-218

import {
  type Act,
  byId,
  type Chapter,
  decision,
  type Seat,
  unreachable,
} from '@quarterdeck/kernel';
import type { ManeuverChoice } from '../../model/choices.ts';
import type { Draft, Kinds } from '../../model/state.ts';
import type { Maneuver } from '../../pack/components.ts';
import type { Choose } from '../../pack/effect-shape.ts';
import type { DeckManeuver } from '../../pack/ids.gen.ts';
import { territoryOf } from '../figures.ts';
import { playerOf } from '../fleet.ts';
import { discard } from '../piles.ts';
import { askedNext, type Chosen, isComplete, nothingChosen, offerChosen } from './choosing.ts';
import { carryOut, type Played } from './effects.ts';

/** It is asked for its choices first; the card is spent with the last of them (TP-S58). */
export function playManeuver(g: Draft, seat: Seat, maneuver: Maneuver, act: Act<Kinds>): void {
  if (byId(g.printed.maneuvers, maneuver).choose.length > 0)
    act.next('maneuver/choose', nothingChosen(seat, maneuver));
  else complete(g, { seat, maneuver, ships: [], hexes: [], opponent: null, play: null }, act);
}

const isDeckManeuver = (g: Draft, maneuver: Maneuver): maneuver is DeckManeuver =>
  byId(g.printed.maneuvers, maneuver).territory === null;

/** TP-203, TP-213, TP-218 */
function spend(g: Draft, seat: Seat, maneuver: Maneuver): void {
  const player = playerOf(g, seat);
  player.plays++;
  if (isDeckManeuver(g, maneuver)) {
    player.hand.splice(player.hand.indexOf(maneuver), 1);
    discard(g, maneuver);
    return;
  }
  const { territory, cooldown } = byId(g.printed.maneuvers, maneuver);
  if (territory !== null) territoryOf(g, territory).drawPhasesLeft = cooldown;
}

function complete(g: Draft, played: Played, act: Act<Kinds>): void {
  const { seat, maneuver, ships, hexes, opponent, play } = played;
  spend(g, seat, maneuver);
  act.emit('TP-056', 'maneuver-played', {
    seat,
    maneuver,
    ships: [...ships],
    hexes: [...hexes],
    opponent,
    play,
  });
  if (g.engagement !== null) g.engagement.plays.push({ seat, maneuver, cancels: play });
  carryOut(g, played, act);
}

/** What was chosen is enough, or asks on. */
function goOn(g: Draft, chosen: Chosen, act: Act<Kinds>): void {
  const { seat, maneuver, ships, hexes } = chosen;
  if (!isComplete(g, chosen)) act.next('maneuver/choose', chosen);
  else complete(g, { seat, maneuver, ships, hexes, opponent: null, play: null }, act);
}

const ANY_SHIP = { do: 'choose-ship' } as const;
const ANY_HEX = { do: 'choose-hex' } as const;

/** What each thing that a maneuver asks for is answered with: all but what is offered is denied. */
const ANSWERS = {
  ownShip: ANY_SHIP,
  ownShips: ANY_SHIP,
  enemyShip: ANY_SHIP,
  adjacentEnemyShip: ANY_SHIP,
  reachableHex: ANY_HEX,
  unoccupiedHex: ANY_HEX,
  handOrDestinations: ANY_HEX,
  playedManeuver: { do: 'choose-play' },
} as const satisfies Record<Choose['kind'], { readonly do: ManeuverChoice['do'] }>;

export const maneuvers: Chapter<Kinds, 'maneuver'> = {
  'maneuver/choose': decision({
    seat: (_, { seat }) => seat,
    choices: (g, chosen, offer, deny) => {
      offerChosen(g, chosen, offer);
      deny(ANSWERS[askedNext(g, chosen).kind], 'TP-208');
    },
    answer: (g, { seat, maneuver, ships, hexes }, choice, act) => {
      switch (choice.do) {
        case 'choose-ship':
          return goOn(g, { seat, maneuver, ships: [...ships, choice.ship], hexes }, act);
        case 'choose-hex':
          return goOn(g, { seat, maneuver, ships, hexes: [...hexes, choice.hex] }, act);
        case 'choose-opponent':
          return complete(
            g,
            { seat, maneuver, ships, hexes, opponent: choice.opponent, play: null },
            act,
          );
        case 'choose-play':
          return complete(
            g,
            { seat, maneuver, ships, hexes, opponent: null, play: choice.play },
            act,
          );
        case 'enough':
          return complete(g, { seat, maneuver, ships, hexes, opponent: null, play: null }, act);
        default:
          return unreachable(choice);
      }
    },
  }),
};
