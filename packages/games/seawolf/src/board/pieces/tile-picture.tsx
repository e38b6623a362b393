import { inked } from '@quarterdeck/board-kit/drawings';
import type { ReactNode } from 'react';
import { TILE } from '../places/metrics.ts';

type TilePictureProps = { readonly width: number; readonly children: ReactNode };

/** One tile as a picture of its own; names leave it where they could not be read. */
export const TilePicture = ({ width, children }: TilePictureProps) => (
  <svg
    className={width < 110 ? 'tile-picture small' : 'tile-picture'}
    width={width}
    viewBox={`-2 -2 ${TILE + 4} ${TILE + 4}`}
    aria-hidden="true"
  >
    {children}
    <rect width={TILE} height={TILE} fill="none" {...inked(2.4, 'var(--ink)')} />
  </svg>
);
