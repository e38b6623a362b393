import type { Id } from '@quarterdeck/kernel';
import { at, byId, findId, idsOf } from '@quarterdeck/kernel';
import { packIds } from '@quarterdeck/kernel/pack';
import { type AbilityFacts, abilityFacts } from './ability-facts.ts';
import {
  type Action,
  type Board,
  type CardKind,
  COLOURS,
  type Colour,
  type DieFace,
  type Icon,
  type LocationKind,
  MAP_TILES,
  type MapTile,
  type Module,
  WATER_GROUPS,
  type WaterGroup,
} from './components.ts';
import type { LandmarkEffect } from './effect-shape.ts';
import {
  type BoardEffect,
  type Captain,
  JEWELS,
  type Jewel,
  LANDMARKS,
  type Landmark,
  RELICS,
  type Relic,
  WATER_TILES,
  type WaterTile,
} from './ids.gen.ts';
import type { DoubloonsFacts, DoubloonsPack } from './pack-shape.ts';
import { type WaterFacts, waterFacts } from './water-facts.ts';

/** One of the 60 action cards. */
export type CardId = Id<'card'>;
/** A water region of the board in use, by its place in the ring, clockwise (DD-345). */
export type RegionId = Id<'region'>;
/** A location of the island in use. */
export type LocationId = Id<'location'>;

/** DD-057, DD-058 */
export type Move = { readonly icon: Icon; readonly required: boolean };

/** DD-114, DD-115 */
export type Prerequisite = { readonly kind: 'own' | 'enemy'; readonly icon: Action };

/** One of the two actions of a card; a field that its type does not have is 0 or null. */
export type CardAction = {
  readonly type: Action;
  /** DD-109 to DD-111 */
  readonly plus: number;
  /** DD-285 */
  readonly gainCrew: number;
  readonly effect: BoardEffect | null;
  /** DD-119 */
  readonly amount: number;
  readonly prereq: Prerequisite | null;
};

export type Card = {
  readonly id: CardId;
  /** As in the pack: N01. */
  readonly key: string;
  readonly kind: CardKind;
  /** Which of several cards that look alike it is, from 1; 0 if there is no other. */
  readonly copy: number;
  readonly movement: readonly Move[];
  readonly actions: readonly [CardAction, CardAction];
};

export type Region = {
  readonly id: RegionId;
  readonly key: string;
  /** The beach in it, if there is one. */
  readonly beach: LocationId | null;
  readonly angle: number;
  readonly arc: readonly number[];
  readonly x: number;
  readonly y: number;
};

export type Location = {
  readonly id: LocationId;
  readonly key: string;
  readonly kind: LocationKind;
  /** The colour of the landmarks drawn for it; none on a beach and on the Mount (DD-S43). */
  readonly colour: Colour | null;
  /** The water region of a beach. */
  readonly region: RegionId | null;
  /** Fewest Advances to the goal (DD-S44). */
  readonly distance: number;
  /** Where an Advance may lead: forward (DD-082), or to all connected locations (DD-295). */
  readonly next: readonly LocationId[];
  readonly x: number;
  readonly y: number;
};

export type IslandPrint = {
  readonly board: Board;
  /** Clockwise. */
  readonly regions: readonly Region[];
  readonly locations: readonly Location[];
  readonly paths: readonly (readonly [LocationId, LocationId])[];
  readonly beaches: readonly LocationId[];
  /** The first beach: of the only one there is on the standard island (DD-039). */
  readonly start: LocationId;
  /** Mount Zotetmon, or Mucevher Crater. */
  readonly goal: LocationId;
};

export type LandmarkPrint = {
  readonly landmark: Landmark;
  readonly colour: Colour;
  readonly module: Module | null;
  /** DD-297: alike for all but the green ones. */
  readonly before: readonly LandmarkEffect[];
  readonly after: readonly LandmarkEffect[];
};

/** DD-130 to DD-133, for one number of crew. */
export type CrewPrint = {
  readonly handSize: number;
  readonly abilityWorks: boolean;
  readonly comesAbout: boolean;
};

