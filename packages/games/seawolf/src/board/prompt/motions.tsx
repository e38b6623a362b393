// What one sees of an event. Pieces are where the position before has them, or where motions of the
// same answer have carried them.

import { holdingsTarget, type Motion, seatTarget, type Target } from '@quarterdeck/board-kit';
import { at, type Seat } from '@quarterdeck/kernel';
import type { Event } from '@quarterdeck/kernel/engine';
import {
  DIRECTIONS,
  type Direction,
  isPort,
  type Kinds,
  type Loot,
  neighbourOf,
  type Seawolf,
  shipOf,
  type TileId,
} from '../../index.ts';
import { OtherFace } from '../chart/chart-tile.tsx';
import { MovementCard } from '../pieces/cards.tsx';
import { DiceRow } from '../pieces/dice-row.tsx';
import { EXTENSION_SIGN } from '../pieces/pieces.ts';
import { directionTo, type Place, placeOf, walked } from '../places/places.ts';
import { berthPiece, facePiece, slotTarget, vesselPiece } from '../places/targets.ts';
import type { SeawolfScene } from '../scene.ts';
import type { SeawolfSymbol } from '../signs/symbol.ts';
import { Icon } from '../signs/symbol.ts';

const SIGN_OF: { readonly [L in Loot]: SeawolfSymbol } = {
  cotton: 'cotton',
  wine: 'wine',
  tea: 'tea',
  cocoa: 'cocoa',
  rum: 'rum',
  thalers: 'coin',
};
const token = (sign: SeawolfSymbol) => <Icon name={sign} size={34} />;

const gain = (scene: SeawolfScene, seat: Seat, sign: SeawolfSymbol, count = 1): Motion => ({
  family: 'gain',
  from: vesselPiece(seat),
  to: holdingsTarget(scene, seat),
  draw: token(sign),
  words: scene.words('boards.seawolf.table.gained', { count }),
});

const lose = (scene: SeawolfScene, seat: Seat, sign: SeawolfSymbol, count = 1): Motion => ({
  family: 'lose',
  from: holdingsTarget(scene, seat),
  to: vesselPiece(seat),
  draw: token(sign),
  words: scene.words('boards.seawolf.table.lost', { count }),
});

const together = (motions: readonly Motion[]): readonly Motion[] =>
  motions.map((motion, i) => (i === 0 ? motion : { ...motion, together: true }));

/**
 * Where a ship is in the motions of this answer: the position before knows where it began, and a
 * first step may have taken it over an edge.
 */
const placeInMotion = (g: Seawolf, began: TileId | null, from: TileId): Place => {
  if (began === null || began === from) return placeOf(g, from);
  const step = directionTo(g, began, from);
  return step === undefined ? placeOf(g, from) : walked(placeOf(g, began), [step]);
};

const sail = (g: Seawolf, seat: Seat, from: TileId, to: TileId): readonly Motion[] => {
  const step = directionTo(g, from, to);
  if (step === undefined) return [];
  const place = walked(placeInMotion(g, shipOf(g, seat).tile, from), [step]);
  return [{ family: 'sail', piece: vesselPiece(seat), path: [berthPiece(place)] }];
};

/** SW-188: with the wind and past ports; the wind of this round is told just before. */
const pirateSteps = (g: Seawolf, from: TileId, to: TileId): readonly Direction[] => {
  const ways = DIRECTIONS.flatMap((direction) => {
    const steps = [direction];
    let tile = neighbourOf(g, from, direction);
    while (isPort(g, tile) && tile !== from) {
      steps.push(direction);
      tile = neighbourOf(g, tile, direction);
    }
    return tile === to ? [steps] : [];
  });
  return ways.toSorted((a, b) => a.length - b.length)[0] ?? [];
};

/** Berths lie two beyond each edge. */
const FURTHEST = 2;

const pirateSails = (g: Seawolf, from: TileId, to: TileId): readonly Motion[] => {
  const steps = pirateSteps(g, from, to).slice(0, FURTHEST);
  const path = steps.map((_, i) => berthPiece(walked(placeOf(g, from), steps.slice(0, i + 1))));
  return path.length === 0 ? [] : [{ family: 'sail', piece: vesselPiece('pirate'), path }];
};

type Dice = { readonly sure: number; readonly dice: readonly ('hit' | 'blank')[] };

const roll = (scene: SeawolfScene, to: Target, { sure, dice }: Dice, hits: number): Motion => ({
  family: 'roll',
  to,
  draw: (
    <span className="flying-dice">
      <DiceRow sure={sure} dice={dice} />
    </span>
  ),
  words: scene.words('boards.seawolf.table.battle.hits', { count: hits }),
});

