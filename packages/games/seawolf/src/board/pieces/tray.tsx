import { inked } from '@quarterdeck/board-kit/drawings';
import { type ReactNode, useId } from 'react';
import { SCENE, TILE, TRAY } from '../places/metrics.ts';

/** The strip of bone at the foot of a tile: what can be taken or sold there lies on it. */
export const Tray = () => (
  <>
    <rect y={SCENE} width={TILE} height={TRAY} fill="var(--bone)" />
    <path d={`M0 ${SCENE}H${TILE}`} {...inked(1.2)} />
  </>
);

/** The water above the tray; nothing drawn in it leaves the tile. */
export const Scene = ({ children }: { readonly children: ReactNode }) => {
  const clip = useId();
  return (
    <>
      <clipPath id={clip}>
        <rect width={TILE} height={SCENE} />
      </clipPath>
      <rect width={TILE} height={SCENE} fill="var(--water)" />
      <g clipPath={`url(#${clip})`}>{children}</g>
    </>
  );
};
