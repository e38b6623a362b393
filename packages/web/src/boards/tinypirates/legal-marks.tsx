import type { Kinds, SpaceId } from '@quarterdeck/tinypirates';
import type { ReactElement, ReactNode } from 'react';
import { Glow } from '../../table/board/glow.tsx';
import { useIsLegal, useMark } from '../../table/board/legal.ts';
import { BoardSpace } from '../../table/board/space.tsx';
import { useIsAsked } from '../../table/board/touchable.tsx';
import type { SceneProps, Target } from '../../table/board-contract.ts';
import { CARD, cornerOf } from './metrics.ts';
import { type Moored, mooredShips } from './places.ts';
import { merchantTarget, pirateTarget, spaceTarget } from './targets.ts';

type PlaceProps = { readonly target: Target; readonly shape: ReactNode };

/** What is only pointed at, by hand or from the log, gets a line of ink: magenta is what one may do. */
const Outline = ({ target, shape }: PlaceProps): ReactElement | undefined => {
  const mark = useMark(target);
  const isLegal = useIsLegal(target);
  if (isLegal || mark === 'chosen') return <Glow target={target}>{shape}</Glow>;
  return mark === 'lit' ? (
    <g className="pointed-at">
      {shape}
      <g className="pointed-line">{shape}</g>
    </g>
  ) : undefined;
};

/** A place one may point at: its outline takes the hand, the glow and the focus. */
const Place = ({ target, shape }: PlaceProps): ReactElement => (
  <BoardSpace target={target}>
    <g className="touch-part">{shape}</g>
    <Outline target={target} shape={shape} />
    <g className="focus-frame">
      {shape}
      <g className="focus-line">{shape}</g>
    </g>
  </BoardSpace>
);

const CardMark = ({ space }: { readonly space: SpaceId }): ReactElement => {
  const [x, y] = cornerOf(space);
  return (
    <Place
      target={spaceTarget(space)}
      shape={<rect x={x + 4} y={y + 4} width={CARD.width - 8} height={CARD.height - 8} rx="6" />}
    />
  );
};

/** Every card of the Sea, row by row. */
export const CardMarks = ({ scene }: SceneProps<Kinds>): ReactElement => (
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

export const ShipMarks = ({ scene }: SceneProps<Kinds>): ReactElement => (
  <>
    {mooredShips(scene.view.state, scene.me).map((moored) => {
      const target = targetOf(moored);
      return target === undefined ? undefined : (
        <ShipMark key={moored.piece} target={target} moored={moored} />
      );
    })}
  </>
);
