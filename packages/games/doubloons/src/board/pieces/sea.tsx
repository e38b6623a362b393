import { inked, Waves } from '@quarterdeck/board-kit/drawings';
import { memo, useId } from 'react';
import { type NamedSector, nameArc, onRing } from '../places/ring.ts';

/** A brass line where one region ends and the next begins. */
const Border = ({ angle }: { readonly angle: number }) => {
  const line = `M${onRing(angle, 372).join(' ')}L${onRing(angle, 476).join(' ')}`;
  return (
    <>
      <path d={line} {...inked(7, 'var(--ink)')} />
      <path d={line} {...inked(4, 'var(--brass-fill)')} />
    </>
  );
};

/** The neatline of this board is a ring. */
const Neatring = () => (
  <g fill="none" stroke="var(--ink)">
    <circle cx="500" cy="500" r="491" strokeWidth="2" />
    <circle cx="500" cy="500" r="484" strokeWidth="8" strokeDasharray="42.2 42.2" />
    <circle cx="500" cy="500" r="478" strokeWidth="2" />
  </g>
);

const RegionName = ({ sector }: { readonly sector: NamedSector }) => {
  const id = useId();
  const { path, end } = nameArc(sector);
  return (
    <>
      <path id={id} d={path} fill="none" />
      <text className="board-name water" textAnchor={end ? 'end' : 'start'}>
        <textPath href={`#${id}`} startOffset={end ? '100%' : '0'}>
          {sector.name}
        </textPath>
      </text>
    </>
  );
};

type SeaProps = { readonly sectors: readonly NamedSector[] };

/** The sheet, the ring of water and its regions with their names. */
export const Sea = memo(({ sectors }: SeaProps) => {
  const clip = useId();
  return (
    <>
      <rect className="sheet" x="-91" y="1" width="1182" height="998" />
      <circle cx="500" cy="500" r="495" fill="var(--water)" />
      <clipPath id={clip}>
        <circle cx="500" cy="500" r="478" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <Waves
          x={20}
          y={30}
          width={960}
          height={940}
          step={40}
          swell={6}
          row={30}
          strokeWidth={1.4}
          opacity={0.4}
          words="dd"
          density={0.6}
        />
      </g>
      {sectors.map(({ from }) => (
        <Border key={from} angle={from} />
      ))}
      <Neatring />
      {sectors.map((sector) => (
        <RegionName key={sector.from} sector={sector} />
      ))}
    </>
  );
});
