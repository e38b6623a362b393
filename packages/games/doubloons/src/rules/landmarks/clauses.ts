import type { ClauseId } from '../../clauses.gen.ts';
import type { LANDMARKS, Landmark } from '../../pack/ids.gen.ts';

const OWN_CLAUSES: { readonly [L in (typeof LANDMARKS)[number]]: ClauseId } = {
  adventurersTavern: 'DD-165',
  hiddenChamber: 'DD-166',
  mercenaryCamp: 'DD-167',
  salvageMerchant: 'DD-168',
  starAxis: 'DD-169',
  tribalVillage: 'DD-170',
  voodooHut: 'DD-171',
  whisperingPortal: 'DD-173',
  whisperingRavine: 'DD-174',
  oldMystic: 'DD-283',
  altarOfGreed: 'DD-176',
  gildedTablet: 'DD-177',
  jeweledMaze: 'DD-179',
  jeweledThrone: 'DD-180',
  legendaryTomb: 'DD-181',
  pandorasBox: 'DD-182',
  radiantFountain: 'DD-183',
  radiantPool: 'DD-184',
  wellOfWishes: 'DD-185',
  bleedingTotem: 'DD-186',
  boneLever: 'DD-187',
  cursedIdol: 'DD-188',
  dankCave: 'DD-189',
  deadCreek: 'DD-190',
  shriekingArch: 'DD-191',
  shriekingPortal: 'DD-192',
  shriekingRavine: 'DD-193',
  obsidianCradle: 'DD-252',
  burialGrounds: 'DD-324',
  carvedObelisk: 'DD-325',
  celestialAltar: 'DD-326',
  decayingTemple: 'DD-327',
  moonlitLake: 'DD-328',
  sunkenLoom: 'DD-329',
};

/** Where a landmark stands in the rules: one that a pack adds, where all of them do. */
export const clauseOf = (landmark: Landmark): ClauseId =>
  OWN_CLAUSES[landmark as keyof typeof OWN_CLAUSES] ?? 'DD-162';
