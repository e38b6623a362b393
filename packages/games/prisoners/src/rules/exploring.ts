// Chapter 5, Step 3, explore: TP-120 to TP-126

import type { Chapter } from '@quarterdeck/kernel';
import { window } from '@quarterdeck/kernel';
import type { Destination, Kinds, Prisoners, Ship } from '../model/state.ts';
import { activePlayer, shipOf } from './fleet.ts';
import { areAdjacent } from './geometry/hexes.ts';

/** The face-down destinations next to a ship of the active player. */
function eachInReach(
  g: Prisoners,
  tell: (ship: Ship, destination: Destination) => boolean,
): boolean {
  for (const destination of g.destinations) {
    if (destination.explored) continue;
    for (const ship of g.ships) {
      if (ship.seat !== g.turn.seat || ship.hex === null) continue;
      if (areAdjacent(g, ship.hex, destination.hex) && tell(ship, destination)) return true;
    }
  }
  return false;
}

export const exploring: Pick<Chapter<Kinds, 'turn'>, 'turn/explore'> = {
  'turn/explore': window({
    order: activePlayer,
    asks: (g) => eachInReach(g, ({ explored }) => !explored),
    choices: (g, _, __, offer, deny) => {
      eachInReach(g, ({ ship, explored }, { hex }) => {
        if (explored) deny({ do: 'explore', ship, hex }, 'TP-121');
        else offer({ do: 'explore', ship, hex });
        return false;
      });
      deny({ do: 'explore' }, 'TP-120');
    },
    answer: (g, _, seat, { ship, hex }, act) => {
      shipOf(g, ship).explored = true;
      const destination = g.destinations.find((each) => each.hex === hex);
      if (destination === undefined) throw new Error(`exploring: nothing lies on hex ${hex}`);
      destination.explored = true;
      destination.seenBy = [];
      act.emit('TP-120', 'destination-explored', { ship, seat, hex, face: destination.face });
    },
    close: (g) => {
      g.turn.step = 'engage';
    },
  }),
};
