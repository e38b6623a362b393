// Generated from the content by `npm run content -- --write`.

/** sterns.json: every pack has these and no others. */
export const STERN_IDS = [
  'gadgeteer',
  'hoocher',
  'canisterMaster',
  'lucky',
  'peacemaker',
  'southerner',
  'strategist',
  'marketeer',
  'stickyFingers',
] as const;
export type SternId = (typeof STERN_IDS)[number];

/** missions.json: every pack has these and no others. */
export const MISSION_IDS = [
  'no-mutiny',
  'no-cannons',
  'four-cotton',
  'four-wine',
  'four-tea',
  'mixed-cargo',
  'six-rum',
  'two-chests',
  'three-different',
  'two-same',
  'beat-pirate',
  'three-hits',
] as const;
export type MissionId = (typeof MISSION_IDS)[number];

/** sea-actions.json: every pack has these and no others. */
export const SEA_ACTIONS = [
  'shipExtension',
  'tradeGoodsRum',
  'tradeGoods',
  'freeRum',
  'thaler',
  'islandOfPeace',
] as const;
export type SeaAction = (typeof SEA_ACTIONS)[number];
