import {
  CoverFrame,
  CoverSheet,
  CoverTitle,
  inked,
  Piece,
  paint,
  pen,
  SeaBand,
  Waves,
} from '@quarterdeck/board-kit/drawings';
import { useId } from 'react';

const INK = '#10312f';
const MINT = '#a8d8c9';
const WOOD = '#96602c';
const BRASS = '#d9a45a';

const SPOKES = [22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5] as const;

const Wheel = () => (
  <g transform="translate(150 226)" stroke={INK} strokeLinecap="round" fill="none">
    {SPOKES.map((turn) => (
      <g key={turn} transform={`rotate(${turn})`}>
        <path d="M0-34V-132" strokeWidth="11" />
        <path d="M0-34V-132" {...inked(7, BRASS)} />
        <path d="M0-112V-140" strokeWidth="17" />
        <path d="M0-113V-139" {...inked(12.5, WOOD)} />
      </g>
    ))}
    <circle r="96" strokeWidth="24" />
    <circle r="96" {...inked(19.5, BRASS)} />
    <circle r="103" strokeWidth="1" />
    <circle r="89" strokeWidth="1" />
  </g>
);

const GALLEON = {
  '--sym-ink': INK,
  '--sail': '#fffaf0',
  '--hull': WOOD,
  '--flag': '#c8321e',
  '--lw': '1.7',
  '--lw2': '1.1',
  '--lw3': '.7',
};

const Bottle = () => {
  const clip = useId();
  return (
    <>
      <path
        d="M42 182Q42 164 62 164H206Q224 164 234 180Q240 190 252 190H274V262H252Q240 262 234 272Q224 288 206 288H62Q42 288 42 270Z"
        fill="#e9f7f1"
        strokeLinejoin="round"
        {...inked(3.4, INK)}
      />
      <clipPath id={clip}>
        <path d="M45 182Q45 167 62 167H206Q222 167 232 182Q238 193 252 193H262V259H252Q238 259 232 270Q222 285 206 285H62Q45 285 45 270Z" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <circle cx="96" cy="206" r="24" fill="#f3b557" />
        <g style={paint(GALLEON)}>
          <Piece name="ship-galleon" x={78} y={166} size={112} />
        </g>
        <SeaBand
          x={30}
          y={258}
          width={250}
          bottom={300}
          step={30}
          swell={8}
          fill="#1d8a86"
          line={INK}
          echoes={2}
          gap={6}
        />
      </g>
      <g stroke="#fff" fill="none" strokeLinecap="round">
        <path d="M60 176H196" strokeWidth="5" />
        <path d="M206 178q10 3 16 12" strokeWidth="4" />
      </g>
      <g stroke={INK} strokeLinejoin="round">
        <path d="M272 186H286Q290 226 286 266H272Z" fill="#c98f4e" strokeWidth="3" />
        <path d="M277 196v60M282 200v50" strokeWidth="1" />
      </g>
    </>
  );
};

const Stand = () => (
  <g stroke={INK} strokeLinejoin="round">
    <path
      d="M70 288L56 312H98L92 288ZM196 288L190 312H232L218 288Z"
      fill={WOOD}
      strokeWidth="2.6"
    />
    <rect x="24" y="312" width="252" height="20" rx="3" fill={WOOD} strokeWidth="2.6" />
    <path d="M34 319H120M140 325H262M170 318H240" strokeWidth="1" />
  </g>
);

const CRATES = [
  { x: 40, colour: '#d9b98a' },
  { x: 98, colour: '#8a5fa0' },
  { x: 156, colour: '#8a5632' },
  { x: 214, colour: '#9aa3a6' },
] as const;

/** A galleon in a bottle before a ship's wheel. */
export const TinyPiratesCover = () => (
  <CoverSheet background={MINT}>
    <Waves
      x={0}
      y={96}
      width={300}
      height={300}
      step={44}
      swell={7}
      row={19}
      stroke="#4f9c8c"
      strokeWidth={1.3}
      opacity={0.55}
    />
    <Wheel />
    <Bottle />
    <Stand />
    <g style={paint({ '--sym-ink': INK })}>
      {CRATES.map(({ x, colour }) => (
        <Piece key={x} name="crate" x={x} y={328} size={46} colours={{ '--crate': colour }} />
      ))}
    </g>
    <path d="M24 372H276" {...pen(2.6, INK)} />
    <CoverTitle lines={['Tiny Epic', 'Pirates']} fill={INK} outline={MINT} size={43} y={50} />
    <CoverFrame ink={INK} />
  </CoverSheet>
);
