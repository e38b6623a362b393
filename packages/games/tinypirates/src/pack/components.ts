// The kinds of things in the box: TE-001 to TE-004, TE-261 to TE-297, TE-356 to TE-363

/** TE-002, TE-S02, TE-S118: in the order of the seats. */
export const COLOURS = ['red', 'blue', 'yellow', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

/** TE-003 */
export const BOOTY = ['sugarcane', 'rum', 'coffee', 'gunpowder'] as const;
export type Booty = (typeof BOOTY)[number];

/** TE-026: what the five Order Tokens of a Wheel show. */
export const ORDER_TOKENS = ['plunder', 'trade', 'crewUp', 'search', 'attack'] as const;
export type OrderToken = (typeof ORDER_TOKENS)[number];

/** TE-053: Hide Out has a space of its own. */
export const ORDERS = ['hideOut', ...ORDER_TOKENS] as const;
export type Order = (typeof ORDERS)[number];

/** TE-061, TE-181, TE-221: where a Deckhand may be put by choice. */
export const STATIONS = ['rigging', 'cannons', 'extort'] as const;
export type Station = (typeof STATIONS)[number];

/** TE-058, TE-316: from left to right. */
export const ASSIGNMENTS = [...STATIONS, 'repair'] as const;
export type Assignment = (typeof ASSIGNMENTS)[number];

/** TE-228: in the order in which they sail. */
export const MERCHANTS = ['orange', 'green'] as const;
export type Merchant = (typeof MERCHANTS)[number];

/** TE-032 */
export const PORTS = ['port-a', 'port-b'] as const;
export type Port = (typeof PORTS)[number];

/** TE-261, TE-S03 */
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

/** TE-264: Search Tokens of one kind are interchangeable. */
export const SEARCH_KINDS = ['gold2', 'gold3', 'surefire', 'booty', 'sail2', 'calm'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** TE-135, TE-136: what a Search Token does. */
export const SEARCH_EFFECTS = [
  'gainGold',
  'gainSureFire',
  'drawBooty',
  'addMovement',
  'ignoreStorm',
] as const;
export type SearchEffect = (typeof SEARCH_EFFECTS)[number];

/** TE-265 */
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
export type MerchantCard = (typeof MERCHANT_CARDS)[number];

/** TE-274 to TE-297 */
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
export type CrewCard = (typeof CREW)[number];

/** TE-266 to TE-273: the sides of the Captain Cards. */
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
export type Captain = (typeof CAPTAINS)[number];

/** TE-S13 */
export const CAPTAIN_CARDS = ['captain-1', 'captain-2', 'captain-3', 'captain-4'] as const;
export type CaptainCard = (typeof CAPTAIN_CARDS)[number];

/** TE-244: from the bottom. */
export const LEVELS = [
  'sea-dog',
  'pirate',
  'corsair',
  'swashbuckler',
  'buccaneer',
  'dread-pirate',
] as const;

/** TE-356 to TE-359 */
export const SOLO_HELMS = ['solo-gallow', 'solo-vane', 'solo-thorn', 'solo-graves'] as const;
export type SoloHelm = (typeof SOLO_HELMS)[number];

/** TE-360 to TE-363 */
export const SOLO_LEGENDS = [
  'solo-glutton',
  'solo-butcher',
  'solo-schemer',
  'solo-old-salt',
] as const;
export type SoloLegend = (typeof SOLO_LEGENDS)[number];

/** TE-322: whom the Solo Pirate sails for. */
export const SOLO_TARGETS = [...MERCHANTS, 'player'] as const;
export type SoloTarget = (typeof SOLO_TARGETS)[number];

/** TE-187, TE-195, TE-199: in the words of the cards. */
export const BONUS_ACTIONS = [
  'bury',
  ...ORDER_TOKENS,
  'tradeSpecial',
  'exchange',
  'sailNavy',
  'sailMerchant',
  'gainGold',
  'reroll',
  'reassign',
  'sail',
] as const;
export type BonusKind = (typeof BONUS_ACTIONS)[number];
