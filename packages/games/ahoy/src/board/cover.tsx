import {
  CoverFrame,
  CoverSea,
  CoverSheet,
  CoverTitle,
  inked,
  Piece,
  paint,
  Rays,
  tenth,
} from '@quarterdeck/board-kit/drawings';
import { curve, Limb } from './cover-limb.tsx';

const INK = '#0a2a33';
const BUFF = '#f4e0aa';
const FLAGSHIP = {
  '--lw': '1.25',
  '--lw2': '.9',
  '--lw3': '.55',
  '--sym-ink': INK,
  '--sail': '#fff6de',
  '--hull': '#8a4a20',
  '--flag': '#12747a',
};

const sunLines = Array.from({ length: 18 }, (_, i) => {
  const down = i * 6;
  const half = Math.sqrt(Math.max(0, 104 * 104 - down * down));
  return `M${tenth(150 - half)} ${196 + down}H${tenth(150 + half)}`;
}).join('');

const Tentacle = () => (
  <Limb
    curves={[
      curve([214, 410, 300, 380, 290, 300, 262, 262]),
      curve([262, 262, 238, 228, 250, 176, 276, 190]),
      curve([276, 190, 294, 204, 276, 224, 266, 210]),
    ]}
    thick={25}
    thin={3}
    fill="#efbf3b"
    ink={INK}
    suckers="#fff2c9"
    side={-1}
  />
);

const TentacleTip = () => (
  <Limb
    curves={[
      curve([90, 420, 60, 380, 100, 336, 128, 352]),
      curve([128, 352, 146, 364, 130, 380, 120, 370]),
    ]}
    thick={15}
    thin={2.5}
    fill="#efbf3b"
    ink={INK}
    suckers="#fff2c9"
    side={1}
  />
);

const Fin = () => (
  <g stroke={INK} strokeLinejoin="round">
    <path d="M22 296Q44 262 62 246Q66 270 84 296Z" fill="#33586b" strokeWidth="2.4" />
    <path d="M44 286Q54 268 60 258M54 288Q60 276 63 268" fill="none" strokeWidth="1.2" />
  </g>
);

/** A flagship before a red sun, a tentacle and a fin in the water. */
export const AhoyCover = () => (
  <CoverSheet background={BUFF}>
    <Rays
      cx={150}
      cy={196}
      inner={112}
      outer={320}
      count={72}
      ink="#d9b96b"
      width={1.1}
      opacity={0.9}
    />
    <circle cx="150" cy="196" r="104" fill="#e7603a" />
    <path d={sunLines} strokeOpacity=".55" {...inked(1.3, BUFF)} />
    <g style={paint(FLAGSHIP)}>
      <Piece name="ship-galleon" x={34} y={98} size={214} />
    </g>
    <CoverSea y={276} wave={[54, 13, 8]} echoes={2} fill="#12747a" line={INK} strokeWidth={1.6} />
    <Fin />
    <Tentacle />
    <CoverSea y={318} wave={[66, 15, 30]} echoes={3} fill="#0b4f58" line={INK} strokeWidth={1.6} />
    <TentacleTip />
    <CoverTitle lines={['Ahoy']} fill={INK} outline={BUFF} size={84} y={84} />
    <CoverFrame ink={INK} />
  </CoverSheet>
);
