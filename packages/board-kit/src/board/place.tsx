import type { ReactElement, ReactNode } from 'react';
import type { Target } from '../contract/board-contract.ts';
import { Glow } from './glow.tsx';
import { useIsLegal, useMark } from './marks.ts';
import { BoardSpace } from './space.tsx';

type OutlineProps = { readonly target: Target; readonly shape: ReactNode };

/** What is only pointed at, by hand or from the log, gets a line of ink: magenta is what one may do. */
const Outline = ({ target, shape }: OutlineProps): ReactElement | undefined => {
  const mark = useMark(target);
  const isLegal = useIsLegal(target);
  if (isLegal || mark === 'chosen' || mark === 'hint') return <Glow target={target}>{shape}</Glow>;
  return mark === 'lit' ? (
    <g className="pointed-at">
      {shape}
      <g>{shape}</g>
    </g>
  ) : undefined;
};

type PlaceProps = OutlineProps & {
  /** What takes the hand, where it is more than the outline. */
  readonly touched?: ReactNode;
  /** What a resting pointer reads. */
  readonly title?: string | undefined;
};

/** A place one may point at: its outline takes the hand, the glow and the focus. */
export const Place = ({ target, shape, touched = shape, title }: PlaceProps): ReactElement => (
  <BoardSpace target={target}>
    {title !== undefined && <title>{title}</title>}
    <g className="touch-part">{touched}</g>
    <Outline target={target} shape={shape} />
    <g className="focus-frame">
      {shape}
      <g>{shape}</g>
    </g>
  </BoardSpace>
);
