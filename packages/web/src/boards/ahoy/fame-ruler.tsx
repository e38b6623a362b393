import type { ReactElement } from 'react';
import { Emblem } from '../../drawings/emblem.tsx';
import type { Tincture } from '../../drawings/tinctures.ts';

type Marker = { readonly tincture: Tincture; readonly fame: number };

type FameRulerProps = {
  readonly markers: readonly Marker[];
  /** The highest figure printed, and the one that ends the game. */
  readonly most: number;
  readonly end: number;
};

/** Markers that would cover one another stand over and under the line by turns. */
const CLOSE = 2.6;

const placed = (markers: readonly Marker[]) => {
  const inOrder = markers.toSorted((a, b) => a.fame - b.fame);
  let last = { fame: -9, isLow: true };
  return inOrder.map((marker) => {
    const isLow = marker.fame - last.fame < CLOSE && !last.isLow;
    last = { fame: marker.fame, isLow };
    return { ...marker, isLow };
  });
};

/** A ruler from nothing to the last figure printed; the end of the game is a notch of brass. */
export const FameRuler = ({ markers, most, end }: FameRulerProps): ReactElement => {
  const at = (fame: number): string => `${(Math.min(fame, most) / most) * 100}%`;
  const tens = Array.from({ length: Math.floor(most / 10) + 1 }, (_, i) => i * 10);
  return (
    <div className="fame-ruler" aria-hidden="true">
      <i className="fame-line" />
      <i className="fame-end" style={{ left: at(end) }} />
      {placed(markers).map(({ tincture, fame, isLow }) => (
        <span
          key={tincture}
          className="fame-marker"
          data-low={isLow ? '' : undefined}
          style={{ left: at(fame) }}
        >
          <Emblem tincture={tincture} size={24} />
        </span>
      ))}
      {tens.map((ten) => (
        <small key={ten} style={{ left: at(ten) }} data-end={ten === end ? '' : undefined}>
          {ten}
        </small>
      ))}
    </div>
  );
};
