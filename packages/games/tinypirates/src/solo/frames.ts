import { flag, int, nothing, record } from '@quarterdeck/kernel';
import { order } from '../fields.ts';

/** The frames of the Solo Pirate (TE-298 to TE-364). */
export const SOLO_FRAMES = {
  'solo/place': nothing,
  'solo/cove': nothing,
  'solo/turn': nothing,
  /** `bonus`: a Helm Bonus follows it (TE-S95). */
  'solo/order': record({ open: { order, hits: int, bonus: flag } }),
  'solo/gold': record({ open: { gold: int } }),
  'solo/bury-site': nothing,
  'solo/settle': nothing,
  'solo/retreat': nothing,
  'solo/ships': nothing,
};
