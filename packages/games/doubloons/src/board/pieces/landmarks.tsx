import { DARK_INK, inked } from '@quarterdeck/board-kit/drawings';
import type { LandmarkColour } from '../places/routes.ts';
import { type DoubloonsSymbol, Piece } from '../signs/symbol.ts';

/** A route by colour, stroke and sign. */
export const ROUTES = {
  blue: { colour: '#2673c4', dash: undefined, sign: 'em-anchor' },
  yellow: { colour: '#b98305', dash: '1 11', sign: 'em-sun' },
  red: { colour: '#b3261e', dash: '14 9', sign: 'em-key' },
  green: { colour: '#2f7d55', dash: '4 7', sign: 'em-moon' },
} as const satisfies Record<
  LandmarkColour,
  { readonly colour: string; readonly dash: string | undefined; readonly sign: DoubloonsSymbol }
>;

type DiscProps = { readonly x: number; readonly y: number; readonly colour: LandmarkColour };

/** Not yet turned: the sign of its route on its colour. */
export const FaceDown = ({ x, y, colour }: DiscProps) => (
  <>
    <circle cx={x} cy={y} r="29" fill={ROUTES[colour].colour} {...inked(2.4)} />
    <circle cx={x} cy={y} r="22" fill="none" strokeDasharray="3 3" {...inked(1.6, '#fff')} />
    <g color="#fff">
      <Piece name={ROUTES[colour].sign} x={x - 13} y={y - 13} size={26} />
    </g>
  </>
);

/** After the dig: an empty ring. */
export const BareRing = ({ x, y, colour }: DiscProps) => (
  <>
    <circle cx={x} cy={y} r="24" fill="#fbf1cf" {...inked(6, ROUTES[colour].colour)} />
    <circle cx={x} cy={y} r="27.5" fill="none" {...inked(1.4)} />
  </>
);

export type Sign = { readonly name: DoubloonsSymbol; readonly fill?: string };

/** The same sign may stand twice. */
const numbered = (signs: readonly Sign[]) => signs.map((sign, i) => ({ ...sign, i, key: `${i}` }));

type SignsProps = { readonly x: number; readonly y: number; readonly signs: readonly Sign[] };

/** What it does, as one or two signs. */
const Signs = ({ x, y, signs }: SignsProps) => (
  <>
    {numbered(signs).map(({ name, fill, i, key }) => (
      <Piece
        key={key}
        name={name}
        x={signs.length === 1 ? x - 19 : x - 28 + i * 27}
        y={signs.length === 1 ? y - 19 : y - 15}
        size={signs.length === 1 ? 38 : 30}
        colours={{
          ...DARK_INK,
          '--mv': '#fbf8ef',
          ...(fill === undefined ? {} : { '--sail': fill, '--suit': fill }),
        }}
      />
    ))}
  </>
);

export const FaceUp = ({
  x,
  y,
  colour,
  signs,
}: DiscProps & { readonly signs: readonly Sign[] }) => (
  <>
    <circle cx={x} cy={y} r="33" fill="#fbf8ef" {...inked(6, ROUTES[colour].colour)} />
    <circle cx={x} cy={y} r="36.5" fill="none" {...inked(1.6)} />
    <Signs x={x} y={y} signs={signs} />
  </>
);
