import { memo, type ReactElement } from 'react';
import type { Path } from '../places/routes.ts';
import { ROUTES } from './landmarks.tsx';

/** All ways over the island: a route by colour and stroke, on a light ground. */
export const Paths = memo(
  ({ paths }: { readonly paths: readonly Path[] }): ReactElement => (
    <g strokeLinecap="round">
      {paths.map(({ from, to, colour }) => {
        const d = `M${from.join(' ')}L${to.join(' ')}`;
        return (
          <g key={d}>
            <path d={d} stroke="#fbf8ef" strokeWidth={colour === undefined ? 8 : 13} />
            <path
              d={d}
              stroke={colour === undefined ? '#12283b' : ROUTES[colour].colour}
              strokeWidth={colour === undefined ? 2.5 : 6}
              strokeDasharray={colour === undefined ? '6 6' : ROUTES[colour].dash}
            />
          </g>
        );
      })}
    </g>
  ),
);
