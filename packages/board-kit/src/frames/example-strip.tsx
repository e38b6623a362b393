import type { ReactElement, ReactNode } from 'react';

export type ExampleStripProps = { readonly height?: number; readonly children: ReactNode };

type StripProps = ExampleStripProps & { readonly ground?: string; readonly className?: string };

/** A strip of a board, 420 wide, made of its own drawings: what an example in the rulebook shows. */
export const ExampleStrip = ({
  height = 150,
  ground = 'var(--water)',
  className,
  children,
}: StripProps): ReactElement => (
  <svg className={className} viewBox={`0 0 420 ${height}`} aria-hidden="true">
    <rect width="420" height={height} fill={ground} />
    {children}
  </svg>
);
