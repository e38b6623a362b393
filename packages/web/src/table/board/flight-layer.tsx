import { useStore } from '@quarterdeck/board-kit';
import { useLayoutEffect, useRef } from 'react';
import type { Flight } from '../motion/flights.ts';
import { useTable } from '../state/table-context.tsx';

const at = ({ x, y }: { readonly x: number; readonly y: number }, up = 0): string =>
  `translate(${x}px, ${y - up}px) translate(-50%, -50%)`;

/** Tokens go in an arc, words rise, dice tumble in and settle. */
const framesOf = ({ family, from, to, draw }: Flight): Keyframe[] => {
  if (family === 'roll')
    return [
      { transform: `${at(from, -120)} rotate(-200deg)`, opacity: 0 },
      { transform: `${at(to, 14)} rotate(-40deg)`, opacity: 1, offset: 0.45 },
      { transform: `${at(to)} rotate(12deg)`, offset: 0.6 },
      { transform: `${at(to, 5)} rotate(2deg)`, offset: 0.75 },
      { transform: `${at(to)} rotate(6deg)`, opacity: 1 },
    ];
  if (draw === undefined)
    return [
      { transform: at(to), opacity: 0 },
      { transform: at(to, 9), opacity: 1, offset: 0.4 },
      { transform: at(to, 18), opacity: 0 },
    ];
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return [
    { transform: at(from), opacity: 0.4 },
    { transform: at(half, 40), opacity: 1 },
    { transform: at(to), opacity: 1, offset: 0.9 },
    { transform: at(to), opacity: 0 },
  ];
};

const Flyer = ({ flight }: { readonly flight: Flight }) => {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const flying = element.current?.animate(framesOf(flight), {
      duration: flight.ms,
      easing: 'cubic-bezier(0.45, 0.05, 0.25, 1)',
      fill: 'both',
    });
    return () => flying?.cancel();
  }, [flight]);
  return (
    <div ref={element} className="flyer row" data-family={flight.family}>
      {flight.draw}
      {flight.words !== undefined && <b>{flight.words}</b>}
    </div>
  );
};

/** A gust crosses the whole chart: a few hairlines, one after the other. */
const GUSTS = [18, 34, 47, 63, 79] as const;

const Gust = () => (
  <div className="gust">
    {GUSTS.map((top) => (
      <i key={top} style={{ top: `${top}%` }} />
    ))}
  </div>
);

/** What crosses the page for a moment. The log says the same, so it is for the eyes only. */
export const FlightLayer = () => {
  const { flights } = useTable();
  const flying = useStore(flights, (now) => now);
  return (
    <div className="flight-layer" aria-hidden="true">
      {flying.map((flight) =>
        flight.family === 'gust' ? (
          <Gust key={flight.id} />
        ) : (
          <Flyer key={flight.id} flight={flight} />
        ),
      )}
    </div>
  );
};
