// Chapter 5, The turn: TP-103 to TP-110, TP-136 to TP-158, TP-300

import type { Act, Chapter, Seat } from '@quarterdeck/kernel';
import { auto, window } from '@quarterdeck/kernel';
import type { Draft, Kinds } from '../model/state.ts';
import { activePlayer, playerOf, playersIn } from './fleet.ts';
import { holdsSomethingToAsk, offerPlays } from './maneuvers/offering.ts';
import { playManeuver } from './maneuvers/playing.ts';
import { drawCard } from './piles.ts';

type Steps = Pick<
  Chapter<Kinds, 'turn'>,
  'turn/begin' | 'turn/command' | 'turn/upgrade' | 'turn/draw' | 'turn/territory'
>;

function beginTurn(g: Draft, seat: Seat, act: Act<Kinds>): void {
  const { turn } = g;
  turn.number++;
  turn.seat = seat;
  turn.step = 'command';
  turn.attacked = false;
  turn.draws = 0;
  turn.extraDraws = 0;
  for (const player of g.players) player.plays = 0; // TP-204
  for (const ship of g.ships) if (ship.seat === seat) ship.idle = false; // TP-199
  act.emit('TP-103', 'turn-begun', { seat, number: turn.number });
}

export const turn: Steps = {
  'turn/begin': auto((g, { seat }, act) => {
    // Those who gave up during setup take no turn (TP-295).
    const [first] = playersIn(g);
    beginTurn(g, playerOf(g, seat).out && first !== undefined ? first.seat : seat, act);
    if (playersIn(g).length > 1) queueSteps(act);
    else act.next('turn/end', {}); // TP-285
  }),

  // TP-107, TP-108
  'turn/command': window({
    order: activePlayer,
    asks: (g, _, seat) => holdsSomethingToAsk(g, seat),
    choices: (g, _, seat, offer, deny) => offerPlays(g, seat, offer, deny),
    answer: (g, _, seat, { maneuver }, act) => playManeuver(g, seat, maneuver, act),
    close: (g) => {
      g.turn.step = 'move';
    },
  }),

  // TP-136 to TP-142
  'turn/upgrade': auto((g, _, act) => {
    const { maxLevel, upgradeLevelsPerTurn } = g.printed.figures;
    for (const ship of g.ships) {
      if (!ship.won || ship.hex === null || ship.seat !== g.turn.seat) continue;
      if (ship.level === maxLevel) continue; // TP-138
      ship.level = Math.min(maxLevel, ship.level + upgradeLevelsPerTurn);
      const { ship: id, seat, hex, level } = ship;
      act.emit('TP-136', 'ship-upgraded', { ship: id, seat, hex, level });
    }
    g.turn.step = 'draw';
  }),

  // TP-143 to TP-151
  'turn/draw': auto((g, _, act) => {
    const { draws, extraDraws, seat } = g.turn;
    for (let card = 0; card < draws + extraDraws; card++) drawCard(g, seat, act);
  }),

  'turn/territory': auto((g, _, act) => {
    g.turn.step = 'territory';
    takeTerritoryManeuvers(g, act); // TP-158: before the cool-downs move
    moveCoolDowns(g, act);
  }),
};

/** TP-103 */
function queueSteps(act: Act<Kinds>): void {
  act.next('turn/command', {});
  act.next('turn/move', {});
  act.next('turn/explore', {});
  act.next('turn/engage', {});
  act.next('turn/upgrade', {});
  act.next('turn/draw', {});
  act.next('turn/territory', {});
  act.next('turn/end', {});
}

/** TP-152 to TP-155 */
function takeTerritoryManeuvers(g: Draft, act: Act<Kinds>): void {
  const { seat } = g.turn;
  for (const print of g.territories) {
    if (!print.capturedThisTurn) continue;
    print.capturedThisTurn = false;
    if (print.controller !== seat) continue;
    const { territory, holder: from } = print;
    print.holder = seat;
    print.drawPhasesLeft = 0;
    act.emit('TP-152', 'territory-maneuver-taken', { seat, territory, from });
  }
}

/** TP-156, TP-157 */
function moveCoolDowns(g: Draft, act: Act<Kinds>): void {
  for (const print of g.territories) {
    if (print.drawPhasesLeft === 0) continue;
    print.drawPhasesLeft--;
    const { territory, drawPhasesLeft } = print;
    act.emit('TP-156', 'cool-down-moved', { territory, drawPhasesLeft });
  }
}
