// Generated from the content by `npm run content -- --write`.
import type { PackId } from '@quarterdeck/kernel';

/** crew.json: packs may add to it. Those of edition 1, in the order in which they are dealt. */
export const CREW = [
  'quigley',
  'salty-pete',
  'buck-cannon',
  'willow-watch',
  'pale-pim',
  'jolly-rodge',
  'sydney-sweetwater',
  'jack-fuse-rogers',
  'alice-omalice',
  'taylor-truenorth',
  'sara-silver',
  'lisa-legacy',
  'doc-blockley',
  'raina-rumor',
  'lieutenant-flint',
  'eliza-lucky',
  'sally-suresight',
  'black-eyed-brutus',
  'silent-seamus',
  'chopper-donovan',
  'tina-trickshot',
  'betty-blunderbuss',
  'ursula-bane',
  'cutter-fang',
] as const;
export type CrewCard = PackId<'crew', (typeof CREW)[number]>;

/** captains.json: packs may add to it. Those of edition 1, in the order in which they are dealt. */
export const CAPTAINS = [
  'wendy-byrd',
  'francisco-de-guerra',
  'magnus-bolt',
  'isolde-marrow',
  'carmen-rouge',
  'tobias-kell',
  'morgan-whitecloud',
  'anneke-storm',
] as const;
export type Captain = PackId<'captain', (typeof CAPTAINS)[number]>;

/** captain-cards.json: packs may add to it. Those of edition 1, in the order in which they are dealt. */
export const CAPTAIN_CARDS = [
  'captain-1',
  'captain-2',
  'captain-3',
  'captain-4',
] as const;
export type CaptainCard = PackId<'captainCard', (typeof CAPTAIN_CARDS)[number]>;

/** merchant-cards.json: packs may add to it. Those of edition 1, in the order in which they are dealt. */
export const MERCHANT_CARDS = [
  'merchant-2a',
  'merchant-2b',
  'merchant-2c',
  'merchant-4a',
  'merchant-4b',
  'merchant-4c',
  'merchant-6a',
  'merchant-6b',
  'merchant-6c',
  'merchant-8a',
  'merchant-8b',
] as const;
export type MerchantCard = PackId<'merchantCard', (typeof MERCHANT_CARDS)[number]>;

/** solo-helms.json: packs may add to it. Those of edition 1, in the order in which they are dealt. */
export const SOLO_HELMS = [
  'solo-gallow',
  'solo-vane',
  'solo-thorn',
  'solo-graves',
] as const;
export type SoloHelm = PackId<'soloHelm', (typeof SOLO_HELMS)[number]>;

/** solo-legends.json: packs may add to it. Those of edition 1, in the order in which they are dealt. */
export const SOLO_LEGENDS = [
  'solo-glutton',
  'solo-butcher',
  'solo-schemer',
  'solo-old-salt',
] as const;
export type SoloLegend = PackId<'soloLegend', (typeof SOLO_LEGENDS)[number]>;

/** map-cards.json: every pack has these and no others. */
export const MAP_CARDS = [
  'map-01',
  'map-02',
  'map-03',
  'map-04',
  'map-05',
  'map-06',
  'map-07',
  'map-08',
  'map-09',
  'map-10',
  'map-11',
  'map-12',
  'map-13',
  'map-14',
  'map-15',
  'map-16',
] as const;
export type MapCard = (typeof MAP_CARDS)[number];

/** search-tokens.json: every pack has these and no others. */
export const SEARCH_KINDS = [
  'gold2',
  'gold3',
  'surefire',
  'booty',
  'sail2',
  'calm',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];
