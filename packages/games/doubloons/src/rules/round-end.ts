// Chapters 18 and 19, Round End and redemption: DD-201 to DD-212, DD-223 to DD-227, DD-350

import type { Act, Chapter } from '@quarterdeck/kernel';
import { at, auto, byId } from '@quarterdeck/kernel';
import type { Doubloons, Draft, Kinds } from '../model/state.ts';
import { digAlternate, isCraterReached } from './alternate/dig.ts';
import { captainsInOrder, isGhost, playerCount, shipOf } from './fleet.ts';
import { isGoal, jewelsFor } from './geometry/island.ts';
import { renewDeck } from './hand.ts';
import { stackOf } from './landmarks/drawing.ts';
import { drawJewels, gainCrew, loseDoubloons } from './mat.ts';

/** DD-210 */
const CREW_AT_THE_DIG = 1;

/** DD-202, DD-314 */
const isReached = (g: Doubloons): boolean =>
  g.board === 'alternate'
    ? isCraterReached(g)
    : g.ships.some(({ location }) => location !== null && isGoal(g, location));

/** DD-203 to DD-206, DD-S89 */
function shareTreasure(g: Draft, act: Act<Kinds>): void {
  for (const ship of captainsInOrder(g)) {
    const { location } = shipOf(g, ship);
    if (location !== null) drawJewels(g, ship, jewelsFor(g, location), 'DD-203', act);
  }
}

/** DD-209, DD-S90 */
function returnLandmarks(g: Draft, act: Act<Kinds>): void {
  for (const place of g.places) {
    const { landmark } = place;
    if (landmark === null) continue;
    place.landmark = null;
    stackOf(g, byId(g.printed.landmarks, landmark).colour).push(landmark);
  }
  for (const stack of g.stacks) act.shuffle(stack);
  act.emit('DD-209', 'landmarks-returned', {});
}

/** DD-210 */
function returnCaptains(g: Draft, act: Act<Kinds>): void {
  const captains = captainsInOrder(g);
  for (const ship of captains) {
    const mat = shipOf(g, ship);
    mat.location = null;
    mat.track = g.printed.content.mats.endTrack.start;
  }
  act.emit('DD-210', 'captains-returned', {});
  for (const ship of captains) gainCrew(g, ship, CREW_AT_THE_DIG, 'DD-210', act);
}

/** DD-227, DD-S93, DD-S95, DD-S158 */
const isLastRound = (g: Doubloons): boolean =>
  g.ending || g.round >= g.printed.content.setup.limits.rounds;

export const roundEnd: Chapter<Kinds, 'round-end'> = {
  // DD-201, DD-350, DD-S91, DD-S152
  'round-end/treasure': auto((g, _, act) => {
    g.phase = 'roundEnd';
    if (g.dug || !isReached(g)) return;
    g.dug = true;
    act.emit('DD-202', 'treasure-dug-up', {});
    if (g.board === 'alternate') {
      digAlternate(g, act);
      renewDeck(g, act);
      return;
    }
    shareTreasure(g, act);
    renewDeck(g, act);
    returnLandmarks(g, act);
    returnCaptains(g, act);
  }),

  // DD-211, DD-223, DD-224, DD-273, DD-S78
  'round-end/redeem': auto((g, _, act) => {
    const { doubloons, hull, crew } = g.printed.content.mats.ghost;
    for (const ship of captainsInOrder(g)) {
      const mat = shipOf(g, ship);
      if (!isGhost(mat) || mat.doubloons < doubloons) continue;
      loseDoubloons(g, ship, doubloons, 'DD-223', act);
      mat.hull = hull;
      act.emit('DD-223', 'redeemed', { ship, hull });
      gainCrew(g, ship, crew, 'DD-223', act);
    }
  }),

  // DD-212
  'round-end/clean-up': auto((g, _, act) => {
    for (const ship of g.ships) {
      g.discards.push(...ship.faceUp);
      ship.faceUp = [];
      ship.executed = 0;
      g.pillagePile += ship.pillage;
      ship.pillage = 0;
    }
    if (g.unresolved !== null) g.unresolved = [];
    if (isLastRound(g)) {
      act.next('scoring/end', {});
      return;
    }
    const players = playerCount(g);
    g.initiative = at(g.ships, (g.initiative + 1) % players).ship;
    act.emit('DD-212', 'initiative-passed', { ship: g.initiative });
    act.next('round/begin', {});
  }),
};
