// What one sees of an event. Pieces are where the position before has them, or where motions of the
// same answer have carried them.

import {
  flow,
  holdingsTarget,
  keyed,
  type Motion,
  meanwhile,
  motionsBy,
  seatTarget,
  show,
  type Target,
} from '@quarterdeck/board-kit';
import { seatFill } from '@quarterdeck/board-kit/drawings';
import { at, type Seat } from '@quarterdeck/kernel';
import type { ReactNode } from 'react';
import {
  type Ahoy,
  type CardId,
  cellBeyond,
  type FigureId,
  flagshipOf,
  type Kinds,
  type RegionId,
  type SpaceId,
} from '../../index.ts';
import { planTitle } from '../../words/names.ts';
import {
  cardTarget,
  cellTarget,
  figurePiece,
  islandTarget,
  MARKET,
  slotTarget,
  spaceTarget,
} from '../../words/targets.ts';
import { seatOfPower } from '../../words/viewing.ts';
import { SuitIcon } from '../pieces/cards.tsx';
import { DieFace } from '../pieces/die-face.tsx';
import type { AhoyScene } from '../scene.ts';
import { type AhoySymbol, Icon } from '../signs/symbol.ts';

const token = (sign: AhoySymbol): ReactNode => <Icon name={sign} size={34} />;

type Change = { readonly seat: Seat; readonly count: number };

const gained = ({ words }: AhoyScene, count: number): string => words('ahoy.gained', { count });
const lost = ({ words }: AhoyScene, count: number): string => words('ahoy.lost', { count });

const shipOf = (scene: AhoyScene, seat: Seat): Target =>
  figurePiece(flagshipOf(scene.view.state, seat));

const passGold = (scene: AhoyScene, data: { from: Seat; to: Seat; count: number }) => {
  const [from, to] = [holdingsTarget(scene, data.from), holdingsTarget(scene, data.to)];
  return data.count === 0 ? [] : [flow('gain', from, to, token('coin'), gained(scene, data.count))];
};

const dice = (scene: AhoyScene, seat: Seat, values: readonly number[]): ReactNode => (
  <span className="flying-dice">
    {keyed(values, (value, key) => (
      <DieFace key={key} value={value} size={48} colour={at(scene.seats, seat).colour} />
    ))}
  </span>
);

const roll = (
  scene: AhoyScene,
  { seat, dice: rolled }: { readonly seat: Seat; readonly dice: readonly number[] },
  words?: string,
  begins = false,
): Motion => ({
  ...show('roll', holdingsTarget(scene, seat), dice(scene, seat, rolled), words),
  rolled: { seat, begins },
});

/** A space that the position before does not know yet has no place to sail to. */
const whereTo = (g: Ahoy, space: SpaceId): Target[] =>
  g.printed.spaceIds.indexOf(space) < g.regions.length * 4 ? [spaceTarget(g, space)] : [];

/**
 * Several answers may be told at once: a region that was laid by one of them and scored by the next is not
 * on the chart that they are played on, and nothing is seen of it until it is.
 */
const isOnChart = ({ regions }: Ahoy, ...wanted: readonly RegionId[]): boolean =>
  wanted.every((region) => region < regions.length);

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

/** The Union's own: a shell in its colour. */
const shell = ({ view, seats }: AhoyScene): ReactNode => (
  <Icon
    name="comrade"
    size={34}
    colours={{ '--sail': seatFill(at(seats, view.state.union.seat).colour) }}
  />
);
const unionsMat = (scene: AhoyScene): Target => holdingsTarget(scene, scene.view.state.union.seat);

type CardGained = { readonly seat: Seat; readonly card: CardId };

const gainCard = (scene: AhoyScene, { seat, card }: CardGained, from = cardTarget(card)) => {
  const { suit } = at(scene.view.state.printed.cards, card);
  return [flow('gain', from, holdingsTarget(scene, seat), <SuitIcon suit={suit} size={40} />)];
};