/** What changes hands. */
const goodsMotions = (
  scene: SeawolfScene,
  { event, data }: Event<Kinds>,
): readonly Motion[] | undefined => {
  switch (event) {
    case 'rum-paid':
      return [{ ...lose(scene, data.seat, 'rum', data.rum), together: true }];
    case 'mutinied':
      return [
        ...(data.rum > 0 ? [lose(scene, data.seat, 'rum', data.rum)] : []),
        { family: 'damage', piece: vesselPiece(data.seat) },
      ];
    case 'emergency-rum':
      return together([
        ...data.goods.map((good) => lose(scene, data.seat, SIGN_OF[good])),
        gain(scene, data.seat, 'rum', data.rum),
      ]);
    case 'loaded':
      return [gain(scene, data.seat, SIGN_OF[data.good])];
    case 'discarded':
      return [lose(scene, data.seat, SIGN_OF[data.cargo])];
    case 'traded':
      return together([
        ...data.give.map((cargo) => lose(scene, data.seat, SIGN_OF[cargo])),
        ...data.gain.map((cargo) => gain(scene, data.seat, SIGN_OF[cargo])),
      ]);
    case 'rum-gained':
    case 'rum-loaded':
      return [gain(scene, data.seat, 'rum', data.rum)];
    case 'cannon-taken':
      return [gain(scene, data.seat, 'cannon')];
    case 'thalers-gained':
    case 'goods-paid':
      return data.thalers > 0 ? [gain(scene, data.seat, 'coin', data.thalers)] : [];
    case 'extension-gained':
      return together([
        ...(data.thalers > 0 ? [lose(scene, data.seat, 'coin', data.thalers)] : []),
        gain(scene, data.seat, EXTENSION_SIGN[data.type]),
      ]);
    case 'unloaded':
      return [
        {
          family: 'gain',
          from: holdingsTarget(scene, data.seat),
          to: slotTarget(data.tile, data.slot),
          draw: token(SIGN_OF[data.good]),
        },
      ];
    case 'chest-drawn':
      return [gain(scene, data.seat, 'chest')];
    default:
      return undefined;
  }
};

const battleMotions = (
  scene: SeawolfScene,
  { event, data }: Event<Kinds>,
): readonly Motion[] | undefined => {
  switch (event) {
    case 'pirate-fired':
      return [roll(scene, vesselPiece(data.against), { sure: 0, dice: data.dice }, data.hits)];
    case 'fired':
      return [roll(scene, vesselPiece(data.seat), data, data.hits)];
    case 'pirate-beaten':
    case 'pirate-drawn':
      return data.thalers > 0 ? [gain(scene, data.seat, 'coin', data.thalers)] : [];
    case 'pirate-won':
      return [{ family: 'damage', piece: vesselPiece(data.seat) }];
    case 'loot-paid':
      return [lose(scene, data.seat, SIGN_OF[data.loot])];
    case 'looted':
      return [
        {
          family: 'gain',
          from: holdingsTarget(scene, data.loser),
          to: holdingsTarget(scene, data.winner),
          draw: token(SIGN_OF[data.loot]),
        },
      ];
    default:
      return undefined;
  }
};

const turn = (g: Seawolf, tile: TileId): Motion => ({
  family: 'flip',
  piece: facePiece(tile),
  draw: <OtherFace g={g} tile={tile} />,
});

/** What moves or turns on the chart. */
const chartMotions = (scene: SeawolfScene, { event, data }: Event<Kinds>): readonly Motion[] => {
  const g = scene.view.state;
  switch (event) {
    case 'sailed':
    case 'drifted':
      return sail(g, data.seat, data.from, data.to);
    case 'pirate-moved':
      return pirateSails(g, data.from, data.to);
    case 'tile-turned':
      // While the ship that left it is still under way.
      return [{ ...turn(g, data.tile), together: true }];
    case 'port-completed':
      return [turn(g, data.tile)];
    case 'wind-spun':
      return [{ family: 'gust' }];
    case 'orders-laid':
      return [{ family: 'seal' }];
    case 'orders-shown': {
      const { colour } = at(scene.seats, data.seat);
      const cards = data.cards.map((card, i) => ({ card, key: `${i}` }));
      return [
        {
          family: 'flip',
          from: holdingsTarget(scene, data.seat),
          to: vesselPiece(data.seat),
          draw: cards.map(({ card, key }) => (
            <MovementCard key={key} width={38} colour={colour} shows={card} />
          )),
        },
      ];
    }
    case 'mission-completed':
      return [{ family: 'score', to: seatTarget(data.seat), words: missionName(g, data.mission) }];
    case 'mission-lost':
      return [{ family: 'lose', to: seatTarget(data.seat), words: missionName(g, data.mission) }];
    default:
      return [];
  }
};

const missionName = (g: Seawolf, mission: Seawolf['missions'][number]['mission']): string =>
  g.printed.content.missions[mission].name;

export const motionsOf = (scene: SeawolfScene, event: Event<Kinds>): readonly Motion[] =>
  goodsMotions(scene, event) ?? battleMotions(scene, event) ?? chartMotions(scene, event);
