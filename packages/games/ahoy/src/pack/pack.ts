import type { PackSource, Wrong } from '@quarterdeck/kernel/pack';
import { countOf, effectsBy, read, uniqueIds } from '@quarterdeck/kernel/pack';
import { FACTIONS, PLACES, PLAN_KINDS, SHIPS, SUITS } from './components.ts';
import { CONTENT } from './content.ts';
import { EDITIONS } from './editions.gen.ts';
import { FIXED_FIGURES } from './fixed-figures.ts';
import { CREW_IDS } from './ids.gen.ts';
import { type AhoyPack, PACK_SHAPE } from './pack-shape.ts';

/** The components of the game as data, with what no shape can say about them. */
export const AHOY_PACK: PackSource<AhoyPack> = {
  shape: PACK_SHAPE,
  content: read(PACK_SHAPE, CONTENT),
  editions: EDITIONS,
  version: 2,
  migrations: { 1: FIXED_FIGURES.reset },
  effects: effectsBy({ market: 'crew', regionTiles: 'terrain' }),
  check: (pack, wrong) => {
    FIXED_FIGURES.check(pack, wrong);
    checkCounts(pack, wrong);
    checkIds(pack, wrong);
    checkTiles(pack, wrong);
    checkSetupMap(pack, wrong);
    checkMarket(pack, wrong);
    checkCrew(pack, wrong);
    checkPlans(pack, wrong);
    checkRewards(pack, wrong);
    checkSeatings(pack, wrong);
    checkAmounts(pack, wrong);
  },
};

/** AH-001, AH-002 */
function checkCounts(pack: AhoyPack, wrong: Wrong): void {
  const { counts: box } = pack.counts;
  countOf(pack.regionTiles, 'regionTiles', box['region-tile'], wrong);
  countOf(pack.market, 'market', box['market-card'], wrong);
  countOf(pack.plans.cards, 'plans.cards', box['plan-card'], wrong);
  countOf(FACTIONS, 'factions', box['player-board'], wrong, 'player boards');
  for (const kind of ['patrol', 'stronghold', ...SHIPS] as const)
    same(pack.figures[kind].count, box[kind], `figures.${kind}.count`, wrong);
  const flagships = sum(FACTIONS.map((faction) => pack.figures.flagship[faction].count));
  same(flagships, box.flagship, 'figures.flagship', wrong);
  const dice = sum(FACTIONS.map((faction) => pack.factions[faction].dice));
  same(dice, box['action-die'], 'factions', wrong);
  same(pack.amounts.dice.action.count, box['action-die'], 'amounts.dice.action.count', wrong);
  same(pack.amounts.dice.wealth.count, box['wealth-die'], 'amounts.dice.wealth.count', wrong);
  same(pack.amounts.dice.battle.count, box['battle-die'], 'amounts.dice.battle.count', wrong);
  for (const kind of ['pledge', 'reward', 'fame'] as const) {
    const markers = pack.pieces.markers.filter((marker) => marker.kind === kind);
    countOf(markers, 'pieces.markers', box[`${kind}-marker`], wrong, `${kind} markers`);
  }
  const aids = box['first-player-card'] + box['bluefin-aid'] + box['smuggler-aid'];
  countOf(pack.pieces.aids, 'pieces.aids', aids, wrong);
}

function checkIds(pack: AhoyPack, wrong: Wrong): void {
  uniqueIds(pack.regionTiles, 'regionTiles', wrong);
  uniqueIds(pack.market, 'market', wrong);
  uniqueIds(pack.plans.cards, 'plans.cards', wrong);
  uniqueIds(pack.pieces.aids, 'pieces.aids', wrong);
  uniqueIds(pack.pieces.markers, 'pieces.markers', wrong);
}

/** AH-003, AH-092, AH-102, AH-103, AH-105 */
function checkTiles(pack: AhoyPack, wrong: Wrong): void {
  pack.regionTiles.forEach((tile, index) => {
    const path = `regionTiles[${index}] "${tile.id}"`;
    const islands = PLACES.filter((place) => tile.spaces[place].terrain === 'island');
    countOf(islands, `${path}.spaces`, 1, wrong, 'Islands');
    for (const place of PLACES) {
      const space = tile.spaces[place];
      const at = `${path}.spaces.${place}`;
      if ((space.terrain === 'current') !== (space.current !== null))
        wrong(`${at}.current`, 'a direction on a Strong Current and nowhere else', space.current);
      if (space.terrain === 'wreckage' && space.treasure === 0)
        wrong(`${at}.treasure`, 'Treasure in all Wreckage', 0);
      if (space.terrain === 'island' && space.tailwind !== null)
        wrong(`${at}.tailwind`, 'no Tailwind on an Island', space.tailwind);
    }
    for (const bar of tile.sandbars)
      if (!SIDES.includes(bar.join())) wrong(`${path}.sandbars`, 'two neighbours', bar.join());
  });
  for (const suit of SUITS) {
    const tiles = pack.regionTiles.filter((tile) => tile.suit === suit);
    countOf(tiles, 'regionTiles', pack.regionTiles.length / SUITS.length, wrong, `${suit} Islands`);
  }
}

