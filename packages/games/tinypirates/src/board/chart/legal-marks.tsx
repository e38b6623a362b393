import { Place, type Target, useIsAsked } from '@quarterdeck/board-kit';
import type { ReactElement } from 'react';
import type { SpaceId } from '../../index.ts';
import { merchantTarget, pirateTarget, spaceTarget } from '../../words/targets.ts';
import { CARD, cornerOf } from '../places/metrics.ts';
import { type Moored, mooredShips } from '../places/places.ts';
import type { TinypiratesSceneProps } from '../scene.ts';

const CardMark = ({ space }: { readonly space: SpaceId }) => {
  const [x, y] = cornerOf(space);
  return (
    <Place
      target={spaceTarget(space)}
      shape={<rect x={x + 4} y={y + 4} width={CARD.width - 8} height={CARD.height - 8} rx="6" />}
    />
  );
};

/** Every card of the Sea, row by row. */
export const CardMarks = ({ scene }: TinypiratesSceneProps) => (
  <>
    {scene.view.state.printed.spaces.map(({ space }) => (
      <CardMark key={space} space={space} />
    ))}
  </>
);

const targetOf = ({ vessel }: Moored): Target | undefined => {
  if (vessel.kind === 'pirate') return pirateTarget(vessel.pirate);
  return vessel.kind === 'merchant' ? merchantTarget(vessel.merchant) : undefined;
};

type ShipMarkProps = { readonly target: Target; readonly moored: Moored };

/** A ship is a place of its own only while it is asked about; otherwise its card is. */
const ShipMark = ({ target, moored: { x, y, size } }: ShipMarkProps): ReactElement | undefined => {
  const isAsked = useIsAsked(target);
  return isAsked ? (
    <Place target={target} shape={<circle cx={x} cy={y + 4} r={size * 0.6} />} />
  ) : undefined;
};

export const ShipMarks = ({ scene }: TinypiratesSceneProps) => (
  <>
    {mooredShips(scene.view.state, scene.me).map((moored) => {
      const target = targetOf(moored);
      return target === undefined ? undefined : (
        <ShipMark key={moored.piece} target={target} moored={moored} />
      );
    })}
  </>
);
