import { inked, Rose } from '@quarterdeck/board-kit/drawings';
import { type Direction, HEADING } from './pieces.ts';

type WindDialProps = { readonly wind: Direction; readonly size: number };

/** A brass arrow on a rose: the way the wind blows. The words beside it say the same. */
export const WindDial = ({ wind, size }: WindDialProps) => (
  <svg className="wind-dial" width={size} height={size} viewBox="0 0 120 120" aria-hidden="true">
    <Rose cx={60} cy={60} radius={54} ink="var(--ink)" fill="var(--paper)" />
    <g
      className="wind-needle"
      style={{ rotate: `${HEADING[wind]}deg`, transformOrigin: '60px 60px' }}
    >
      <path
        d="M60 2L78 62H66V104H54V62H42Z"
        fill="var(--brass-fill)"
        strokeLinejoin="round"
        {...inked(3, 'var(--ink)')}
      />
    </g>
  </svg>
);
