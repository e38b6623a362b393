// Generated from the content by `npm run content -- --write`.
import type { PackId } from '@quarterdeck/kernel';

/** deck-maneuvers.json: packs may add to it. Those of edition 1, in the order in which they are dealt. */
export const DECK_MANEUVERS = [
  'full-sail',
  'grapeshot',
  'steady-aim',
  'choppy-waters',
  'salvage-crew',
  'loose-planking',
  'spyglass',
  'broadside',
  'brace-for-impact',
  'last-gasp-looting',
  'tailwind',
  'powder-monkeys',
  'chain-shot',
  'boarding-hooks',
  'dead-mans-luck',
  'sabotage',
  'exploding-squids',
  'countermand',
  'second-volley',
  'press-ganged',
  'whirlpool',
  'fire-ship',
  'wrath-of-the-deep',
  'smoke-screen',
  'powder-magazine',
] as const;
export type DeckManeuver = PackId<'maneuver', (typeof DECK_MANEUVERS)[number]>;

/** territory-maneuvers.json: every pack has these and no others. */
export const TERRITORY_MANEUVERS = [
  'tangled-nets',
  'hidden-hoard',
  'siren-song',
  'guiding-light',
  'patch-the-hull',
  'ambush',
  'liquid-courage',
  'extra-powder',
  'gunnery-drill',
  'hired-guns',
  'clap-in-irons',
] as const;
export type TerritoryManeuver = (typeof TERRITORY_MANEUVERS)[number];

/** territories.json: every pack has these and no others. */
export const TERRITORIES = [
  'fishermans-harbor',
  'loot-cavern',
  'sirens-lagoon',
  'lighthouse',
  'scavengers-shipyard',
  'pirate-cove',
  'rum-cache',
  'munitions-armory',
  'naval-academy',
  'mercenary-port',
  'scallywag-prison',
] as const;
export type Territory = (typeof TERRITORIES)[number];
