import { flag, int, noFields, record } from '@quarterdeck/kernel';
import { orderToken } from './fields.ts';

/** The frames of the Solo Pirate (TE-298 to TE-364). */
export const SOLO_FRAMES = {
  'solo/place': noFields,
  /** `retreat`: it flees there; otherwise it is being placed for the start. */
  'solo/cove': record({ open: { retreat: flag } }),
  'solo/turn': noFields,
  /** `bonus`: movement that Helm and loop space add (TE-326). */
  'solo/sail': record({ open: { bonus: int } }),
  /** `hits`: of the loop space; `bonus`: the Helm Bonus goes with it (TE-S95). */
  'solo/order': record({ open: { order: orderToken, hits: int, bonus: flag } }),
  'solo/helm-bonus': record({ open: { order: orderToken } }),
  'solo/navy': record({ open: { distance: int } }),
  'solo/gold': record({ open: { gold: int } }),
  'solo/bury-site': noFields,
  /** Loads the first of `g.loading`. */
  'solo/load': noFields,
  'solo/settle': noFields,
  'solo/beaten': noFields,
  'solo/retreat': noFields,
  /** It sails the NPC ships for the player (TE-307). */
  'solo/ships': noFields,
};