type PackIds = {
  readonly landmark: readonly Landmark[];
  readonly waterTile: readonly WaterTile[];
};

const idsIn = (content: DoubloonsPack): PackIds => ({
  landmark: packIds(content.landmarks, LANDMARKS),
  waterTile: packIds(content.waterTiles, WATER_TILES),
});

/** The pack indexed once, for steps to read. Its wording is not for them: `wordingsOf` has it. */
export type Printed = {
  readonly content: DoubloonsFacts;
  /** 1: as decided before the pack could say so. */
  readonly rulings: number;
  /** What this pack has of every kind that packs may add to, in the order in which it is dealt. */
  readonly ids: PackIds;
  readonly cards: readonly Card[];
  /** The ids of the cards of each kind. */
  readonly cardsOf: { readonly [K in CardKind]: readonly CardId[] };
  readonly boards: { readonly [B in Board]: IslandPrint };
  readonly landmarks: { readonly [L in Landmark]: LandmarkPrint };
  /** By colour, those of modules included. */
  readonly landmarksOf: { readonly [C in Colour]: readonly LandmarkPrint[] };
  /** Every single map tile, jewel (black ones last), relic, water tile. */
  readonly mapTiles: readonly MapTile[];
  readonly jewels: readonly Jewel[];
  readonly relics: readonly Relic[];
  readonly waterTilesOf: { readonly [G in WaterGroup]: readonly WaterTile[] };
  readonly water: { readonly [T in WaterTile]: WaterFacts };
  readonly abilities: { readonly [C in Captain]: AbilityFacts };
  readonly dieFaces: readonly DieFace[];
  /** By the number of crew left. */
  readonly crew: readonly CrewPrint[];
};

export function printed(content: DoubloonsPack): Printed {
  const cards = cardList(content);
  const ids = idsIn(content);
  const landmarks = Object.fromEntries(
    ids.landmark.map((landmark) => [landmark, landmarkPrint(content, landmark)]),
  ) as Printed['landmarks'];
  const cardsOf = (kind: CardKind): CardId[] =>
    cards.filter((card) => card.kind === kind).map(({ id }) => id);
  return {
    content,
    rulings: content.rulings ?? 1,
    ids,
    cards,
    cardsOf: { normal: cardsOf('normal'), captain: cardsOf('captain'), green: cardsOf('green') },
    boards: {
      standard: islandPrint(content, 'standard'),
      alternate: islandPrint(content, 'alternate'),
    },
    landmarks,
    landmarksOf: Object.fromEntries(
      COLOURS.map((colour) => [
        colour,
        ids.landmark
          .map((landmark) => byId(landmarks, landmark))
          .filter((l) => l.colour === colour),
      ]),
    ) as unknown as Printed['landmarksOf'],
    mapTiles: everySingle(MAP_TILES, content.mapTiles),
    jewels: everySingle(JEWELS, content.jewels),
    relics: everySingle(RELICS, content.relics),
    waterTilesOf: waterTilesOf(content, ids.waterTile),
    water: Object.fromEntries(
      ids.waterTile.map((tile) => [tile, waterFacts(byId(content.waterTiles, tile).effect)]),
    ) as Record<WaterTile, WaterFacts>,
    abilities: abilityFacts(content.captains),
    dieFaces: content.attackDie.faces,
    crew: crewPrints(content),
  };
}

const everySingle = <W extends string>(
  words: readonly W[],
  counts: { readonly [N in W]: { readonly count: number } },
): W[] => words.flatMap((word) => new Array<W>(byId(counts, word).count).fill(word));

function waterTilesOf(content: DoubloonsPack, ids: readonly WaterTile[]): Printed['waterTilesOf'] {
  const tiles = everySingle(ids, content.waterTiles);
  return Object.fromEntries(
    WATER_GROUPS.map((group) => [
      group,
      tiles.filter((tile) => byId(content.waterTiles, tile).group === group),
    ]),
  ) as Record<WaterGroup, WaterTile[]>;
}

