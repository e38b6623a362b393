import type { Counted } from '@quarterdeck/kernel/test-kit';
import type { Kinds } from '../src/model/state.ts';

const twice = (items: readonly unknown[]): number => items.length - new Set(items).size;

/** Whatever the book counts, wherever it lies, and what may never be. */
export const counted: Counted<Kinds> = (g) => {
  const { players, ships, destinations, territories } = g;
  const { maxShipsPerPlayer, minLevel, maxLevel } = g.printed.figures;
  const afloat = ships.filter(({ hex }) => hex !== null);
  return {
    cards:
      g.deck.length +
      g.buried.length +
      (g.topDiscard === null ? 0 : 1) +
      players.reduce((sum, { hand }) => sum + hand.length, 0),
    destinations: destinations.length + g.removed.length + g.box.length,
    // TP-013
    crowded: twice([...afloat, ...destinations].map(({ hex }) => hex)),
    // TP-003
    tooManyShips: players.filter(
      ({ seat }) => afloat.filter((ship) => ship.seat === seat).length > maxShipsPerPlayer,
    ).length,
    // TP-026
    beyond: ships.filter(({ level }) => level < minLevel || level > maxLevel).length,
    // TP-273, TP-274, TP-276: while no engagement is open
    ghosts: players.filter(
      ({ seat, out, hand }) =>
        g.engagement === null &&
        (out !== !afloat.some((ship) => ship.seat === seat) ||
          (out && (hand.length > 0 || territories.some((t) => t.holder === seat)))),
    ).length,
    // TP-215, TP-224
    strayManeuvers: territories.filter(
      ({ controller, holder, drawPhasesLeft }) =>
        (holder !== null && controller === null) || (holder === null && drawPhasesLeft > 0),
    ).length,
  };
};
