import type { CSSProperties, ReactElement } from 'react';
import { Icon } from './piece.tsx';
import { EMBLEM_OF, type SeatColour } from './seat-colours.ts';

type EmblemProps = { readonly tincture: SeatColour; readonly size?: number };

/** A seat's round sign. Decoration beside a name; where it stands alone, the parent names the seat. */
export const Emblem = ({ tincture, size = 30 }: EmblemProps): ReactElement => (
  <span
    className={`emblem seat-${tincture}`}
    style={{ '--emblem': `${size}px` } as CSSProperties}
    aria-hidden="true"
  >
    <Icon name={EMBLEM_OF[tincture]} size={Math.round(size * 0.5)} />
  </span>
);

type EmblemStackProps = { readonly tinctures: readonly SeatColour[]; readonly size?: number };

export const EmblemStack = ({ tinctures, size = 26 }: EmblemStackProps): ReactElement => (
  <span className="emblem-stack" aria-hidden="true">
    {tinctures.map((tincture) => (
      <Emblem key={tincture} tincture={tincture} size={size} />
    ))}
  </span>
);
