import { list, noFields, record, seat } from '@quarterdeck/kernel';
import { hex, maneuver, ship } from '../pack/fields.ts';

const bySeat = record({ open: { seat } });

/** Every frame that can lie on the stack. What an engagement knows lies in `g.engagement`. */
export const FRAMES = {
  'setup/regions': noFields,
  'setup/region': bySeat,
  'setup/destinations': noFields,

  'turn/begin': bySeat,
  'turn/command': noFields,
  'turn/move': noFields,
  'turn/sail': record({ open: { ship } }),
  'turn/explore': noFields,
  'turn/engage': noFields,
  'turn/upgrade': noFields,
  'turn/draw': noFields,
  'turn/territory': noFields,
  'turn/end': noFields,

  'engagement/maneuvers': noFields,
  'engagement/attack-roll': noFields,
  'engagement/fate': noFields,
  'engagement/return-roll': noFields,
  'engagement/aftermath': noFields,
  'engagement/end': noFields,

  /** What was chosen so far for a maneuver that is being played; its card is not spent yet. */
  'maneuver/choose': record({ open: { seat, maneuver, ships: list(ship), hexes: list(hex) } }),
};
