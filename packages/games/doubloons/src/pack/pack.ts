import type { PackSource, Wrong } from '@quarterdeck/kernel/pack';
import { countOf, effectsBy, knownId, read, uniqueIds } from '@quarterdeck/kernel/pack';
import {
  BOARDS,
  COLOURS,
  type Colour,
  MAP_TILES,
  RELIC_KINDS,
  SPECIAL_TILES,
  SYMBOLS,
  WATER_GROUPS,
} from './components.ts';
import { CONTENT } from './content.ts';
import { EDITIONS } from './editions.gen.ts';
import { FIXED_FIGURES } from './fixed-figures.ts';
import { CAPTAINS, JEWELS, RELICS } from './ids.gen.ts';
import { type DoubloonsPack, PACK_SHAPE } from './pack-shape.ts';
import { printed } from './printed.ts';
import { timingOf } from './water-facts.ts';

/** The components of the game as data, with what no shape can say about them. */
export const DOUBLOONS_PACK: PackSource<DoubloonsPack> = {
  shape: PACK_SHAPE,
  content: read(PACK_SHAPE, CONTENT),
  editions: EDITIONS,
  version: 2,
  migrations: { 1: FIXED_FIGURES.reset },
  effects: effectsBy({ landmarks: 'op', waterTiles: 'op', actionCards: 'type' }),
  check: (pack, wrong) => {
    FIXED_FIGURES.check(pack, wrong);
    checkPieces(pack, wrong);
    checkCards(pack, wrong);
    checkLandmarks(pack, wrong);
    checkMaps(pack, wrong);
    checkWater(pack, wrong);
    checkMats(pack, wrong);
    const sound = BOARDS.map((board) => checkIsland(pack, board, wrong));
    if (sound.every(Boolean)) checkDistances(pack, wrong);
  },
};

/** DD-014, DD-015, DD-017, DD-018, DD-020 to DD-022 */
function checkPieces(pack: DoubloonsPack, wrong: Wrong): void {
  const { standard, modules } = pack.counts;
  const jewels = JEWELS.filter((jewel) => pack.jewels[jewel].module === null);
  same(
    sum(jewels, (jewel) => pack.jewels[jewel].count),
    standard.jewels,
    'jewels',
    wrong,
  );
  same(pack.jewels.blackJewel.count, modules.blackJewels, 'jewels.blackJewel.count', wrong);
  for (const kind of RELIC_KINDS) {
    const found = RELICS.filter((relic) => pack.relics[relic].kind === kind);
    same(
      sum(found, (relic) => pack.relics[relic].count),
      modules[`${kind}s`],
      'relics',
      wrong,
    );
  }
  same(modules.totems + modules.shells, modules.relics, 'counts.modules.relics', wrong);
  for (const relic of RELICS) {
    const { kind, symbol } = pack.relics[relic];
    if (`${kind}-${symbol}` !== relic)
      wrong(`relics.${relic}`, 'the kind and the symbol of its name', `${kind}-${symbol}`);
  }
  const { figures } = pack.mats;
  const each = CAPTAINS.length;
  same(figures.pirateShips * each, standard.pirateShips, 'mats.figures.pirateShips', wrong);
  same(figures.ghostShips * each, standard.ghostShips, 'mats.figures.ghostShips', wrong);
  same(figures.shipMats * each, standard.shipMats, 'mats.figures.shipMats', wrong);
  same(
    figures.captainMeeples * each,
    standard.captainMeeples,
    'mats.figures.captainMeeples',
    wrong,
  );
  same(figures.markerDiscs * each, standard.markerDiscs, 'mats.figures.markerDiscs', wrong);
  same(
    figures.endGameTrackers * each,
    modules.endGameTrackers,
    'mats.figures.endGameTrackers',
    wrong,
  );
}

