import type { PackSource, Wrong } from '@quarterdeck/kernel/pack';
import { countOf, effectsBy, read, uniqueIds } from '@quarterdeck/kernel/pack';
import { CARDS, DIRECTIONS, EXTENSION_TYPES, GOODS, ORDINARY_GOODS } from './components.ts';
import { CONTENT } from './content.ts';
import { EDITIONS } from './editions.gen.ts';
import { FIXED_FIGURES } from './fixed-figures.ts';
import { PACK_SHAPE, type SeawolfPack } from './pack-shape.ts';
import { MOST_PLAYERS } from './printed.ts';

/** The components of the game as data, with what no shape can say about them. */
export const SEAWOLF_PACK: PackSource<SeawolfPack> = {
  shape: PACK_SHAPE,
  content: read(PACK_SHAPE, CONTENT),
  editions: EDITIONS,
  version: 2,
  migrations: { 1: FIXED_FIGURES.reset },
  effects: effectsBy({ seaTiles: 'action' }),
  check: (pack, wrong) => {
    FIXED_FIGURES.check(pack, wrong);
    checkCounts(pack, wrong);
    checkCaptains(pack, wrong);
    checkIds(pack, wrong);
    checkSeaTiles(pack, wrong);
    checkExtensions(pack, wrong);
    checkSupplyBoards(pack, wrong);
    checkSetups(pack, wrong);
  },
};

/** SW-006 to SW-023 */
function checkCounts(pack: SeawolfPack, wrong: Wrong): void {
  const { counts: printed } = pack.counts;
  const { tablePieces: pieces } = pack;
  countOf(pack.seaTiles, 'seaTiles', printed.seaTiles, wrong);
  countOf(pack.portTiles, 'portTiles', printed.portTiles, wrong);
  countOf(pack.supplyBoards, 'supplyBoards', printed.supplyBoards, wrong);
  countOf(pack.chests, 'chests', printed.treasureChests, wrong);
  countOf(pack.captains, 'captains', printed.merchantShips, wrong);
  countOf(pack.captains, 'captains', printed.rumBarrels, wrong, 'rum barrels');
  countOf(pack.captains, 'captains', printed.bowTiles, wrong, 'bow tiles');
  countOf(Object.keys(pack.missions), 'missions', printed.missionCards, wrong);
  countOf(Object.keys(pack.sterns), 'sterns', printed.sternTiles, wrong);
  const cards = pack.captains.flatMap((captain) => captain.cards);
  countOf(cards, 'captains', printed.movementCards, wrong, 'movement cards');
  const markers = pack.captains.flatMap((captain) => captain.missionMarkers);
  countOf(markers, 'captains', printed.missionMarkers, wrong, 'mission markers');
  for (const single of ['pirateShips', 'windMarkers', 'peacemakerMarkers'] as const)
    same(printed[single], 1, `counts.counts.${single}`, wrong);
  const winds = pieces.wind.directions;
  if (DIRECTIONS.some((wind) => winds.filter((w) => w === wind).length !== 1))
    wrong('tablePieces.wind.directions', `one each of ${DIRECTIONS.join(', ')}`, winds.join(', '));
  same(pieces.dice.count, printed.dice, 'tablePieces.dice.count', wrong);
  same(pieces.cannons.total, printed.cannons, 'tablePieces.cannons.total', wrong);
  same(pieces.coins.oneThaler, printed.coinsOneThaler, 'tablePieces.coins.oneThaler', wrong);
  same(pieces.coins.fiveThaler, printed.coinsFiveThaler, 'tablePieces.coins.fiveThaler', wrong);
  const markersOfGoods = GOODS.reduce((sum, good) => sum + pack.goods[good].count, 0);
  same(markersOfGoods, printed.goodsMarkers, 'goods', wrong);
}

/** SW-011, SW-020, SW-021, SW-047: one for each seat, and the colours are alike in play. */
function checkCaptains(pack: SeawolfPack, wrong: Wrong): void {
  atLeast(pack.captains.length, MOST_PLAYERS, 'captains', wrong);
  const markers = pack.counts.counts.missionMarkersPerPlayer;
  pack.captains.forEach((captain, index) => {
    const path = `captains[${index}] "${captain.id}"`;
    countOf(captain.missionMarkers, `${path}.missionMarkers`, markers, wrong);
    const shows = captain.cards.map((card) => card.shows);
    if (CARDS.some((card) => shows.filter((s) => s === card).length !== 1))
      wrong(`${path}.cards`, `one card each of ${CARDS.join(', ')}`, shows.join(', '));
    for (const field of ['holdSpaces', 'cannonBases', 'startRum'] as const) {
      const usual = pack.captains[0]?.bow[field];
      if (captain.bow[field] !== usual)
        wrong(`${path}.bow.${field}`, `${usual}, as on the other bows`, captain.bow[field]);
    }
    atMost(captain.bow.startRum, captain.bow.holdSpaces, `${path}.bow.startRum`, wrong);
  });
  const { rumAlone, rumWithGood } = pack.sterns.hoocher.effect;
  const spaces = pack.captains[0]?.bow.holdSpaces ?? 0;
  atMost(rumAlone, spaces, 'sterns.hoocher.effect.rumAlone', wrong);
  atMost(rumWithGood, spaces - 1, 'sterns.hoocher.effect.rumWithGood', wrong);
}

function checkIds(pack: SeawolfPack, wrong: Wrong): void {
  uniqueIds(pack.seaTiles, 'seaTiles', wrong);
  uniqueIds(pack.portTiles, 'portTiles', wrong);
  uniqueIds(pack.supplyBoards, 'supplyBoards', wrong);
  uniqueIds(pack.chests, 'chests', wrong);
  uniqueIds(pack.captains, 'captains', wrong);
  uniqueIds(pack.extensions.pieces, 'extensions.pieces', wrong);
}

