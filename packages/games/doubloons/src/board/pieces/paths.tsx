import { inked } from '@quarterdeck/board-kit/drawings';
import { memo } from 'react';
import type { Path } from '../places/routes.ts';
import { ROUTES } from './landmarks.tsx';

/** All ways over the island: a route by colour and stroke, on a light ground. */
export const Paths = memo(({ paths }: { readonly paths: readonly Path[] }) => (
  <g strokeLinecap="round">
    {paths.map(({ from, to, colour }) => {
      const d = `M${from.join(' ')}L${to.join(' ')}`;
      return (
        <g key={d}>
          <path d={d} {...inked(colour === undefined ? 8 : 13, '#fbf8ef')} />
          <path
            d={d}
            strokeDasharray={colour === undefined ? '6 6' : ROUTES[colour].dash}
            {...inked(
              colour === undefined ? 2.5 : 6,
              colour === undefined ? '#12283b' : ROUTES[colour].colour,
            )}
          />
        </g>
      );
    })}
  </g>
));
