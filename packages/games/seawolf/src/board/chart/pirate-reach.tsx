import { ARIA_HIDDEN, useBoard, useMark } from '@quarterdeck/board-kit';
import type { ReactElement } from 'react';
import {
  DIRECTIONS,
  type Direction,
  neighbourOf,
  pirateReaches,
  type TileId,
} from '../../index.ts';
import { tileTarget, WIND } from '../../words/targets.ts';
import { PITCH, TILE } from '../places/metrics.ts';
import { columnsOf, cornerOf, placeOf } from '../places/places.ts';
import type { SeawolfScene } from '../scene.ts';
import { Wrapped } from './fleet.tsx';

/** Questions in which it matters whom the pirate reaches. */
const STEPS: readonly string[] = [
  'setup/place-ship',
  'orders/choose',
  'battle/keep-peace',
  'pirate/pay',
];

const STEP: { readonly [D in Direction]: readonly [number, number] } = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
};

type ReachProps = {
  readonly scene: SeawolfScene;
  readonly pirate: TileId;
  readonly clip: string;
};

/** The tiles he strikes at, and the way there: over the edge where the map goes round. */
const Reach = ({ scene, pirate, clip }: ReachProps) => {
  const g = scene.view.state;
  const struck = DIRECTIONS.map((direction) => ({
    direction,
    tile: neighbourOf(g, pirate, direction),
  })).filter(({ tile }) => pirateReaches(g, tile) !== null);
  const { x, y } = cornerOf(placeOf(g, pirate));
  const middle = { x: x + TILE / 2, y: y + TILE / 2 };
  return (
    <g className="pirate-reach" {...ARIA_HIDDEN}>
      {[pirate, ...new Set(struck.map(({ tile }) => tile))].map((tile) => {
        const corner = cornerOf(placeOf(g, tile));
        return (
          <rect key={tile} x={corner.x + 3} y={corner.y + 3} width={TILE - 6} height={TILE - 6} />
        );
      })}
      <g clipPath={`url(#${clip})`}>
        <Wrapped columns={columnsOf(g)}>
          {struck.map(({ direction }) => {
            const [right, down] = STEP[direction];
            return (
              <path
                key={direction}
                d={`M${middle.x} ${middle.y}l${right * PITCH} ${down * PITCH}`}
              />
            );
          })}
        </Wrapped>
      </g>
    </g>
  );
};

const WherePointed = (props: ReachProps): ReactElement | undefined => {
  const { question } = useBoard();
  const isHePointedAt = useMark(tileTarget(props.pirate)) === 'lit';
  const isWindPointedAt = useMark(WIND) === 'lit';
  if (!isHePointedAt && !isWindPointedAt && !STEPS.includes(question?.step ?? '')) return undefined;
  return <Reach {...props} />;
};

type PirateReachProps = Omit<ReachProps, 'pirate'>;

/** Whom the pirate would strike: while it matters, and when he or the wind is pointed at. */
export const PirateReach = ({ scene, clip }: PirateReachProps): ReactElement | undefined => {
  const { pirate, wind } = scene.view.state;
  if (pirate === null || wind === null) return undefined;
  return <WherePointed scene={scene} pirate={pirate} clip={clip} />;
};
