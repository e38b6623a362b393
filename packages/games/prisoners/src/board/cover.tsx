import {
  CoverFrame,
  CoverSheet,
  CoverTitle,
  inked,
  Piece,
  paint,
  pen,
  tenth,
} from '@quarterdeck/board-kit/drawings';
import { useId } from 'react';

const INK = '#170c0a';
const RED = '#cf4a2c';
const CREAM = '#f8e7c4';
const HEX = 30;

const sky = Array.from({ length: 26 }, (_, i) => `M0 ${84 + i * 7}H300`).join('');

const hexagon = (cx: number, cy: number): string => {
  const corners = Array.from({ length: 6 }, (_, k) => {
    const turn = (Math.PI / 3) * k;
    return `${tenth(cx + Math.cos(turn) * HEX)} ${tenth(cy + Math.sin(turn) * HEX * 0.38)}`;
  });
  return `M${corners.join('L')}Z`;
};

const ocean = Array.from({ length: 9 }, (_, row) =>
  Array.from({ length: 9 }, (_, i) => {
    const column = i - 1;
    return hexagon(
      column * HEX * 1.5 + 6,
      262 + (row * 2 + (column % 2 === 0 ? 0 : 1)) * HEX * 0.33,
    );
  }).join(''),
).join('');

type PuffProps = {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly opacity?: number;
};

const Puff = ({ x, y, scale, opacity = 1 }: PuffProps) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`} opacity={opacity} stroke={INK}>
    <path
      d="M-40 14a16 16 0 0 1 6-30a20 20 0 0 1 36-8a16 16 0 0 1 30 8a15 15 0 0 1 4 30Z"
      fill={CREAM}
      strokeWidth="2"
    />
    <path
      d="M-24 2q8-10 18-4M2-8q10-6 16 4M-8 8h20"
      fill="none"
      strokeWidth="1.2"
      strokeLinecap="round"
    />
  </g>
);

const Ocean = () => {
  const clip = useId();
  return (
    <>
      <clipPath id={clip}>
        <rect x="0" y="258" width="300" height="142" />
      </clipPath>
      <rect x="0" y="258" width="300" height="142" fill="#17393d" />
      <g clipPath={`url(#${clip})`}>
        <path d={ocean} fill="none" strokeOpacity=".5" {...inked(1.2, CREAM)} />
      </g>
      <path d="M0 258H300" {...inked(2, INK)} />
    </>
  );
};

const PREY = {
  '--sym-ink': INK,
  '--sail': CREAM,
  '--hull': '#2a1712',
  '--flag': '#2a8f8f',
  '--lw': '1.4',
  '--lw2': '1',
  '--lw3': '.6',
};
const HUNTER = {
  '--sym-ink': INK,
  '--sail': '#3b2526',
  '--hull': '#8c2f1c',
  '--flag': CREAM,
  '--lw': '1.15',
  '--lw2': '.85',
  '--lw3': '.5',
};

const Broadsides = () => (
  <>
    <path
      d="M51 320L66 308.6H96L111 320L96 331.4H66Z"
      fill="#e9825a"
      fillOpacity=".55"
      {...inked(1.6, CREAM)}
    />
    <g style={paint(PREY)}>
      <Piece name="ship-frigate" x={12} y={152} size={122} />
    </g>
    <path
      transform="translate(92 250) scale(.72)"
      d="M0-40L9-12L36-22L17 0L42 14L12 13L10 42L-3 17L-28 32L-14 8L-44 4L-14-6L-28-30L-6-14Z"
      fill="#f9d35c"
      strokeLinejoin="round"
      {...inked(2.8, INK)}
    />
    <path d="M146 322Q128 262 104 252" strokeDasharray="1 8" {...pen(3, CREAM)} />
    <g style={paint(HUNTER)} transform="translate(300 0) scale(-1 1)">
      <Piece name="ship-frigate" x={-2} y={158} size={206} />
    </g>
  </>
);

/** Two warships exchange broadsides over a sea of hexagons. */
export const PrisonersCover = () => (
  <CoverSheet background={RED}>
    <path d={sky} {...inked(1.6, '#e9825a')} />
    <circle cx="176" cy="258" r="78" fill="#f3b557" />
    <Ocean />
    <Puff x={60} y={138} scale={0.62} opacity={0.95} />
    <Puff x={254} y={128} scale={0.5} opacity={0.95} />
    <Broadsides />
    <Puff x={128} y={336} scale={0.5} />
    <Puff x={112} y={352} scale={0.34} />
    <CoverTitle lines={['Take No', 'Prisoners']} fill={CREAM} outline={RED} size={50} y={60} />
    <CoverFrame ink={CREAM} />
  </CoverSheet>
);
