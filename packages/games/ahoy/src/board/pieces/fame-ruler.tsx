import { Emblem, type SeatColour } from '@quarterdeck/board-kit/drawings';

type Marker = { readonly colour: SeatColour; readonly fame: number };

type FameRulerProps = {
  readonly markers: readonly Marker[];
  /** The highest figure printed, and the one that ends the game. */
  readonly most: number;
  readonly end: number;
};

/** Markers this near would cover one another. */
const CLOSE = 2.6;

/** Over and under the line by turns; a third one stands a little aside. */
const placed = (markers: readonly Marker[]) => {
  const inOrder = markers.toSorted((a, b) => a.fame - b.fame);
  return inOrder.map((marker, i) => {
    const crowd = inOrder.slice(0, i).filter(({ fame }) => marker.fame - fame < CLOSE).length;
    return { ...marker, isLow: crowd % 2 === 1, aside: Math.floor(crowd / 2) * 15 };
  });
};

/** A ruler from nothing to the last figure printed; the end of the game is a notch of brass. */
export const FameRuler = ({ markers, most, end }: FameRulerProps) => {
  const at = (fame: number): string => `${(Math.min(fame, most) / most) * 100}%`;
  const tens = Array.from({ length: Math.floor(most / 10) + 1 }, (_, i) => i * 10);
  return (
    <div className="fame-ruler" aria-hidden="true">
      <i className="fame-line" />
      <i className="fame-end" style={{ left: at(end) }} />
      {placed(markers).map(({ colour, fame, isLow, aside }) => (
        <span
          key={colour}
          className="fame-marker"
          data-low={isLow ? '' : undefined}
          style={{ left: `calc(${at(fame)} + ${aside}px)` }}
        >
          <Emblem colour={colour} size={24} />
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
