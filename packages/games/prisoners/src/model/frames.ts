import { list, nothing, record, seat } from '@quarterdeck/kernel';
import { hex, maneuver, ship } from '../pack/fields.ts';

const bySeat = record({ open: { seat } });

/** Every frame that can lie on the stack. What an engagement knows lies in `g.engagement`. */
export const FRAMES = {
  'setup/regions': nothing,
  'setup/region': bySeat,
  'setup/destinations': nothing,

  'turn/begin': bySeat,
  'turn/command': nothing,
  'turn/move': nothing,
  'turn/sail': record({ open: { ship } }),
  'turn/explore': nothing,
  'turn/engage': nothing,
  'turn/upgrade': nothing,
  'turn/draw': nothing,
  'turn/territory': nothing,
  'turn/end': nothing,

  'engagement/maneuvers': nothing,
  'engagement/attack-roll': nothing,
  'engagement/fate': nothing,
  'engagement/return-roll': nothing,
  'engagement/aftermath': nothing,
  'engagement/end': nothing,

  /** What was chosen so far for a maneuver that is being played; its card is not spent yet. */
  'maneuver/choose': record({ open: { seat, maneuver, ships: list(ship), hexes: list(hex) } }),
};
