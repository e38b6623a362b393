import type { InferOptions, ModuleAbout, Option } from '@quarterdeck/kernel';
import { toggle } from '@quarterdeck/kernel';
import { ABOUT } from '../about.ts';

const playedOnDemand = (about: ModuleAbout): Option<boolean> =>
  toggle({ ...about, default: false });
const { modules } = ABOUT;

/** DD-002: any combination. */
export const OPTIONS = {
  blackJewel: playedOnDemand(modules.blackJewel),
  advancedScoring: playedOnDemand(modules.advancedScoring),
  /** DD-S116 */
  legendaryGhostShip: playedOnDemand(modules.legendaryGhostShip),
  stealShip: playedOnDemand(modules.stealShip),
  compass: playedOnDemand(modules.compass),
  alternateIsland: playedOnDemand(modules.alternateIsland),
};
export type DoubloonsOptions = InferOptions<typeof OPTIONS>;
