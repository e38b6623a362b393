// Chapter 11, Victory, and Step 8: TP-159, TP-160, TP-280 to TP-294, TP-299, TP-304

import type { Act, Chapter, Seat } from '@quarterdeck/kernel';
import { at, auto } from '@quarterdeck/kernel';
import type { Draft, Kinds, Prisoners } from '../model/state.ts';
import type { Victory } from '../pack/fields.ts';
import { inTurnOrder, isWar, playersIn, territoryCount } from './fleet.ts';
import { revealTakeNoPrisoners } from './piles.ts';
import { type Contender, settleTerritoryVictory } from './territory-victory.ts';

/** TP-281, TP-286: the active player before others in turn order. */
function fleetVictor(g: Prisoners): Seat | undefined {
  const { fleetVictoryLevel, fleetVictoryShips } = g.printed.figures;
  return inTurnOrder(g).find(
    (seat) =>
      g.ships.filter(
        (ship) => ship.seat === seat && ship.hex !== null && ship.level >= fleetVictoryLevel,
      ).length >= fleetVictoryShips,
  );
}

/** TP-287, TP-288, TP-295 */
const lostThisTurn = (g: Prisoners): Contender[] =>
  inTurnOrder(g)
    .map((seat) => at(g.players, seat))
    .filter(({ lostIn, gaveUp }) => lostIn === g.turn.number && !gaveUp)
    .map(({ seat, lostWith }) => ({ seat, territories: lostWith }));

function win(g: Draft, seat: Seat, victory: Victory, act: Act<Kinds>): void {
  g.ending = { seat, victory, longCalm: false, results: g.players.map(() => 0) };
  act.emit('TP-280', 'game-won', { seat, victory });
}

function settle(g: Draft, contenders: readonly Contender[], longCalm: boolean, act: Act<Kinds>) {
  const { seat, victory, results } = settleTerritoryVictory(g, contenders, act);
  g.ending = { seat, victory, longCalm, results };
  act.emit('TP-280', 'game-won', { seat, victory });
}

/** TP-286 */
function checkVictory(g: Draft, act: Act<Kinds>): void {
  const left = playersIn(g);
  const [only] = left;
  if (only === undefined) {
    settle(g, lostThisTurn(g), false, act);
    return;
  }
  if (left.length === 1) {
    win(g, only.seat, 'lastManStanding', act); // TP-284
    return;
  }
  const victor = fleetVictor(g);
  if (victor !== undefined) win(g, victor, 'fleet', act);
  else if (isWar(g) && g.calm >= g.printed.figures.becalmedTurns) {
    act.emit('TP-294', 'calm-lasted', { turns: g.calm });
    const contenders = left.map(({ seat }) => ({ seat, territories: territoryCount(g, seat) }));
    settle(g, contenders, true, act);
  }
}

/** TP-102 */
const nothingNeutral = (g: Prisoners): boolean =>
  g.destinations.every(({ face }) =>
    g.territories.some((t) => t.territory === face && t.controller !== null),
  );

/** TP-102, TP-299 */
function endTruce(g: Draft, act: Act<Kinds>): void {
  if (isWar(g)) return;
  if (nothingNeutral(g)) revealTakeNoPrisoners(g, null, 'TP-102', act);
  else if (g.calm >= g.printed.figures.truceCalmTurns)
    revealTakeNoPrisoners(g, null, 'TP-299', act);
}

/** TP-109, TP-160 */
function endEffects(g: Draft): void {
  if (g.stayed !== null) g.stayed = [];
  for (const ship of g.ships) {
    ship.moved = false;
    ship.explored = false;
    ship.attacked = false;
    ship.won = false;
    ship.extraMove = 0;
    ship.attackDice = 0;
    ship.sinkDefense = 0;
    ship.captureDefense = 0;
    ship.noReturnFire = false;
  }
}

export const victory: Pick<Chapter<Kinds, 'turn'>, 'turn/end'> = {
  'turn/end': auto((g, _, act) => {
    const { turn } = g;
    turn.step = 'end';
    if (!turn.attacked) g.calm++; // TP-304
    endEffects(g);
    act.emit('TP-159', 'turn-ended', { seat: turn.seat });
    checkVictory(g, act);
    if (g.ending !== null) return;
    endTruce(g, act);
    // TP-159: clockwise, who still has ships
    const [, ...others] = inTurnOrder(g);
    const next = others.find((seat) => !at(g.players, seat).out);
    if (next !== undefined) act.next('turn/begin', { seat: next });
  }),
};
