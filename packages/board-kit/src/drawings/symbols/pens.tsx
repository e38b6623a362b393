import { createElement, Fragment, type ReactElement, type SVGProps } from 'react';

// --lw, --lw2, --lw3 thin the lines when a symbol is drawn large (a cover), so that the pen stays
// the same; --sym-ink keeps the ink dark where a symbol lies on bone or land at night.
export const INK = 'var(--sym-ink, var(--ink))';
export const SAIL = 'var(--sail, #fbf8ef)';
export const HULL = 'var(--hull, #7a4a1e)';

export const OUTLINE = {
  stroke: INK,
  style: { strokeWidth: 'var(--lw, 2.4)' },
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;

export const DETAIL = {
  stroke: INK,
  style: { strokeWidth: 'var(--lw2, 1.6)' },
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;

export const HAIR = {
  stroke: INK,
  style: { strokeWidth: 'var(--lw3, 1)' },
  strokeLinecap: 'round',
} as const;

/** The pen of the interface: one weight, in the colour of the words beside it. */
export const LINE = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

type PathProps = SVGProps<SVGPathElement>;

export const Outline = (props: PathProps): ReactElement => (
  <path fill="none" {...OUTLINE} {...props} />
);
export const Detail = (props: PathProps): ReactElement => (
  <path fill="none" {...DETAIL} {...props} />
);
export const Hair = (props: PathProps): ReactElement => <path fill="none" {...HAIR} {...props} />;
export const Line = (props: PathProps): ReactElement => <path {...LINE} {...props} />;

/** A symbol of several strokes, one over the other. */
export const drawn = (...strokes: readonly ReactElement[]): ReactElement =>
  createElement(Fragment, null, ...strokes);