export const motionsOf = motionsBy<Kinds, AhoyScene>({
  moved: ({ view: { state: g } }, { figure, from, to }) =>
    sail(g, figure, to, !isStep(g, from, to)),
  shoved: ({ view }, { figure, to }) => sail(view.state, figure, to, false),
  'figure-removed': (_, { figure }) => [{ family: 'sunk', piece: figurePiece(figure) }],
  'slot-damaged': ({ me }, { figure, seat, slot }) => [
    { family: 'damage', piece: figurePiece(figure) },
    meanwhile(show('damage', seat === me ? slotTarget(slot) : seatTarget(seat), token('damage'))),
  ],
  'region-added': (_, data) => [show('flip', cellTarget(data), token('map'))],
  'wealth-raised': ({ view: { state: g } }, { region, wealth }) =>
    isOnChart(g, region)
      ? [show('gain', islandTarget(g, region), <DieFace value={wealth} size={34} />)]
      : [],
  'comrades-placed': (scene, { region, count }) => {
    const g = scene.view.state;
    if (!isOnChart(g, region)) return [];
    const to = islandTarget(g, region);
    return [flow('gain', unionsMat(scene), to, shell(scene), gained(scene, count))];
  },
  'comrades-removed': (scene, { region, count }) => {
    const g = scene.view.state;
    if (!isOnChart(g, region)) return [];
    const from = islandTarget(g, region);
    return [flow('lose', from, unionsMat(scene), shell(scene), lost(scene, count))];
  },
  'comrades-moved': (scene, { from, to }) => {
    const g = scene.view.state;
    if (!isOnChart(g, from, to)) return [];
    return [flow('gain', islandTarget(g, from), islandTarget(g, to), shell(scene))];
  },
  'comrades-readied': (scene, { count }) => [
    show('gain', unionsMat(scene), shell(scene), gained(scene, count)),
  ],
  'gold-gained': (scene, { seat, count }: Change) => {
    const to = holdingsTarget(scene, seat);
    return [flow('gain', shipOf(scene, seat), to, token('coin'), gained(scene, count))];
  },
  'gold-paid': (scene, { seat, count }: Change) => {
    const from = holdingsTarget(scene, seat);
    return [flow('lose', from, shipOf(scene, seat), token('coin'), lost(scene, count))];
  },
  'gold-given': passGold,
  'gold-stolen': passGold,
  'fame-gained': (scene, { seat, count }) => [
    show('score', holdingsTarget(scene, seat), token('fame'), gained(scene, count)),
  ],
  'region-scored': (scene, { power, region, fame }) => {
    const g = scene.view.state;
    const seat = power === null ? undefined : seatOfPower(g, power);
    if (seat === undefined || !isOnChart(g, region)) return [];
    const [from, to] = [islandTarget(g, region), holdingsTarget(scene, seat)];
    return [meanwhile(flow('gain', from, to, token('fame'), gained(scene, fame)))];
  },
  'die-placed': (scene, { seat, slot, die }) => {
    const mat = holdingsTarget(scene, seat);
    const to = seat === scene.me ? slotTarget(slot) : mat;
    return [flow('gain', mat, to, dice(scene, seat, [die]))];
  },
  'die-moved': (scene, { seat, from, to, die }) =>
    seat === scene.me && from !== null
      ? [flow('gain', slotTarget(from), slotTarget(to), dice(scene, seat, [die]))]
      : [],
  'battle-rolled': (scene, data) => {
    const { total, side } = data;
    const isFirst = side !== 'defender';
    const said = scene.words('ahoy.battle.total', { total });
    return [{ ...roll(scene, data, said, isFirst), together: !isFirst }];
  },
  'dice-rolled': (scene, data) => [meanwhile(roll(scene, data))],
  recruited: (scene, data) => gainCard(scene, data),
  smuggled: (scene, data) => gainCard(scene, data),
  'card-taken': (scene, data) => gainCard(scene, data, holdingsTarget(scene, data.from)),
  delivered: (scene, { seat, region }) => {
    const g = scene.view.state;
    if (!isOnChart(g, region)) return [];
    const to = islandTarget(g, region);
    return [flow('gain', holdingsTarget(scene, seat), to, token('crate'))];
  },
  'plan-played': (scene, { seat, plan }) => {
    const name = planTitle(scene.view.state, plan);
    return [show('flip', holdingsTarget(scene, seat), token('plan'), name)];
  },
  'market-renewed': () => [show('flip', MARKET, token('deckhand'))],
});
