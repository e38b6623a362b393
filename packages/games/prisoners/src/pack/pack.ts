import { byId } from '@quarterdeck/kernel';
import type { PackSource, Wrong } from '@quarterdeck/kernel/pack';
import { countOf, effectsBy, knownId, read } from '@quarterdeck/kernel/pack';
import { COLORS, COORDINATES, CREATURES, LEVELS } from './components.ts';
import { CONTENT } from './content.ts';
import { EDITIONS } from './editions.gen.ts';
import { FIXED_FIGURES } from './fixed-figures.ts';
import { TERRITORIES, TERRITORY_MANEUVERS } from './ids.gen.ts';
import { PACK_SHAPE, type PrisonersPack, TABLES } from './pack-shape.ts';
import { type ManeuverPrint, type Printed, printed } from './printed.ts';

/** The components of the game as data, with what no shape can say about them. */
export const PRISONERS_PACK: PackSource<PrisonersPack> = {
  shape: PACK_SHAPE,
  content: read(PACK_SHAPE, CONTENT),
  editions: EDITIONS,
  version: 2,
  migrations: { 1: FIXED_FIGURES.reset },
  effects: effectsBy({ deckManeuvers: 'op', territoryManeuvers: 'op' }),
  check: (pack, wrong) => {
    FIXED_FIGURES.check(pack, wrong);
    checkColors(pack, wrong);
    checkFigures(pack, wrong);
    checkDestinations(pack, wrong);
    checkDeck(pack, wrong);
    checkTerritories(pack, wrong);
    if (checkWords(pack, wrong)) {
      const print = printed(pack);
      checkRegions(print, wrong);
      checkStarts(print, wrong);
      for (const maneuver of print.ids.maneuver)
        checkManeuver(byId(print.maneuvers, maneuver), wrong);
    }
  },
};

const same = (got: number, expected: number, path: string, wrong: Wrong): void => {
  if (got !== expected) wrong(path, String(expected), got);
};
const sum = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

/** TP-002, TP-003, TP-006, TP-062 */
function checkColors({ about, colors, counts, figures }: PrisonersPack, wrong: Wrong): void {
  same(about.maxPlayers, COLORS.length, 'about.maxPlayers', wrong);
  COLORS.forEach((color, index) => {
    const { seat, ships, markers } = colors[color];
    same(seat, index + 1, `colors.${color}.seat`, wrong);
    same(ships, counts.ships.perColor, `colors.${color}.ships`, wrong);
    same(markers, counts.territoryAndDrawMarkers.perColor, `colors.${color}.markers`, wrong);
  });
  const ships = sum(COLORS, (color) => colors[color].ships);
  same(ships, counts.ships.total, 'counts.ships.total', wrong);
  same(figures.maxShipsPerPlayer.value, counts.ships.perColor, 'figures.maxShipsPerPlayer', wrong);
}

/** TP-004, TP-016, TP-019 to TP-022, TP-026: a higher level is never weaker. */
function checkFigures({ counts, dice, figures, shipLevels }: PrisonersPack, wrong: Wrong): void {
  same(dice.count, counts.dice.total, 'dice.count', wrong);
  if (!dice.faces.includes('hit')) wrong('dice.faces', 'a hit', 'none');
  same(figures.minLevel.value, LEVELS[0], 'figures.minLevel', wrong);
  same(figures.maxLevel.value, LEVELS[4], 'figures.maxLevel', wrong);
  const fields = ['attackDice', 'returnFireDice', 'sinkDefense', 'captureDefense'] as const;
  LEVELS.forEach((level, index) => {
    const ship = shipLevels[`${level}`];
    const below = shipLevels[`${LEVELS[Math.max(0, index - 1)] ?? level}`];
    for (const field of fields)
      if (ship[field] < below[field])
        wrong(`shipLevels.${level}.${field}`, `at least ${below[field]}`, ship[field]);
    if (ship.captureDefense < ship.sinkDefense)
      wrong(`shipLevels.${level}.captureDefense`, 'at least its sinkDefense', ship.captureDefense);
  });
}

/** TP-007, TP-082 */
function checkDestinations({ counts, destinations }: PrisonersPack, wrong: Wrong): void {
  const { total, territories, sharks, squids, privateers } = counts.destinations;
  same(destinations.territory.count, TERRITORIES.length, 'destinations.territory.count', wrong);
  same(territories, destinations.territory.count, 'counts.destinations.territories', wrong);
  same(sharks, destinations.shark.count, 'counts.destinations.sharks', wrong);
  same(squids, destinations.squid.count, 'counts.destinations.squids', wrong);
  same(privateers, destinations.privateer.count, 'counts.destinations.privateers', wrong);
  const all = sum([...CREATURES, 'territory'] as const, (face) => destinations[face].count);
  same(all, total, 'counts.destinations.total', wrong);
}