/** Neighbours on one tile, in the order of the places. */
const SIDES = ['NW,NE', 'NW,SW', 'NE,SE', 'SW,SE'];

/** AH-015, AH-016, AH-018: enough tiles, a wealth die for each, and the two of the start apart. */
function checkSetupMap(pack: AhoyPack, wrong: Wrong): void {
  const { first, second, tilesReturnedToBox } = pack.setupMap;
  if (Math.abs(first.x - second.x) < 2 && Math.abs(first.y - second.y) < 2)
    wrong('setupMap.second', 'a tile that does not overlap the first', `${second.x},${second.y}`);
  const inPlay = pack.regionTiles.length - tilesReturnedToBox;
  same(pack.counts.counts['wealth-die'], inPlay, 'counts.counts.wealth-die', wrong);
  if (inPlay < 2) wrong('setupMap.tilesReturnedToBox', 'two tiles left for the start', inPlay);
}

/** AH-004, AH-005, AH-S03: five cards a suit, which deliver to the five others. */
function checkMarket(pack: AhoyPack, wrong: Wrong): void {
  const perSuit = pack.market.length / SUITS.length;
  for (const suit of SUITS)
    countOf(
      pack.market.filter((card) => card.suit === suit),
      'market',
      perSuit,
      wrong,
      `${suit} cards`,
    );
  pack.market.forEach((card, index) => {
    const path = `market[${index}] "${card.id}"`;
    if (card.cargo.deliver === card.suit)
      wrong(`${path}.cargo.deliver`, 'another suit than its own', card.cargo.deliver);
    if (card.cost.kind === 'die' && card.cost.slot.damageable)
      wrong(`${path}.cost.slot.damageable`, 'a dashed slot', true);
  });
}

/** AH-149: every name is on a card, and a die slot goes with an action that needs one. */
function checkCrew(pack: AhoyPack, wrong: Wrong): void {
  for (const id of CREW_IDS) {
    const crew = pack.crew[id];
    if (!pack.market.some((card) => card.crew === id)) wrong('market', `a card of ${id}`, 'none');
    if ((crew.kind === 'actionDie') !== (crew.slot !== undefined))
      wrong(`crew.${id}.slot`, 'a slot on Crew of the kind actionDie, and on no other', crew.kind);
  }
}

/** AH-184, AH-277: every kind is in the deck, and each ship has one plan. */
function checkPlans(pack: AhoyPack, wrong: Wrong): void {
  for (const kind of PLAN_KINDS) {
    const found = pack.plans.cards.filter((card) => card.kind === kind).length;
    if (found === 0) wrong('plans.cards', `a plan of the kind ${kind}`, found);
  }
  for (const ship of SHIPS) {
    const found = pack.plans.cards.filter((card) => card.kind === ship);
    countOf(found, 'plans.cards', 1, wrong, `plan of the ${ship}`);
  }
}

/** AH-222: the start is the middle and nowhere else. */
function checkRewards(pack: AhoyPack, wrong: Wrong): void {
  const cells = pack.rewards.rows.flat();
  const middle = Math.floor(cells.length / 2);
  cells.forEach((reward, cell) => {
    if ((reward === 'start') !== (cell === middle))
      wrong(`rewards.rows`, 'the start in the middle and nowhere else', `${reward} at ${cell}`);
  });
}

/** AH-012, AH-013, AH-024: seats by faction, and gold for all. */
function checkSeatings(pack: AhoyPack, wrong: Wrong): void {
  for (const [players, { clockwise }] of Object.entries(pack.seatings)) {
    const path = `seatings.${players}.clockwise`;
    countOf(clockwise, path, Number(players), wrong, 'factions');
    if (new Set(clockwise).size !== clockwise.length)
      wrong(path, 'each faction once', clockwise.join(', '));
    if (clockwise[0] !== 'bluefin') wrong(path, 'bluefin first', clockwise.join(', '));
    if (!clockwise.includes('mollusk')) wrong(path, 'mollusk too', clockwise.join(', '));
  }
  const gold = sum(FACTIONS.map((faction) => pack.factions[faction].gold));
  atMost(gold, pack.counts.counts.gold, 'factions', wrong);
}

/** AH-026, AH-030, AH-032: no more pieces at the start than there are. */
function checkAmounts(pack: AhoyPack, wrong: Wrong): void {
  const { bluefin, mollusk, limits } = pack.amounts;
  const comrades = mollusk.comradesOnIsland + mollusk.ready;
  atMost(comrades, pack.counts.counts.comrade, 'amounts.mollusk.ready', wrong);
  atMost(bluefin.patrols, pack.counts.counts.patrol, 'amounts.bluefin.patrols', wrong);
  atMost(mollusk.plans, pack.plans.cards.length, 'amounts.mollusk.plans', wrong);
  atMost(limits.market, pack.market.length, 'amounts.limits.market', wrong);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

function same(got: number, expected: number, path: string, wrong: Wrong): void {
  if (got !== expected) wrong(path, `${expected} in all`, got);
}

function atMost(got: number, most: number, path: string, wrong: Wrong): void {
  if (got > most) wrong(path, `at most ${most}`, got);
}
