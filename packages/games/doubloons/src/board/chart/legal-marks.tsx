import { Place, type Target, useBoard, useIsAsked } from '@quarterdeck/board-kit';
import type { ComponentProps, ReactNode } from 'react';
import { boardOf, type Location } from '../../index.ts';
import { locationTarget, regionTarget, shipTarget, startTarget } from '../../words/targets.ts';
import { mooredShips, sectorAt } from '../places/places.ts';
import { anchorageOf, onRing, type Sector, sectorShape } from '../places/ring.ts';
import type { DoubloonsSceneProps } from '../scene.ts';

/** A place of the chart, which reads itself out to a resting pointer. */
const ChartPlace = (props: Omit<ComponentProps<typeof Place>, 'title'>) => {
  const place = useBoard().described.get(props.target);
  return <Place {...props} title={place && `${place.name}. ${place.text}`} />;
};

/** Where a ship would begin: a chevron each way. */
const Start = ({
  target,
  sector,
  isClockwise,
}: {
  readonly target: Target;
  readonly sector: Sector;
  readonly isClockwise: boolean;
}) => {
  const isAsked = useIsAsked(target);
  if (!isAsked) return undefined;
  const angle = anchorageOf(sector) + (isClockwise ? 6 : -6);
  const [x, y] = onRing(angle, 390);
  return (
    <ChartPlace
      target={target}
      shape={
        <path
          transform={`translate(${x} ${y}) rotate(${angle + (isClockwise ? 90 : -90)})`}
          d="M0-30L30 24H-30Z"
        />
      }
    />
  );
};

export const RegionMarks = ({ scene }: DoubloonsSceneProps) => {
  const g = scene.view.state;
  return (
    <>
      {boardOf(g).regions.map(({ id }) => (
        <ChartPlace
          key={id}
          target={regionTarget(id)}
          shape={<path d={sectorShape(sectorAt(g, id), 12)} />}
          touched={<path d={sectorShape(sectorAt(g, id), 0)} />}
        />
      ))}
    </>
  );
};

const LocationMark = ({ place: { id, x, y } }: { readonly place: Location }) => (
  <ChartPlace target={locationTarget(id)} shape={<circle cx={x} cy={y} r="37" />} />
);

export const LocationMarks = ({ scene }: DoubloonsSceneProps) => (
  <>
    {boardOf(scene.view.state).locations.map((place) => (
      <LocationMark key={place.id} place={place} />
    ))}
  </>
);

/** While something else is asked, the pointer goes through a ship to the water it lies on. */
const ShipMark = ({
  target,
  children,
}: {
  readonly target: Target;
  readonly children: ReactNode;
}) => {
  const { question } = useBoard();
  const isAsked = useIsAsked(target);
  const isThrough = question !== undefined && !isAsked;
  return <g className={isThrough ? 'lets-through' : undefined}>{children}</g>;
};

export const ShipMarks = ({ scene }: DoubloonsSceneProps) => (
  <>
    {mooredShips(scene.view.state, scene.me).map(({ ship, x, y, size }) => (
      <ShipMark key={ship.ship} target={shipTarget(ship.ship)}>
        <ChartPlace
          target={shipTarget(ship.ship)}
          shape={<circle cx={x} cy={y} r={size * 0.56} />}
        />
      </ShipMark>
    ))}
  </>
);

/** Over the ships that lie there already. */
export const StartMarks = ({ scene }: DoubloonsSceneProps) => {
  const g = scene.view.state;
  return (
    <>
      {boardOf(g).regions.flatMap(({ id }) =>
        (['cw', 'ccw'] as const).map((facing) => (
          <Start
            key={`${id} ${facing}`}
            target={startTarget(id, facing)}
            sector={sectorAt(g, id)}
            isClockwise={facing === 'cw'}
          />
        )),
      )}
    </>
  );
};