/** TP-008, TP-086 to TP-088 */
function checkDeck(pack: PrisonersPack, wrong: Wrong): void {
  const { counts, deckManeuvers, figures, specialPieces } = pack;
  const { total, designs, perLevel } = counts.deckManeuvers;
  const all = Object.values(deckManeuvers);
  same(all.length, designs, 'counts.deckManeuvers.designs', wrong);
  for (const maneuver of TERRITORY_MANEUVERS)
    if (Object.hasOwn(deckManeuvers, maneuver))
      wrong(`deckManeuvers.${maneuver}`, 'an id that no Territory Maneuver has', maneuver);
  knownId(
    specialPieces.explodingSquids.usedBy,
    new Set(Object.keys(deckManeuvers)),
    'specialPieces.explodingSquids.usedBy',
    'a Deck Maneuver',
    wrong,
  );
  for (const level of LEVELS) {
    const cards = all.filter((maneuver) => maneuver.level === level);
    const found = sum(cards, ({ count }) => count);
    if (found !== perLevel) wrong('deckManeuvers', `${perLevel} cards of level ${level}`, found);
  }
  const cards = sum(all, ({ count }) => count);
  same(cards, total, 'counts.deckManeuvers.total', wrong);
  for (const players of TABLES) {
    const depth = figures.takeNoPrisonersDepth.value[players];
    const path = `figures.takeNoPrisonersDepth.value.${players}`;
    if (depth > total) wrong(path, `at most ${total}`, depth);
  }
}

/** TP-009: one for each, and each for its own. */
function checkTerritories(pack: PrisonersPack, wrong: Wrong): void {
  const { counts, territories, territoryManeuvers } = pack;
  const { length } = TERRITORY_MANEUVERS;
  same(counts.territoryManeuvers.total, length, 'counts.territoryManeuvers', wrong);
  for (const territory of TERRITORIES) {
    const { maneuver } = territories[territory];
    if (territoryManeuvers[maneuver].territory !== territory)
      wrong(`territories.${territory}.maneuver`, 'the maneuver that names it', maneuver);
  }
}

/** TP-077: every hex has coordinates that there are, or is a starting hex. */
function checkWords({ board }: PrisonersPack, wrong: Wrong): boolean {
  let sound = true;
  const known = new Set<string>([...COORDINATES, '--']);
  board.coordinates.forEach((line, row) => {
    const words = line.split(' ');
    const odd = words.find((word) => !known.has(word));
    const path = `board.coordinates[${row}]`;
    if (words.length !== board.columns) wrong(path, `${board.columns} words`, words.length);
    if (odd !== undefined) wrong(path, 'coordinates, or -- for a starting hex', odd);
    sound = sound && words.length === board.columns && odd === undefined;
  });
  return sound;
}

/** TP-070, TP-081, TP-S07, TP-S08 */
function checkRegions({ content, hexes, hexesOf }: Printed, wrong: Wrong): void {
  content.board.regions.forEach((region, index) => {
    const path = `board.regions[${index}]`;
    const own = hexes.filter((hex) => hex.region === index);
    same(region.id, index + 1, `${path}.id`, wrong);
    same(own.length, region.hexes, `${path}.hexes`, wrong);
    const numbered = own.filter(({ coordinates }) => coordinates !== null);
    same(numbered.length, region.coordinateHexes, `${path}.coordinateHexes`, wrong);
    for (const coordinates of COORDINATES) {
      const { hexesPerRegion, high, low } = content.coordinates[coordinates];
      const found = hexesOf[index]?.[coordinates] ?? [];
      countOf(found, path, hexesPerRegion, wrong, `hexes of ${coordinates}`);
      if (`${high}${low}` !== coordinates || high <= low)
        wrong(`coordinates.${coordinates}`, 'its higher level before its lower', `${high}${low}`);
    }
  });
}

/** TP-063, TP-064, TP-068 */
function checkStarts({ content, hexes }: Printed, wrong: Wrong): void {
  content.board.startAreas.forEach(({ id, region, hexes: names }, index) => {
    const path = `board.startAreas[${index}]`;
    same(id, index + 1, `${path}.id`, wrong);
    countOf(names, `${path}.hexes`, content.figures.startShips.value, wrong, 'starting hexes');
    for (const name of names) {
      const hex = hexes.find((one) => one.name === name);
      if (hex === undefined || hex.coordinates !== null || hex.region + 1 !== region)
        wrong(`${path}.hexes`, `hexes of region ${region} without coordinates`, name);
    }
  });
  const bare = hexes.filter(({ coordinates, start }) => coordinates === null && start === null);
  if (bare.length > 0)
    wrong(
      'board.coordinates',
      'a start area for every hex without coordinates',
      bare.map(({ name }) => name).join(', '),
    );
}

/** The ops that can be carried out by a maneuver of each type (TP-107, TP-168, TP-195). */
const OPS = {
  command: [
    'extraMove',
    'attackDice',
    'defense',
    'look',
    'noReturnFire',
    'blast',
    'moveEnemy',
    'sinkBoth',
  ],
  engagement: ['rollDice', 'supportDice', 'rollDefense', 'rerollMisses', 'cancel', 'callOff'],
  aftermath: ['extraDraw', 'stealRandomCard', 'saveShip', 'sinkToCapture', 'mutualDestruction'],
} as const;

function checkManeuver(
  { maneuver, territory, type, effects, choose }: ManeuverPrint,
  wrong: Wrong,
) {
  const kind = territory === null ? 'deckManeuvers' : 'territoryManeuvers';
  const known: readonly string[] = OPS[type];
  for (const { op } of effects)
    if (!known.includes(op))
      wrong(`${kind}.${maneuver}.effects`, `what a ${type} maneuver can do`, op);
  for (const asked of choose)
    if ('within' in asked && asked.within?.of === 'thisTerritory' && territory === null)
      wrong(`${kind}.${maneuver}.choose`, 'no territory on a Deck Maneuver', asked.within.of);
}
