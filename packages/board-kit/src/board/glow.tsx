import type { ReactElement, ReactNode } from 'react';
import type { Target } from '../contract/board-contract.ts';
import { useMark } from './marks.ts';

type GlowProps = {
  readonly target: Target;
  /** The outline: a rect, circle or path without stroke and fill. */
  readonly children: ReactNode;
};

/** The magenta overprint on its keyline: dashed where one may, solid where one points or chose. */
export const Glow = ({ target, children }: GlowProps): ReactElement | undefined => {
  const mark = useMark(target);
  if (mark === 'none') return undefined;
  return (
    <g className="glow" data-mark={mark}>
      <g className="glow-key">{children}</g>
      <g className="glow-line">{children}</g>
    </g>
  );
};