/** SW-132: a face names each good once. */
function checkSeaTiles(pack: SeawolfPack, wrong: Wrong): void {
  pack.seaTiles.forEach((tile, index) => {
    for (const side of ['a', 'b'] as const) {
      const { goods: shown } = tile.faces[side];
      if (new Set(shown).size !== shown.length)
        wrong(
          `seaTiles[${index}] "${tile.id}".faces.${side}.goods`,
          'each good once',
          shown.join(', '),
        );
    }
  });
}

/** SW-023, SW-044, SW-S07: each type has the values from 0 up, one piece each. */
function checkExtensions(pack: SeawolfPack, wrong: Wrong): void {
  const { shipExtensions, shipExtensionsPerType } = pack.counts.counts;
  const perType = 'counts.counts.shipExtensionsPerType';
  atLeast(shipExtensionsPerType, MOST_PLAYERS + 1, perType, wrong);
  const { pieces } = pack.extensions;
  countOf(pieces, 'extensions.pieces', shipExtensions, wrong);
  for (const type of EXTENSION_TYPES) {
    const values = pieces.filter((p) => p.type === type).map((p) => p.value);
    const expected = Array.from({ length: shipExtensionsPerType }, (_, value) => value);
    if (values.toSorted((a, b) => a - b).join() !== expected.join())
      wrong(`extensions.pieces of type ${type}`, `the values ${expected}`, values.join(', '));
  }
}

/** SW-019, SW-035, SW-037, SW-S12: rows in order, and no more markers than there are. */
function checkSupplyBoards(pack: SeawolfPack, wrong: Wrong): void {
  pack.supplyBoards.forEach((board, index) => {
    for (const side of ['a', 'b'] as const) {
      const path = `supplyBoards[${index}] "${board.id}".sides.${side}`;
      const { rows } = board.sides[side];
      rows.forEach((row, at) => {
        if (row.good !== ORDINARY_GOODS[at])
          wrong(`${path}.rows[${at}].good`, `${ORDINARY_GOODS[at]}`, row.good);
        if (row.fields.every((field) => field.minPlayers > 2))
          wrong(`${path}.rows[${at}].fields`, 'a field filled at every player count', 'none');
      });
      rows.forEach(({ fields: row }, at) => {
        if (!isFilledFromTheMiddle(row.map((field) => field.minPlayers)))
          wrong(
            `${path}.rows[${at}].fields`,
            'player counts that rise towards both ends',
            'others',
          );
      });
      const fields = rows.flatMap((row) => row.fields);
      const cocoa = fields.filter((field) => field.good === 'cocoa' && field.minPlayers === 2);
      countOf(cocoa, `${path}.rows`, pack.goods.cocoa.count, wrong, 'cocoa at every player count');
      for (const good of GOODS) {
        const used = fields.filter((field) => field.good === good).length;
        if (used > pack.goods[good].count)
          wrong(`${path}.rows`, `at most ${pack.goods[good].count} ${good}`, used);
      }
    }
  });
}

/** SW-035: the fields of a count and all between them. */
function isFilledFromTheMiddle(minPlayers: readonly number[]): boolean {
  const lowest = minPlayers.indexOf(Math.min(...minPlayers));
  return minPlayers.every((count, at) => {
    const inward = minPlayers[at < lowest ? at + 1 : at - 1];
    return at === lowest || inward === undefined || inward <= count;
  });
}

/** SW-031, SW-041, SW-042, SW-060, SW-293: what a table needs must be in the box. */
function checkSetups(pack: SeawolfPack, wrong: Wrong): void {
  const extensionTiles = pack.seaTiles.filter(
    ({ faces }) => faces.a.action === 'shipExtension' || faces.b.action === 'shipExtension',
  );
  for (const [players, setup] of Object.entries(pack.setups)) {
    const path = `setups.${players}`;
    const tiles = setup.seaTilesInPlay + setup.portTilesInPlay;
    same(tiles, setup.size * setup.size, `${path}.seaTilesInPlay and portTilesInPlay`, wrong);
    atMost(setup.seaTilesInPlay, pack.seaTiles.length, `${path}.seaTilesInPlay`, wrong);
    // One port tile at least must be left to draw when the first port is complete.
    atMost(setup.portTilesInPlay, pack.portTiles.length - 1, `${path}.portTilesInPlay`, wrong);
    const guaranteed = `${path}.guaranteedExtensionTiles`;
    atMost(setup.guaranteedExtensionTiles, setup.seaTilesInPlay, guaranteed, wrong);
    atMost(setup.guaranteedExtensionTiles, extensionTiles.length, guaranteed, wrong);
    const { missionMarkersPerPlayer } = pack.counts.counts;
    atMost(setup.missionCards, missionMarkersPerPlayer, `${path}.missionCards`, wrong);
    countOf(setup.racePositions, `${path}.racePositions`, Number(players), wrong);
    const { perPlayerInSupply, total } = pack.tablePieces.cannons;
    const cannons = perPlayerInSupply * Number(players);
    atMost(cannons, total, 'tablePieces.cannons.perPlayerInSupply', wrong);
  }
}

function same(got: number, expected: number, path: string, wrong: Wrong): void {
  if (got !== expected) wrong(path, `${expected} in all`, got);
}

function atLeast(got: number, least: number, path: string, wrong: Wrong): void {
  if (got < least) wrong(path, `at least ${least}`, got);
}

function atMost(got: number, most: number, path: string, wrong: Wrong): void {
  if (got > most) wrong(path, `at most ${most}`, got);
}