/** DD-016, DD-023, DD-029, DD-285: captain cards with Steal crew take more (DD-119). */
function checkCards(pack: DoubloonsPack, wrong: Wrong): void {
  const { standard, modules } = pack.counts;
  uniqueIds(pack.actionCards, 'actionCards', wrong);
  const kinds = [
    ['normal', standard.actionCardsNormal],
    ['captain', standard.actionCardsCaptain],
    ['green', modules.actionCardsGreen],
  ] as const;
  for (const [kind, count] of kinds)
    countOf(
      pack.actionCards.filter((card) => card.kind === kind),
      'actionCards',
      count,
      wrong,
      `${kind} cards`,
    );
  pack.actionCards.forEach(({ id, kind, actions }, index) => {
    for (const action of actions) {
      const path = `actionCards[${index}] "${id}".actions`;
      if (action.type === 'hunt' && action.gainCrew > 0 && kind !== 'green')
        wrong(`${path}.gainCrew`, 'crew on green cards alone', action.gainCrew);
      if (action.type !== 'board') continue;
      if ((action.effect === 'stealHalfDoubloons') !== (action.amount === undefined))
        wrong(`${path}.amount`, 'an amount for what is not halved, and none else', action.amount);
      if (action.effect === 'stealShip')
        wrong(`${path}.effect`, 'stealReputation, which a module turns into it', action.effect);
    }
  });
}

const CAPITALS = { blue: 'Blue', yellow: 'Yellow', red: 'Red', green: 'Green' } as const;

/** DD-019, DD-022, DD-297 */
function checkLandmarks(pack: DoubloonsPack, wrong: Wrong): void {
  const { standard, modules } = pack.counts;
  const boxed = (colour: Colour): number =>
    colour === 'green' ? modules.landmarksGreen : standard[`landmarks${CAPITALS[colour]}`];
  for (const colour of COLOURS) {
    const all = Object.values(pack.landmarks).filter((landmark) => landmark.colour === colour);
    const counted = all.filter(({ module }) => colour === 'green' || module === null);
    countOf(counted, 'landmarks', boxed(colour), wrong, `${colour} landmarks`);
  }
  for (const [landmark, { effects, before, after }] of Object.entries(pack.landmarks)) {
    const sides = before !== undefined && after !== undefined;
    if ((effects !== undefined) === sides)
      wrong(`landmarks.${landmark}.effects`, 'effects, or a side before and one after', effects);
  }
}

/** DD-017, DD-030 to DD-034, DD-291, DD-292 */
function checkMaps(pack: DoubloonsPack, wrong: Wrong): void {
  const { standard } = pack.counts;
  const { mapTiles, setup } = pack;
  same(
    sum(MAP_TILES, (tile) => mapTiles[tile].count),
    standard.mapTiles,
    'mapTiles',
    wrong,
  );
  same(
    sum(SYMBOLS, (tile) => mapTiles[tile].count),
    standard.mapFragments,
    'mapTiles',
    wrong,
  );
  const specials = sum(SPECIAL_TILES, (tile) => mapTiles[tile].count);
  same(specials, standard.mapTilesSpecial, 'mapTiles', wrong);
  for (const players of ['2', '3', '4', '5', '6'] as const) {
    const row = setup.byPlayers[players];
    const path = `setup.byPlayers.${players}`;
    const fragments = row.fragmentTypes * mapTiles.x.count - row.fragmentsRemoved;
    const left = fragments - Number(players) * setup.perPlayer.fragments;
    const added = sum(SPECIAL_TILES, (tile) => row.specialTiles[tile]);
    same(row.mapStack, left + added, `${path}.mapStack`, wrong);
    const adventure = setup.alternate.byPlayers[players];
    const alone = sum(SPECIAL_TILES, (tile) => adventure.specialTiles[tile]);
    same(adventure.mapStack, alone, `setup.alternate.byPlayers.${players}.mapStack`, wrong);
    for (const tile of SPECIAL_TILES) {
      const most = Math.max(row.specialTiles[tile], adventure.specialTiles[tile]);
      atMost(most, mapTiles[tile].count, `${path}.specialTiles.${tile}`, wrong);
    }
    const relics = Number(players) * setup.alternate.relics;
    atMost(relics, pack.counts.modules.relics, 'setup.alternate.relics', wrong);
  }
}

/** DD-018, DD-036, DD-153, DD-S12, DD-S13: a tile for every region, and water for every ship. */
function checkWater(pack: DoubloonsPack, wrong: Wrong): void {
  const water = Object.values(pack.waterTiles);
  const all = sum(water, ({ count }) => count);
  same(all, pack.counts.standard.waterTiles, 'waterTiles', wrong);
  for (const [tile, { effect, timing }] of Object.entries(pack.waterTiles)) {
    const when = timingOf(effect);
    if (timing !== when) wrong(`waterTiles.${tile}.timing`, `${when} with ${effect.op}`, timing);
  }
  for (const board of BOARDS)
    for (const players of ['2', '3', '4', '5', '6'] as const) {
      const drawn = pack.waterChart[board][players].map((group) => group.replace('*', ''));
      const path = `waterChart.${board}.${players}`;
      for (const group of WATER_GROUPS) {
        const tiles = water.filter((tile) => tile.group === group);
        const most = sum(tiles, ({ count }) => count);
        atMost(drawn.filter((one) => one === group).length, most, path, wrong);
      }
      if (drawn.every((group) => group === 'S')) wrong(path, 'a region for ships', 'none');
    }
}

