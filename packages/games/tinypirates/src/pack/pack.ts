import type { PackSource, Wrong } from '@quarterdeck/kernel/pack';
import { effectsBy, knownId, read } from '@quarterdeck/kernel/pack';
import { BOOTY, COLOURS, MERCHANTS, ORDER_TOKENS, PORTS, STATIONS } from './components.ts';
import { CONTENT } from './content.ts';
import { EDITIONS } from './editions.gen.ts';
import { FIXED_FIGURES } from './fixed-figures.ts';
import { MAP_CARDS, SEARCH_KINDS } from './ids.gen.ts';
import { withoutUnread } from './pack-migrations.ts';
import { PACK_SHAPE, TABLES, type TinyPiratesPack } from './pack-shape.ts';

/** The components of the game as data, with what no shape can say about them. */
export const TINYPIRATES_PACK: PackSource<TinyPiratesPack> = {
  shape: PACK_SHAPE,
  content: read(PACK_SHAPE, CONTENT),
  editions: EDITIONS,
  version: 3,
  migrations: { 1: withoutUnread, 2: FIXED_FIGURES.reset },
  effects: effectsBy({
    crew: 'kind',
    captains: 'kind',
    searchTokens: 'effect',
    soloHelms: 'order',
    soloLegends: 'kind',
  }),
  check: (pack, wrong) => {
    FIXED_FIGURES.check(pack, wrong);
    checkBox(pack, wrong);
    checkBoard(pack, wrong);
    checkCaptains(pack, wrong);
    checkCrew(pack, wrong);
    checkEnough(pack, wrong);
    checkSetup(pack, wrong);
    checkHelm(pack, wrong);
    checkLegend(pack, wrong);
    checkSearch(pack, wrong);
    checkSolo(pack, wrong);
  },
};

const same = (got: number, expected: number, path: string, wrong: Wrong): void => {
  if (got !== expected) wrong(path, String(expected), got);
};
const sum = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

/** TE-001 to TE-003, TE-020, TE-264 */
function checkBox(pack: TinyPiratesPack, wrong: Wrong): void {
  const { components: box, perPlayer: each } = pack.counts;
  const tokens = sum(SEARCH_KINDS, (kind) => pack.searchTokens[kind].count);
  const crates = sum(BOOTY, (type) => pack.booty[type].count);
  const counted = [
    ['map-cards', MAP_CARDS.length],
    ['merchant-cards', Object.keys(pack.merchantCards).length],
    ['crew-cards', Object.keys(pack.crew).length],
    ['captain-cards', Object.keys(pack.captainCards).length],
    ['search-tokens', tokens],
    ['booty-crates', crates],
    ['merchant-ships', MERCHANTS.length],
    ['port-tokens', PORTS.length],
    ['dice', pack.dice.count],
    ['order-tokens', each.orderTokens * COLOURS.length],
    ['pirate-ships', each.pirateShips * COLOURS.length],
    ['captains', each.captains * COLOURS.length],
    ['legend-tokens', each.legendTokens * COLOURS.length],
    ['deckhands', each.deckhands * COLOURS.length],
    ['treasures', each.treasures * COLOURS.length],
    ['helm-mats', each.helmMats * COLOURS.length],
    ['legend-mats', each.legendMats * COLOURS.length],
    ['doubloons', each.doubloons * COLOURS.length],
    ['sure-fire-tokens', pack.limits.sureFire * COLOURS.length],
  ] as const;
  for (const [name, count] of counted)
    same(box[name].count, count, `counts.components.${name}`, wrong);
}

/** TE-032, TE-033, TE-040, TE-041, TE-S23: opposite corners, and Coves for all four. */
function checkBoard({ board, mapCards }: TinyPiratesPack, wrong: Wrong): void {
  const corners = ['r0c0', 'r0c3', 'r3c0', 'r3c3'];
  const opposite = new Map([
    ['r0c0', 'r3c3'],
    ['r3c3', 'r0c0'],
    ['r0c3', 'r3c0'],
    ['r3c0', 'r0c3'],
  ]);
  const [first, second] = PORTS.map((port) => board.ports[port].space);
  if (first === undefined || second === undefined || opposite.get(first) !== second)
    wrong('board.ports', 'corners that lie opposite each other', `${first}, ${second}`);
  for (const merchant of MERCHANTS) {
    const { space, target } = board.merchantStarts[merchant];
    const path = `board.merchantStarts.${merchant}`;
    if (opposite.get(space) !== board.ports[target].space)
      wrong(path, 'a Port, with the other Port as its target', `${space}, ${target}`);
  }
  for (const space of board.navyStarts.spaces)
    if (!corners.includes(space) || space === first || space === second)
      wrong('board.navyStarts', 'the corners without a Port', space);
  const coves = MAP_CARDS.filter((card) => mapCards[card].cove).length;
  if (coves < COLOURS.length) wrong('mapCards', `at least ${COLOURS.length} Coves`, coves);
  const sites = MAP_CARDS.filter((card) => mapCards[card].bury !== null).length;
  if (sites < 12) wrong('mapCards', 'a Bury Site for every Treasure', sites);
}

