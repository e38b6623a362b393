// How a dive is opened, for a turn (RF-019) and for the otter (RF-049)

import type { Act } from '@quarterdeck/kernel';
import type { Kinds } from './kinds.ts';
import type { Draft } from './state.ts';

type Opening = Pick<Draft['dives'][number], 'seat' | 'breath' | 'free'>;

/** Opens the scope and queues the dive; its closing step shuts it, also when it is skipped over. */
export function openDive(g: Draft, opening: Opening, act: Act<Kinds>): void {
  g.dives.push({
    // Written out: a spread here was a quarter of a playout's time.
    seat: opening.seat,
    breath: opening.breath,
    free: opening.free,
    into: null,
    calm: false,
    lanterns: 0,
    lost: false,
    drawn: 0,
    used: [],
  });
  act.emit('RF-019', 'dive-begun', { seat: opening.seat });
  act.next('helper/moment', { moment: 'beforeDive' });
  act.next('diving/choose', {});
  act.next('helper/moment', { moment: 'afterDive' });
  act.next('diving/end', {});
}
