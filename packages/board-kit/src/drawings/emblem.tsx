import type { CSSProperties, ReactElement } from 'react';
import { Icon } from './piece.tsx';
import { EMBLEM_OF, type SeatColour } from './seat-colours.ts';

type EmblemProps = { readonly colour: SeatColour; readonly size?: number };

/** A seat's round sign. Decoration beside a name; where it stands alone, the parent names the seat. */
export const Emblem = ({ colour, size = 30 }: EmblemProps): ReactElement => (
  <span
    className={`emblem seat-${colour}`}
    style={{ '--emblem': `${size}px` } as CSSProperties}
    aria-hidden="true"
  >
    <Icon name={EMBLEM_OF[colour]} size={Math.round(size * 0.5)} />
  </span>
);

type EmblemStackProps = { readonly colours: readonly SeatColour[]; readonly size?: number };

export const EmblemStack = ({ colours, size = 26 }: EmblemStackProps): ReactElement => (
  <span className="emblem-stack" aria-hidden="true">
    {colours.map((colour) => (
      <Emblem key={colour} colour={colour} size={size} />
    ))}
  </span>
);