/** TE-199, TE-S13: every captain once, Bury first on both sides of a card. */
function checkCaptains({ captainCards, captains }: TinyPiratesPack, wrong: Wrong): void {
  const known = new Set(Object.keys(captains));
  const sides: string[] = [];
  for (const [card, item] of Object.entries(captainCards)) {
    for (const side of item.sides)
      knownId(side, known, `captainCards.${card}.sides`, 'a captain', wrong);
    sides.push(...item.sides);
  }
  for (const [captain, { actions }] of Object.entries(captains)) {
    const found = sides.filter((side) => side === captain).length;
    if (found !== 1) wrong('captainCards', `one card with ${captain}`, found);
    const [first] = actions;
    if (first?.kind !== 'bury') wrong(`captains.${captain}.actions`, 'Bury first', first?.kind);
  }
}

/** TE-043, TE-299, TE-374, TE-S48: with fewer of a kind a match could not go on. */
function checkEnough(pack: TinyPiratesPack, wrong: Wrong): void {
  const { captainCards, crew, limits, merchantCards, soloHelms, soloLegends } = pack;
  const atLeast = (path: string, count: number, least: number, of: string): void => {
    if (count < least) wrong(path, `at least ${least} ${of}`, count);
  };
  const size = (items: object): number => Object.keys(items).length;
  const crewNeeded = COLOURS.length * limits.crew + 2 * limits.crewRow;
  const staying = Object.values(merchantCards).filter(({ stays }) => stays).length;
  atLeast('crew', size(crew), crewNeeded, 'Crew Cards');
  atLeast('captainCards', size(captainCards), COLOURS.length, 'Captain Cards');
  atLeast('merchantCards', staying, MERCHANTS.length, 'Merchant Cards that stay');
  atLeast('soloHelms', size(soloHelms), 1, 'of them');
  atLeast('soloLegends', size(soloLegends), 1, 'of them');
}

/** TE-212, TE-220, TE-S71: no Bury on Crew Cards, Reroll and special trades on their Orders. */
function checkCrew({ crew }: TinyPiratesPack, wrong: Wrong): void {
  for (const [card, { actions, trigger }] of Object.entries(crew)) {
    for (const { kind } of actions) {
      const path = `crew.${card}.actions`;
      if (kind === 'bury') wrong(path, 'no Bury', kind);
      if (kind === 'reroll' && trigger !== 'attack') wrong(path, 'Reroll on Attack', trigger);
      if (kind === 'tradeSpecial' && trigger !== 'trade')
        wrong(path, 'a special trade on Trade', trigger);
    }
  }
}

/** TE-019, TE-028 to TE-030, TE-034 to TE-038, TE-046 to TE-048 */
function checkSetup(pack: TinyPiratesPack, wrong: Wrong): void {
  const { booty, counts, crew, helmMat, legendMat, limits, market, merchantCards, setup } = pack;
  const { components: box, perPlayer } = counts;
  same(setup.searchTokensPlaced, MAP_CARDS.length, 'setup.searchTokensPlaced', wrong);
  const removed = box['search-tokens'].count - setup.searchTokensPlaced;
  same(setup.searchTokensRemoved, removed, 'setup.searchTokensRemoved', wrong);
  same(setup.cratesOnMarket, BOOTY.length, 'setup.cratesOnMarket', wrong);
  const bag = sum(BOOTY, (type) => booty[type].count) - setup.cratesOnMarket;
  same(setup.cratesInBagAfterMarket, bag, 'setup.cratesInBagAfterMarket', wrong);
  for (const players of TABLES) {
    const starting = Math.max(2, Number(players));
    const left = bag - setup.merchantFaceUp - starting;
    same(setup.bagAfterSetup[players], left, `setup.bagAfterSetup.${players}`, wrong);
  }
  const deck = Object.keys(merchantCards).length - setup.merchantFaceUp;
  same(setup.merchantDeckAfterSetup, deck, 'setup.merchantDeckAfterSetup', wrong);
  const crewLeft = Object.keys(crew).length - limits.crewRow;
  same(setup.crewDeckAfterSetup, crewLeft, 'setup.crewDeckAfterSetup', wrong);
  for (const [card, { value }] of Object.entries(merchantCards))
    if (!setup.merchantDeckOrder.includes(value))
      wrong(`merchantCards.${card}.value`, 'a value of setup.merchantDeckOrder', value);
  const started = sum(STATIONS, (station) => helmMat.assignments[station].startDeckhands);
  same(started + 1, perPlayer.deckhands, 'helmMat.assignments', wrong);
  same(legendMat.treasures, perPlayer.treasures, 'legendMat.treasures', wrong);
  same(ORDER_TOKENS.length, perPlayer.orderTokens, 'counts.perPlayer.orderTokens', wrong);
  for (const value of market.startingValueByTurnOrder)
    if (!market.values.includes(value))
      wrong('market.startingValueByTurnOrder', 'a value of the Market', value);
}

