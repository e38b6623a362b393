import type { ReactElement } from 'react';
import { tenth } from '../geometry.ts';
import { Detail, Hair, INK, Outline, SAIL } from './pens.tsx';

type Canvas = {
  readonly x: number;
  readonly top: number;
  readonly foot: number;
  readonly width: number;
  readonly belly: number;
};

/** A square sail with the wind in it; the seat's hatching lies over its colour. */
export const Sail = ({ x, top, foot, width, belly }: Canvas): ReactElement => {
  const left = x - width / 2;
  const right = x + width / 2;
  const middle = tenth((top + foot) / 2);
  const edge =
    `M${tenth(left)} ${top}H${tenth(right)}Q${tenth(right + belly)} ${middle} ${tenth(right + 1)} ${foot}` +
    `H${tenth(left + 1)}Q${tenth(left + belly)} ${middle} ${tenth(left)} ${top}Z`;
  return (
    <>
      <Outline d={edge} fill={SAIL} />
      <path d={edge} style={{ fill: 'var(--hatch-fill, none)' }} />
    </>
  );
};

/** Three short strokes at the lee of a sail. */
export const Creases = ({ x, top, foot, width, belly }: Canvas): ReactElement => {
  const strokes = [1, 2, 3].map(
    (i) => `M${tenth(x + width / 2 - 4 + belly * 0.75)} ${tenth(top + ((foot - top) * i) / 4)}h4`,
  );
  return <Hair d={strokes.join('')} strokeOpacity=".55" />;
};

type MastProps = { readonly x: number; readonly top: number; readonly foot: number };

export const Mast = ({ x, top, foot }: MastProps): ReactElement => (
  <Outline d={`M${x} ${top}V${foot}`} />
);

type FlagProps = {
  readonly x: number;
  readonly y: number;
  readonly fill?: string;
  readonly length?: number;
};

export const Flag = ({
  x,
  y,
  fill = 'var(--flag, var(--sail, #c93a1e))',
  length = 11,
}: FlagProps): ReactElement => (
  <Detail
    d={`M${x} ${y}q${length / 4} -2.6 ${length / 2} 0t${length / 2} 0l-2.4 2.8 2.4 2.8q-${length / 4} 2.4 -${length / 2} 0t-${length / 2} 0Z`}
    fill={fill}
  />
);

type GunPortsProps = { readonly at: readonly number[]; readonly y: number };

export const GunPorts = ({ at, y }: GunPortsProps): ReactElement => (
  <>
    {at.map((x) => (
      <rect key={x} x={x} y={y} width="3.4" height="3.4" fill={INK} />
    ))}
  </>
);

export const Wake = (): ReactElement => (
  <Detail d="M3 59q5 3 10 0t10 0 10 0 10 0 10 0 8 0" strokeOpacity=".7" />
);
