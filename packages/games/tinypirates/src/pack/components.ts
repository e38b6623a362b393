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

/** TE-135, TE-136: what a Search Token does. */
export const SEARCH_EFFECTS = [
  'gainGold',
  'gainSureFire',
  'drawBooty',
  'addMovement',
  'ignoreStorm',
] as const;
export type SearchEffect = (typeof SEARCH_EFFECTS)[number];

/** TE-244: from the bottom. */
export const LEVELS = [
  'sea-dog',
  'pirate',
  'corsair',
  'swashbuckler',
  'buccaneer',
  'dread-pirate',
] as const;

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
