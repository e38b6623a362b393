// What one sees of an event. Pieces are where the position before has them, or where motions of the
// same answer have carried them.

import { holdingsTarget, type Motion, seatTarget, type Target } from '@quarterdeck/board-kit';
import { seatFill } from '@quarterdeck/board-kit/drawings';
import { at, type Seat } from '@quarterdeck/kernel';
import type { Event } from '@quarterdeck/kernel/engine';
import type { ReactNode } from 'react';
import {
  type Ahoy,
  cellBeyond,
  type FigureId,
  flagshipOf,
  type Kinds,
  type SpaceId,
} from '../../index.ts';
import { seatOfPower } from '../chart/fleet.tsx';
import { SuitIcon } from '../pieces/cards.tsx';
import { DieFace } from '../pieces/die-face.tsx';
import {
  cardTarget,
  cellTarget,
  figurePiece,
  islandTarget,
  MARKET,
  slotTarget,
  spaceTarget,
} from '../places/targets.ts';
import type { AhoyScene } from '../scene.ts';
import type { AhoySymbol } from '../signs/symbol.ts';
import { Icon } from '../signs/symbol.ts';

const token = (sign: AhoySymbol): ReactNode => <Icon name={sign} size={34} />;

type Change = { readonly seat: Seat; readonly count: number };

const gain = (scene: AhoyScene, { seat, count }: Change, sign: AhoySymbol): Motion => ({
  family: 'gain',
  from: figurePiece(flagshipOf(scene.view.state, seat)),
  to: holdingsTarget(scene, seat),
  draw: token(sign),
  words: scene.words('boards.ahoy.table.gained', { count }),
});

const lose = (scene: AhoyScene, { seat, count }: Change, sign: AhoySymbol): Motion => ({
  family: 'lose',
  from: holdingsTarget(scene, seat),
  to: figurePiece(flagshipOf(scene.view.state, seat)),
  draw: token(sign),
  words: scene.words('boards.ahoy.table.lost', { count }),
});

const dice = (scene: AhoyScene, seat: Seat, values: readonly number[]): ReactNode => (
  <span className="flying-dice">
    {values
      .map((value, i) => ({ value, key: `${i}` }))
      .map(({ value, key }) => (
        <DieFace key={key} value={value} size={48} colour={at(scene.seats, seat).colour} />
      ))}
  </span>
);

/** A space that the position before does not know yet has no place to sail to. */
const whereTo = (g: Ahoy, space: SpaceId): Target[] =>
  g.printed.spaceIds.indexOf(space) < g.regions.length * 4 ? [spaceTarget(g, space)] : [];

const sail = (g: Ahoy, figure: FigureId, to: SpaceId, isJump: boolean): readonly Motion[] => {
  const path = whereTo(g, to);
  return path.length === 0
    ? []
    : [{ family: isJump ? 'jump' : 'sail', piece: figurePiece(figure), path }];
};

/** Next to each other on the map. */
const isStep = (g: Ahoy, from: SpaceId, to: SpaceId): boolean =>
  (['north', 'east', 'south', 'west'] as const).some(
    (direction) =>
      whereTo(g, from).length > 0 &&
      whereTo(g, to).includes(cellTarget(cellBeyond(g, from, direction))),
  );

const mapMotions = (
  scene: AhoyScene,
  { event, data }: Event<Kinds>,
): readonly Motion[] | undefined => {
  const g = scene.view.state;
  switch (event) {
    case 'moved':
      return sail(g, data.figure, data.to, !isStep(g, data.from, data.to));
    case 'shoved':
      return sail(g, data.figure, data.to, false);
    case 'figure-removed':
      return [{ family: 'sunk', piece: figurePiece(data.figure) }];
    case 'slot-damaged':
      return [
        { family: 'damage', piece: figurePiece(data.figure) },
        {
          family: 'damage',
          to: data.seat === scene.me ? slotTarget(data.slot) : seatTarget(data.seat),
          draw: token('damage'),
          together: true,
        },
      ];
    case 'region-added':
      return [{ family: 'flip', to: cellTarget(data), draw: token('map') }];
    case 'wealth-raised':
      return [
        {
          family: 'gain',
          to: islandTarget(g, data.region),
          draw: <DieFace value={data.wealth} size={34} />,
        },
      ];
    default:
      return undefined;
  }
};

