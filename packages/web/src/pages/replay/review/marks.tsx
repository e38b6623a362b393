import { inked } from '@quarterdeck/board-kit/drawings';
import type { TurningPoint } from '@quarterdeck/bots';
import type { ReactElement } from 'react';

/** What a swing was: a die that helped or hurt, or a quill for somebody's own choice. */
export type Mark = 'helped' | 'hurt' | 'slip';

export const markOf = ({ kind, amount }: Pick<TurningPoint, 'kind' | 'amount'>): Mark =>
  kind === 'decision' ? 'slip' : amount < 0 ? 'hurt' : 'helped';

const PIPS = [
  [6.2, 6.2],
  [13.8, 6.2],
  [10, 10],
  [6.2, 13.8],
  [13.8, 13.8],
] as const;

const Die = ({ helped }: { readonly helped: boolean }): ReactElement => (
  <>
    <rect
      x="1.5"
      y="1.5"
      width="17"
      height="17"
      rx="3"
      fill={helped ? 'var(--ok)' : 'var(--paper)'}
      {...inked(1.8, helped ? 'var(--ok)' : 'var(--danger)')}
    />
    {PIPS.map(([cx, cy]) => (
      <circle
        key={`${cx} ${cy}`}
        cx={cx}
        cy={cy}
        r="1.7"
        fill={helped ? 'var(--paper)' : 'var(--danger)'}
      />
    ))}
  </>
);

const Quill = (): ReactElement => (
  <>
    <circle cx="10" cy="10" r="8.6" fill="var(--paper)" {...inked(1.8, 'var(--danger)')} />
    <path
      d="M5.6 14.6C6.4 9.4 9.4 6 14.4 5.4 14.4 10 11.4 13 7.4 12.9M5.6 14.6L10.8 9"
      fill="none"
      {...inked(1.6, 'var(--danger)')}
    />
  </>
);

/** In a field of 20 by 20. */
export const MarkShape = ({ mark }: { readonly mark: Mark }): ReactElement =>
  mark === 'slip' ? <Quill /> : <Die helped={mark === 'helped'} />;

/** Beside words that say the same. */
export const MarkIcon = ({ mark, size = 22 }: { readonly mark: Mark; readonly size?: number }) => (
  <svg className="review-mark" width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
    <MarkShape mark={mark} />
  </svg>
);
