// What one sees of an event. Pieces are where the position before has them, or where motions of the
// same answer have carried them.

import {
  flow,
  holdingsTarget,
  keyed,
  type Motion,
  meanwhile,
  motionsBy,
  type RolledDice,
  seatTarget,
  type Target,
  together,
} from '@quarterdeck/board-kit';
import { at, type Seat } from '@quarterdeck/kernel';
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
import { missionName } from '../../words/names.ts';
import { slotTarget } from '../../words/targets.ts';
import { OtherFace } from '../chart/chart-tile.tsx';
import { MovementCard } from '../pieces/cards.tsx';
import { DiceRow } from '../pieces/dice-row.tsx';
import { EXTENSION_SIGN } from '../pieces/pieces.ts';
import { berthPiece, facePiece, vesselPiece } from '../places/motion-pieces.ts';
import { directionTo, type Place, placeOf, walked } from '../places/places.ts';
import type { SeawolfScene } from '../scene.ts';
import { Icon, type SeawolfSymbol } from '../signs/symbol.ts';

const SIGN_OF: { readonly [L in Loot]: SeawolfSymbol } = {
  cotton: 'cotton',
  wine: 'wine',
  tea: 'tea',
  cocoa: 'cocoa',
  rum: 'rum',
  thalers: 'coin',
};
const token = (sign: SeawolfSymbol) => <Icon name={sign} size={34} />;

const gain = (scene: SeawolfScene, seat: Seat, sign: SeawolfSymbol, count = 1): Motion => {
  const words = scene.words('seawolf.gained', { count });
  return flow('gain', vesselPiece(seat), holdingsTarget(scene, seat), token(sign), words);
};

const lose = (scene: SeawolfScene, seat: Seat, sign: SeawolfSymbol, count = 1): Motion => {
  const words = scene.words('seawolf.lost', { count });
  return flow('lose', holdingsTarget(scene, seat), vesselPiece(seat), token(sign), words);
};

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

const roll = (
  scene: SeawolfScene,
  to: Target,
  { sure, dice }: Dice,
  hits: number,
  rolled: RolledDice,
): Motion => ({
  family: 'roll',
  to,
  rolled,
  // Who has no cannon throws nothing: a line is enough.
  draw: sure + dice.length > 0 && (
    <span className="flying-dice">
      <DiceRow sure={sure} dice={dice} />
    </span>
  ),
  words: scene.words('seawolf.battle.hits', { count: hits }),
});

const turn = (g: Seawolf, tile: TileId): Motion => ({
  family: 'flip',
  piece: facePiece(tile),
  draw: <OtherFace g={g} tile={tile} />,
});

type Seated = { readonly seat: Seat };

const gainThalers = (scene: SeawolfScene, { seat, thalers }: Seated & { thalers: number }) =>
  thalers > 0 ? [gain(scene, seat, 'coin', thalers)] : [];

const gainRum = (scene: SeawolfScene, { seat, rum }: Seated & { rum: number }) => [
  gain(scene, seat, 'rum', rum),
];

type Sailed = Seated & { readonly from: TileId; readonly to: TileId };
const sailed = ({ view }: SeawolfScene, { seat, from, to }: Sailed) =>
  sail(view.state, seat, from, to);

export const motionsOf = motionsBy<Kinds, SeawolfScene>({
  'rum-paid': (scene, { seat, rum }) => [meanwhile(lose(scene, seat, 'rum', rum))],
  mutinied: (scene, { seat, rum }) => [
    ...(rum > 0 ? [lose(scene, seat, 'rum', rum)] : []),
    { family: 'damage', piece: vesselPiece(seat) },
  ],
  'emergency-rum': (scene, { seat, goods, rum }) =>
    together([
      ...goods.map((good) => lose(scene, seat, SIGN_OF[good])),
      gain(scene, seat, 'rum', rum),
    ]),
  loaded: (scene, { seat, good }) => [gain(scene, seat, SIGN_OF[good])],
  discarded: (scene, { seat, cargo }) => [lose(scene, seat, SIGN_OF[cargo])],
  traded: (scene, { seat, give, gain: gained }) =>
    together([
      ...give.map((cargo) => lose(scene, seat, SIGN_OF[cargo])),
      ...gained.map((cargo) => gain(scene, seat, SIGN_OF[cargo])),
    ]),
  'rum-gained': gainRum,
  'rum-loaded': gainRum,
  'cannon-taken': (scene, { seat }) => [gain(scene, seat, 'cannon')],
  'thalers-gained': gainThalers,
  'goods-paid': gainThalers,
  'extension-gained': (scene, { seat, thalers, type }) =>
    together([
      ...(thalers > 0 ? [lose(scene, seat, 'coin', thalers)] : []),
      gain(scene, seat, EXTENSION_SIGN[type]),
    ]),
  unloaded: (scene, { seat, tile, slot, good }) => [
    flow('gain', holdingsTarget(scene, seat), slotTarget(tile, slot), token(SIGN_OF[good])),
  ],
  'chest-drawn': (scene, { seat }) => [gain(scene, seat, 'chest')],
  'pirate-fired': (scene, { against, dice, hits }) => [
    roll(scene, vesselPiece(against), { sure: 0, dice }, hits, {
      name: scene.words('seawolf.battle.pirate'),
      begins: true,
    }),
  ],
  fired: (scene, data) => [
    roll(scene, vesselPiece(data.seat), data, data.hits, { seat: data.seat }),
  ],
  'pirate-beaten': gainThalers,
  'pirate-drawn': gainThalers,
  'pirate-won': (_, { seat }) => [{ family: 'damage', piece: vesselPiece(seat) }],
  'loot-paid': (scene, { seat, loot }) => [lose(scene, seat, SIGN_OF[loot])],
  looted: (scene, { loser, winner, loot }) => {
    const [from, to] = [holdingsTarget(scene, loser), holdingsTarget(scene, winner)];
    return [flow('gain', from, to, token(SIGN_OF[loot]))];
  },
  sailed,
  drifted: sailed,
  'pirate-moved': ({ view }, { from, to }) => pirateSails(view.state, from, to),
  // While the ship that left it is still under way.
  'tile-turned': ({ view }, { tile }) => [meanwhile(turn(view.state, tile))],
  'port-completed': ({ view }, { tile }) => [turn(view.state, tile)],
  'wind-spun': () => [{ family: 'gust' }],
  'orders-laid': () => [{ family: 'seal' }],
  'orders-shown': (scene, { seat, cards }) => {
    const { colour } = at(scene.seats, seat);
    const drawn = keyed(cards, (card, key) => (
      <MovementCard key={key} width={38} colour={colour} shows={card} />
    ));
    return [flow('flip', holdingsTarget(scene, seat), vesselPiece(seat), drawn)];
  },
  'mission-completed': ({ view }, { seat, mission }) => [
    { family: 'score', to: seatTarget(seat), words: missionName(view.state, mission) },
  ],
  'mission-lost': ({ view }, { seat, mission }) => [
    { family: 'lose', to: seatTarget(seat), words: missionName(view.state, mission) },
  ],
});
