// Section 16, the Solo Pirate Jostled: TE-354

import { type Act, at } from '@quarterdeck/kernel';
import type { Draft, Kinds, Pirate } from '../../model/state.ts';
import { STATIONS } from '../../pack/components.ts';
import { SOLO, soloPirate } from './opponent.ts';

export function jostleSolo(g: Draft, act: Act<Kinds>): void {
  const solo = soloPirate(g);
  const from = STATIONS.findLast((station) => solo.deckhands[station] > 0);
  const space = from === undefined ? wheelDeckhandBehind(solo) : null;
  if (from !== undefined) {
    solo.deckhands[from]--;
  } else if (space !== null) {
    solo.wheel[space] = false;
  } else {
    act.emit('TE-354', 'jostle-spared', { pirate: SOLO });
    return;
  }
  solo.deckhands.repair++;
  act.emit('TE-354', 'jostled', { pirate: SOLO, from: from ?? 'wheel', space });
}

/** The Deckhand on the Wheel closest to the Captain, counter-clockwise. */
function wheelDeckhandBehind({ captainAt, wheel }: Pirate): number | null {
  for (let back = 1; back <= wheel.length; back++) {
    const space = (captainAt - back + wheel.length) % wheel.length;
    if (at(wheel, space)) return space;
  }
  return null;
}