function cardList({ actionCards }: DoubloonsPack): Card[] {
  const ids = idsOf<CardId>(actionCards);
  const looks = actionCards.map(({ kind, movement, actions }) =>
    JSON.stringify([kind, movement, actions]),
  );
  const alike = (index: number): number[] =>
    idsOf(looks).filter((other) => looks[other] === looks[index]);
  return actionCards.map(({ id: key, kind, movement, actions }, index) => ({
    id: at(ids, index),
    key,
    kind,
    copy: alike(index).length === 1 ? 0 : alike(index).indexOf(index) + 1,
    movement,
    actions: [cardAction(at(actions, 0)), cardAction(at(actions, 1))],
  }));
}

function cardAction(action: DoubloonsPack['actionCards'][number]['actions'][number]): CardAction {
  const { type, plus } = action;
  const board = action.type === 'board' ? action : null;
  return {
    type,
    plus,
    gainCrew: action.type === 'hunt' ? action.gainCrew : 0,
    effect: board?.effect ?? null,
    amount: board?.amount ?? 0,
    prereq: board?.prereq ?? null,
  };
}

function landmarkPrint({ landmarks }: DoubloonsPack, landmark: Landmark): LandmarkPrint {
  const { colour, module, effects, before, after } = byId(landmarks, landmark);
  const both = effects ?? [];
  return { landmark, colour, module, before: before ?? both, after: after ?? both };
}

/** DD-129 to DD-133, DD-137 */
function crewPrints({ mats, setup }: DoubloonsPack): CrewPrint[] {
  const { most, lost } = mats.crew;
  return Array.from({ length: most + 1 }, (_, crew) => {
    const felt = lost.filter((row) => most - crew >= row.lost).map(({ effect }) => effect);
    return {
      handSize: setup.hand.size - felt.filter((effect) => effect === 'handSize').length,
      abilityWorks: !felt.includes('abilityOff'),
      comesAbout: !felt.includes('noComeAbout'),
    };
  });
}

function islandPrint({ islands }: DoubloonsPack, board: Board): IslandPrint {
  const { regions, locations, paths } = islands[board];
  const regionIds = idsOf<RegionId>(regions);
  const ids = idsOf<LocationId>(locations);
  const idOf = (key: string): LocationId =>
    at(ids, findId(locations, (place) => place.id === key) ?? -1);
  const pairs = paths.map(([from, to]): readonly [LocationId, LocationId] => [
    idOf(from ?? ''),
    idOf(to ?? ''),
  ]);
  const ways = board === 'standard' ? pairs : pairs.flatMap((pair) => [pair, backwards(pair)]);
  const goal = at(ids, findId(locations, ({ kind }) => kind === 'goal') ?? -1);
  const distances = distancesTo(goal, ids, ways);
  const beaches = ids.filter((id) => at(locations, id).kind === 'beach');
  return {
    board,
    regions: regions.map(({ id: key, angle, arc, x, y }, index) => ({
      id: at(regionIds, index),
      key,
      beach: beaches.find((beach) => at(locations, beach).region === key) ?? null,
      angle,
      arc,
      x,
      y,
    })),
    locations: locations.map(({ id: key, kind, colour, region, x, y }, index) => ({
      id: at(ids, index),
      key,
      kind,
      colour,
      region: findId<RegionId, { id: string }>(regions, ({ id }) => id === region) ?? null,
      distance: at(distances, index),
      next: ways.filter(([from]) => from === index).map(([, to]) => to),
      x,
      y,
    })),
    paths: pairs,
    beaches,
    start: at(beaches, 0),
    goal,
  };
}

const backwards = ([from, to]: readonly [LocationId, LocationId]): readonly [
  LocationId,
  LocationId,
] => [to, from];

/** DD-S44: fewest steps along the ways, counted back from the goal. */
function distancesTo(
  goal: LocationId,
  ids: readonly LocationId[],
  ways: readonly (readonly [LocationId, LocationId])[],
): number[] {
  const distances = ids.map((id) => (id === goal ? 0 : Number.POSITIVE_INFINITY));
  for (let step = 0; step < ids.length; step++)
    for (const [from, to] of ways)
      distances[from] = Math.min(at(distances, from), at(distances, to) + 1);
  return distances;
}