/** TE-010, TE-053, TE-067, TE-070: what the rules lean on is written down twice. */
function checkHelm({ helmMat, limits, ships }: TinyPiratesPack, wrong: Wrong): void {
  const { spaces, shipLine } = helmMat.wheel;
  spaces.forEach(({ kind, deckhandMayRest }, space) => {
    const path = `helmMat.wheel.spaces[${space}]`;
    if ((kind === 'hideOut') !== (space === 0)) wrong(`${path}.kind`, 'Hide Out on space 0', kind);
    if (deckhandMayRest !== (space !== 0))
      wrong(`${path}.deckhandMayRest`, 'no Deckhand on space 0', deckhandMayRest);
  });
  if (shipLine.between.join() !== `${spaces.length - 1},0`)
    wrong('helmMat.wheel.shipLine', 'between the last space and space 0', shipLine.between.join());
  same(ships.pirateHold, limits.crates, 'ships.pirateHold', wrong);
}

/** TE-006, TE-025, TE-201, TE-246, TE-248: levels rise, and every site can be paid for. */
function checkLegend({ dice, legendMat, limits, mapCards }: TinyPiratesPack, wrong: Wrong): void {
  const { goldTrack, levels, deckhandLevel } = legendMat;
  same(goldTrack.max, limits.gold, 'legendMat.goldTrack.max', wrong);
  levels.forEach((level, index) => {
    const path = `legendMat.levels[${index}]`;
    same(level.level, index + 1, `${path}.level`, wrong);
    same(level.deckhands, level.level === deckhandLevel ? 1 : 0, `${path}.deckhands`, wrong);
    if (level.dice > dice.count) wrong(`${path}.dice`, `at most ${dice.count}`, level.dice);
  });
  for (const card of MAP_CARDS) {
    const cost = mapCards[card].bury;
    if (cost !== null && cost > limits.gold)
      wrong(`mapCards.${card}.bury`, `at most ${limits.gold}`, cost);
  }
}

/** TE-135, TE-136: what helps a sail is kept, the rest is not. */
function checkSearch({ searchTokens }: TinyPiratesPack, wrong: Wrong): void {
  for (const kind of SEARCH_KINDS) {
    const { use, effect } = searchTokens[kind];
    const kept = effect === 'addMovement' || effect === 'ignoreStorm';
    if (kept !== (use === 'keep'))
      wrong(`searchTokens.${kind}.use`, kept ? 'keep' : 'immediate', use);
  }
}

/** TE-302, TE-306, TE-318 */
function checkSolo({ counts, market, soloSetup }: TinyPiratesPack, wrong: Wrong): void {
  const { deckhands, deckhandsRemoved, startingValue, playerStartingValue } = soloSetup;
  const used = sum(STATIONS, (station) => deckhands[station]) + deckhands.repair;
  same(used + deckhandsRemoved, counts.perPlayer.deckhands, 'soloSetup.deckhands', wrong);
  for (const station of STATIONS)
    if (deckhands[station] > 1)
      wrong(`soloSetup.deckhands.${station}`, 'at most 1', deckhands[station]);
  const [first, second] = market.startingValueByTurnOrder;
  if (playerStartingValue !== first)
    wrong('soloSetup.playerStartingValue', 'that of a first player', playerStartingValue);
  if (startingValue !== second)
    wrong('soloSetup.startingValue', 'that of a second player', startingValue);
}