/** DD-012, DD-026, DD-040, DD-223: nothing starts above its limit, and the supply suffices. */
function checkMats(pack: DoubloonsPack, wrong: Wrong): void {
  const { hull, reputation, crew, endTrack, ghost } = pack.mats;
  const { perPlayer, legendaryGhostShip } = pack.setup;
  atMost(hull.start, hull.most, 'mats.hull.start', wrong);
  atMost(ghost.hull, hull.most, 'mats.ghost.hull', wrong);
  atMost(crew.start, crew.most, 'mats.crew.start', wrong);
  atMost(reputation.start, reputation.points.length - 1, 'mats.reputation.start', wrong);
  atMost(endTrack.start, endTrack.spaces - 1, 'mats.endTrack.start', wrong);
  atMost(legendaryGhostShip.crew, crew.most, 'setup.legendaryGhostShip.crew', wrong);
  const most = pack.about.maxPlayers;
  const doubloons = most * perPlayer.doubloons + legendaryGhostShip.doubloons;
  atMost(doubloons, pack.counts.standard.doubloons, 'setup.perPlayer.doubloons', wrong);
  atMost(
    most * perPlayer.pillageTokens,
    pack.counts.standard.pillageTokens,
    'setup.perPlayer.pillageTokens',
    wrong,
  );
  atMost(
    most * perPlayer.compasses,
    pack.counts.modules.compassTokens,
    'setup.perPlayer.compasses',
    wrong,
  );
}

/** DD-024, DD-284: paths between places that there are; beaches in waters that there are. */
function checkIsland(pack: DoubloonsPack, board: (typeof BOARDS)[number], wrong: Wrong): boolean {
  const { regions, locations, paths } = pack.islands[board];
  let sound = true;
  const alas: Wrong = (path, expected, got) => {
    sound = false;
    wrong(path, expected, got);
  };
  uniqueIds(regions, `islands.${board}.regions`, alas);
  uniqueIds(locations, `islands.${board}.locations`, alas);
  const places = new Set(locations.map(({ id }) => id));
  const waters = new Set(regions.map(({ id }) => id));
  for (const path of paths)
    for (const end of path) knownId(end, places, `islands.${board}.paths`, 'a location', alas);
  locations.forEach(({ id, kind, region }, index) => {
    const path = `islands.${board}.locations[${index}] "${id}".region`;
    if ((kind === 'beach') !== (region !== null))
      alas(path, 'a water region for a beach, and for nothing else', region);
    if (region !== null) knownId(region, waters, path, 'a water region', alas);
  });
  const goals = locations.filter(({ kind }) => kind === 'goal');
  countOf(goals, `islands.${board}.locations`, 1, alas, 'goal');
  if (!locations.some(({ kind }) => kind === 'beach'))
    alas(`islands.${board}.locations`, 'a beach', 'none');
  return sound;
}

/** DD-S16, DD-S17, DD-S44: every place leads to the goal, in as many steps as stand beside it. */
function checkDistances(pack: DoubloonsPack, wrong: Wrong): void {
  const { boards } = printed(pack);
  for (const board of BOARDS)
    pack.islands[board].locations.forEach(({ id, distance }, index) => {
      const found = boards[board].locations[index]?.distance;
      const path = `islands.${board}.locations[${index}] "${id}".distance`;
      if (found === Number.POSITIVE_INFINITY) wrong(path, 'a way to the goal', 'none');
      else if (distance !== undefined && distance !== found) wrong(path, `${found}`, distance);
    });
}

const sum = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

function same(got: number, expected: number, path: string, wrong: Wrong): void {
  if (got !== expected) wrong(path, `${expected} in all`, got);
}

function atMost(got: number, most: number, path: string, wrong: Wrong): void {
  if (got > most) wrong(path, `at most ${most}`, got);
}