const comradeMotions = (
  scene: AhoyScene,
  { event, data }: Event<Kinds>,
): readonly Motion[] | undefined => {
  const g = scene.view.state;
  const union = g.union.seat;
  const shell = (
    <Icon
      name="comrade"
      size={34}
      colours={{ '--sail': seatFill(at(scene.seats, union).colour) }}
    />
  );
  switch (event) {
    case 'comrades-placed':
      return [
        {
          family: 'gain',
          from: holdingsTarget(scene, union),
          to: islandTarget(g, data.region),
          draw: shell,
          words: scene.words('boards.ahoy.table.gained', { count: data.count }),
        },
      ];
    case 'comrades-removed':
      return [
        {
          family: 'lose',
          from: islandTarget(g, data.region),
          to: holdingsTarget(scene, union),
          draw: shell,
          words: scene.words('boards.ahoy.table.lost', { count: data.count }),
        },
      ];
    case 'comrades-moved':
      return [
        {
          family: 'gain',
          from: islandTarget(g, data.from),
          to: islandTarget(g, data.to),
          draw: shell,
        },
      ];
    case 'comrades-readied':
      return [
        {
          family: 'gain',
          to: holdingsTarget(scene, union),
          draw: shell,
          words: scene.words('boards.ahoy.table.gained', { count: data.count }),
        },
      ];
    default:
      return undefined;
  }
};

const purseMotions = (
  scene: AhoyScene,
  { event, data }: Event<Kinds>,
): readonly Motion[] | undefined => {
  switch (event) {
    case 'gold-gained':
      return [gain(scene, data, 'coin')];
    case 'treasure-taken':
      return [];
    case 'gold-paid':
      return [lose(scene, data, 'coin')];
    case 'gold-given':
    case 'gold-stolen':
      return data.count === 0
        ? []
        : [
            {
              family: 'gain',
              from: holdingsTarget(scene, data.from),
              to: holdingsTarget(scene, data.to),
              draw: token('coin'),
              words: scene.words('boards.ahoy.table.gained', { count: data.count }),
            },
          ];
    case 'fame-gained':
      return [
        {
          family: 'score',
          to: holdingsTarget(scene, data.seat),
          draw: token('fame'),
          words: scene.words('boards.ahoy.table.gained', { count: data.count }),
        },
      ];
    case 'region-scored': {
      const seat = data.power === null ? undefined : seatOfPower(scene.view.state, data.power);
      return seat === undefined
        ? []
        : [
            {
              family: 'gain',
              from: islandTarget(scene.view.state, data.region),
              to: holdingsTarget(scene, seat),
              draw: token('fame'),
              words: scene.words('boards.ahoy.table.gained', { count: data.fame }),
              together: true,
            },
          ];
    }
    default:
      return undefined;
  }
};

const tableMotions = (scene: AhoyScene, { event, data }: Event<Kinds>): readonly Motion[] => {
  const { printed } = scene.view.state;
  switch (event) {
    case 'die-placed':
      return [
        {
          family: 'gain',
          from: holdingsTarget(scene, data.seat),
          to: data.seat === scene.me ? slotTarget(data.slot) : holdingsTarget(scene, data.seat),
          draw: dice(scene, data.seat, [data.die]),
        },
      ];
    case 'die-moved':
      return data.seat === scene.me
        ? [
            {
              family: 'gain',
              from: slotTarget(data.from),
              to: slotTarget(data.to),
              draw: dice(scene, data.seat, [data.die]),
            },
          ]
        : [];
    case 'battle-rolled':
      return [
        {
          family: 'roll',
          to: holdingsTarget(scene, data.seat),
          draw: dice(scene, data.seat, data.dice),
          words: scene.words('boards.ahoy.table.battle.total', { total: data.total }),
          together: data.side === 'defender',
        },
      ];
    case 'dice-rolled':
      return [
        {
          family: 'roll',
          to: holdingsTarget(scene, data.seat),
          draw: dice(scene, data.seat, data.dice),
          together: true,
        },
      ];
    case 'recruited':
    case 'smuggled':
    case 'card-taken':
      return [
        {
          family: 'gain',
          from: event === 'card-taken' ? holdingsTarget(scene, data.from) : cardTarget(data.card),
          to: holdingsTarget(scene, data.seat),
          draw: <SuitIcon suit={at(printed.cards, data.card).suit} size={40} />,
        },
      ];
    case 'delivered':
      return [
        {
          family: 'gain',
          from: holdingsTarget(scene, data.seat),
          to: islandTarget(scene.view.state, data.region),
          draw: token('crate'),
        },
      ];
    case 'plan-played':
      return [
        {
          family: 'flip',
          to: holdingsTarget(scene, data.seat),
          draw: token('plan'),
          words: at(printed.plans, data.plan).name,
        },
      ];
    case 'market-renewed':
      return [{ family: 'flip', to: MARKET, draw: token('deckhand') }];
    default:
      return [];
  }
};

export const motionsOf = (scene: AhoyScene, event: Event<Kinds>): readonly Motion[] =>
  mapMotions(scene, event) ??
  comradeMotions(scene, event) ??
  purseMotions(scene, event) ??
  tableMotions(scene, event);
