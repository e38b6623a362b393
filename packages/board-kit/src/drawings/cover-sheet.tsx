import type { ReactElement, ReactNode } from 'react';
import { tenth } from './geometry.ts';
import { inked } from './pen.ts';
import { SeaBand } from './waves.tsx';

type CoverProps = { readonly background: string; readonly children: ReactNode };

/** A sheet of 300 x 400. What it shows is said in words beside it, so it is hidden from readers. */
export const CoverSheet = ({ background, children }: CoverProps): ReactElement => (
  <svg
    className="cover"
    viewBox="0 0 300 400"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <rect width="300" height="400" fill={background} />
    {children}
  </svg>
);

type TitleProps = {
  readonly lines: readonly string[];
  readonly fill: string;
  readonly outline: string;
  readonly size: number;
  readonly y: number;
};

export const CoverTitle = ({ lines, fill, outline, size, y }: TitleProps): ReactElement => (
  <g
    className="cover-title"
    textAnchor="middle"
    fontSize={size}
    fill={fill}
    strokeLinejoin="round"
    paintOrder="stroke"
    {...inked(5, outline)}
  >
    {lines.map((line, i) => (
      <text key={line} x="150" y={tenth(y + i * size * 0.92)}>
        {/* The space parts the lines for those who read the title aloud. */}
        {`${line} `}
      </text>
    ))}
  </g>
);

export const CoverFrame = ({ ink }: { readonly ink: string }): ReactElement => (
  <g fill="none" stroke={ink}>
    <rect x="9" y="9" width="282" height="382" strokeWidth="1.2" />
    <rect x="13" y="13" width="274" height="374" strokeWidth=".6" />
  </g>
);

type CoverSeaProps = {
  readonly y: number;
  readonly wave: readonly [step: number, swell: number, shift: number];
  readonly echoes: number;
  readonly fill: string;
  readonly line: string;
  readonly strokeWidth: number;
};

/** A sea from here to the lower edge. */
export const CoverSea = ({ wave: [step, swell, shift], ...sea }: CoverSeaProps): ReactElement => (
  <SeaBand x={0} width={300} bottom={400} step={step} swell={swell} shift={shift} {...sea} />
);

type RaysProps = {
  readonly cx: number;
  readonly cy: number;
  readonly inner: number;
  readonly outer: number;
  readonly count: number;
  readonly ink: string;
  readonly width: number;
  readonly opacity: number;
};

export const Rays = ({
  cx,
  cy,
  inner,
  outer,
  count,
  ink,
  width,
  opacity,
}: RaysProps): ReactElement => {
  const rays = Array.from({ length: count }, (_, i) => {
    const turn = (i / count) * Math.PI * 2;
    const [across, down] = [Math.cos(turn), Math.sin(turn)];
    return `M${tenth(cx + across * inner)} ${tenth(cy + down * inner)}L${tenth(cx + across * outer)} ${tenth(cy + down * outer)}`;
  });
  return <path d={rays.join('')} strokeOpacity={opacity} {...inked(width, ink)} />;
};
