import { seatsOf } from '@quarterdeck/kernel';
import type { Perspective } from '@quarterdeck/tables';
import { useEffect, useState } from 'react';
import { type Curve, momentsOf } from '../../../table/end/curves.ts';
import { useTable } from '../../../table/state/table-context.tsx';
import { useReplay } from '../replay-context.tsx';

export type Curves = { readonly moments: readonly number[]; readonly curves: readonly Curve[] };

const MOST_MOMENTS = 240;
/** Positions are read in small lots, so that the page never holds its breath. */
const LOT = 8;

const lotsOf = (moments: readonly number[]): readonly (readonly number[])[] =>
  Array.from({ length: Math.ceil(moments.length / LOT) }, (_, i) =>
    moments.slice(i * LOT, (i + 1) * LOT),
  );

/** What everybody had all along; undefined until it is known, or where the game does not say. */
export const useCurves = (): Curves | undefined => {
  const { kit, reader } = useTable();
  const { opened, last } = useReplay();
  const [curves, setCurves] = useState<Curves>();
  useEffect(() => {
    const { points } = kit;
    if (points === undefined) return;
    let wanted = true;
    const { client, info, seats } = opened;
    // Once a match is over its points are no secret to any viewer.
    const perspective: Perspective = info.outcome === null ? 'spectator' : 'everybody';
    const measure = async (): Promise<void> => {
      const moments = momentsOf(last, MOST_MOMENTS);
      const rows: number[][] = [];
      for (const lot of lotsOf(moments)) {
        const seen = await client.as(perspective).positions({ seqs: lot });
        if (!wanted || !seen.ok) return;
        for (const view of seen.value.map(reader.read))
          rows.push(seatsOf(seats.length).map((seat) => points(view, seat)));
      }
      const curveOf = (seat: Curve['seat']): Curve => ({
        seat,
        points: rows.map((row) => row[seat] ?? 0),
      });
      setCurves({ moments, curves: seatsOf(seats.length).map(curveOf) });
    };
    void measure();
    return () => {
      wanted = false;
    };
  }, [kit, reader, opened, last]);
  return curves;
};

/** Which of the moments that were looked at is the one at a position, or the last before it. */
export const momentAt = (moments: readonly number[], position: number): number =>
  Math.max(
    0,
    moments.findLastIndex((moment) => moment <= position),
  );
