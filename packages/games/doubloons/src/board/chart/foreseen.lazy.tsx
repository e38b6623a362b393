import { ARIA_HIDDEN, useBoard } from '@quarterdeck/board-kit';
import type { DoubloonsBoardProps, DoubloonsScene } from '../scene.ts';
import '../styles/plan.lazy.css';
import type { ReactElement } from 'react';
import {
  type Action,
  type LocationId,
  locationOf,
  regionAhead,
  type Ship,
  type ShipId,
  shipOfSeat,
} from '../../index.ts';
import { aboutShip } from '../../words/asked-about.ts';
import { struckBy } from '../../words/struck.ts';
import { useOrder } from '../mat/hand.tsx';
import { mooredShips, sectorAt, spotOf } from '../places/places.ts';
import { huntsIn, type Leg, planOf } from '../places/plan.lazy.ts';
import { anchorageOf, arcAlong, COURSE, onRing } from '../places/ring.ts';

type Placed = { readonly scene: DoubloonsScene; readonly leg: Leg };

/** Stops of the same region stand a little further along. */
const SHIFT = 5;

const angleAt = (scene: DoubloonsScene, { to, facing, slot }: Leg): number =>
  anchorageOf(sectorAt(scene.view.state, to)) + (facing === 'cw' ? -1 : 1) * (3 - slot) * SHIFT;

/** A dotted course along the inner ring. */
const Way = ({
  from,
  to,
  must,
}: {
  readonly from: number;
  readonly to: number;
  readonly must: boolean;
}) => {
  const d = arcAlong(from, to, COURSE);
  return (
    <g className="plan-way" data-must={must ? '' : undefined}>
      <path className="plan-key" d={d} />
      <path className="plan-line" d={d} />
    </g>
  );
};

/** Filled where the ship must come to, dashed where it may. */
const Stop = ({ scene, leg }: Placed) => {
  const [x, y] = onRing(angleAt(scene, leg), COURSE);
  return (
    <g className="plan-stop" data-must={leg.must ? '' : undefined}>
      <circle cx={x} cy={y} r="21" />
      <text x={x} y={y + 9}>
        {leg.slot}
      </text>
    </g>
  );
};

/** As far as from here that way round. */
const unrolled = (from: number, to: number, isClockwise: boolean): number => {
  const turn = (((to - from) % 360) + 360) % 360;
  return from + (isClockwise ? turn || 360 : turn - 360);
};

const Course = ({
  scene,
  legs,
  start,
}: {
  readonly scene: DoubloonsScene;
  readonly legs: readonly Leg[];
  readonly start: number;
}) => {
  let from = start;
  const ways = legs.map((leg) => {
    const begun = from;
    from = unrolled(begun, angleAt(scene, leg), leg.facing === 'cw');
    return { leg, begun, end: from };
  });
  return (
    <>
      {ways.map(({ leg, begun, end }) => (
        <Way key={`${leg.slot} ${begun}`} from={begun} to={end} must={leg.must} />
      ))}
      {ways.map(({ leg, begun }) => (
        <Stop key={`${leg.slot} ${begun}`} scene={scene} leg={leg} />
      ))}
    </>
  );
};

/** From where the captain stands to where one would go. */
const Walk = ({
  scene,
  from,
  to,
}: {
  readonly scene: DoubloonsScene;
  readonly from: LocationId;
  readonly to: LocationId;
}) => {
  const [a, b] = [spotOf(scene.view.state, from), spotOf(scene.view.state, to)];
  const d = `M${a.join(' ')}L${b.join(' ')}`;
  return (
    <g className="plan-way" data-must="">
      <path className="plan-key" d={d} />
      <path className="plan-line" d={d} />
      <circle className="plan-goal" cx={b[0]} cy={b[1]} r="40" />
    </g>
  );
};

/** DD-107: a ring round each ship that the Attack would damage. */
const Struck = ({
  scene,
  ship,
  action,
}: {
  readonly scene: DoubloonsScene;
  readonly ship: ShipId;
  readonly action: Action;
}) => {
  const g = scene.view.state;
  const struck = struckBy(g, ship, action);
  return (
    <>
      {mooredShips(g, scene.me)
        .filter((moored) => struck.includes(moored.ship.ship))
        .map(({ ship: enemy, x, y, size }) => (
          <circle key={enemy.ship} className="struck" cx={x} cy={y} r={size * 0.62} />
        ))}
    </>
  );
};

const Order = ({
  scene,
  ship,
}: {
  readonly scene: DoubloonsScene;
  readonly ship: Ship;
}): ReactElement | undefined => {
  const g = scene.view.state;
  const cards = useOrder(scene);
  if (cards.length === 0 || ship.region === null) return undefined;
  const ways =
    ship.location !== null && huntsIn(g, ship, cards) ? locationOf(g, ship.location).next : [];
  const [only, ...more] = ways;
  return (
    <>
      <Course
        scene={scene}
        legs={planOf(g, ship, cards)}
        start={anchorageOf(sectorAt(g, ship.region))}
      />
      {ship.location !== null && only !== undefined && more.length === 0 && (
        <Walk scene={scene} from={ship.location} to={only} />
      )}
    </>
  );
};

type ForeseenProps = Pick<DoubloonsBoardProps, 'scene' | 'considered'>;

/** What the choice under the hand would bring, as far as one's own cards say it. */
export const Foreseen = ({ scene, considered }: ForeseenProps): ReactElement | undefined => {
  const { question } = useBoard();
  const { me, view } = scene;
  if (me === undefined || question === undefined) return undefined;
  const g = view.state;
  const ship = shipOfSeat(g, me);
  const isSail = considered !== undefined && 'icon' in considered && considered.icon === 'sail';
  const isWalk = considered !== undefined && considered.do === 'go';
  return (
    <g className="foreseen" {...ARIA_HIDDEN}>
      {question.step === 'round/program' && <Order scene={scene} ship={ship} />}
      {isSail && ship.region !== null && aboutShip(scene)?.ship === ship.ship && (
        <Course
          scene={scene}
          legs={[
            {
              slot: g.slot,
              from: ship.region,
              to: regionAhead(g, ship.region, ship.facing),
              facing: ship.facing,
              must: true,
            },
          ]}
          start={anchorageOf(sectorAt(g, ship.region))}
        />
      )}
      {isWalk && ship.location !== null && (
        <Walk scene={scene} from={ship.location} to={considered.location} />
      )}
      {considered?.do === 'perform' && ship.region !== null && (
        <Struck scene={scene} ship={ship.ship} action={considered.action} />
      )}
    </g>
  );
};
