import { Die, type SeatColour, seatFill, seatInk } from '@quarterdeck/board-kit/drawings';
import { pips } from './faces.ts';

type DieFaceProps = {
  /** Left out while it is not rolled. */
  readonly value?: number | undefined;
  readonly size: number;
  /** Bone where it is nobody's. */
  readonly colour?: SeatColour | undefined;
};

/** A die among words; the words beside it say its value. */
export const DieFace = ({ value, size, colour }: DieFaceProps) => (
  <svg className="icon die-face" width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
    <Die
      x={2}
      y={2}
      size={36}
      {...(value === undefined ? {} : { value: pips(value) })}
      {...(colour === undefined
        ? { fill: 'var(--bone)' }
        : { fill: seatFill(colour), pip: seatInk(colour) })}
    />
  </svg>
);
