import { DARK_INK, inked, Sheet, tenth } from '@quarterdeck/board-kit/drawings';
import type { Booty } from '../../index.ts';
import { Piece, type TinypiratesSymbol } from '../signs/symbol.ts';

/** Shade and sign, never shade alone. */
const GOODS = {
  sugarcane: { shade: '#d9b98a', sign: 'cane' },
  rum: { shade: '#8a5fa0', sign: 'rum' },
  coffee: { shade: '#a06a3f', sign: 'bean' },
  gunpowder: { shade: '#9aa3a6', sign: 'spark' },
} as const satisfies Record<Booty, { readonly shade: string; readonly sign: TinypiratesSymbol }>;

type CrateProps = {
  /** Left out for a place that waits for a crate. */
  readonly booty: Booty | undefined;
  readonly x: number;
  readonly y: number;
  readonly size: number;
};

/** A crate by its upper left corner, inside a larger drawing. */
export const Crate = ({ booty, x, y, size }: CrateProps) => (
  <>
    <rect
      x={x}
      y={y}
      width={size}
      height={size}
      rx={tenth(size * 0.12)}
      fill={booty === undefined ? 'var(--bone)' : GOODS[booty].shade}
      fillOpacity={booty === undefined ? 0.4 : 1}
      strokeDasharray={booty === undefined ? '4 3' : undefined}
      {...inked(tenth(Math.max(1.4, size / 16)), booty === undefined ? 'var(--ink)' : '#12283b')}
    />
    {booty !== undefined && (
      <>
        <circle cx={x + size / 2} cy={y + size / 2} r={tenth(size * 0.4)} fill="#fbf8ef" />
        <Piece
          name={GOODS[booty].sign}
          x={tenth(x + size * 0.19)}
          y={tenth(y + size * 0.19)}
          size={tenth(size * 0.62)}
          colours={DARK_INK}
        />
      </>
    )}
  </>
);

/** A crate among words, which say what it is. */
export const CrateIcon = ({
  booty,
  size = 24,
}: {
  readonly booty: Booty | undefined;
  readonly size?: number;
}) => (
  <Sheet width={size} viewWidth={40} viewHeight={40}>
    <Crate booty={booty} x={2} y={2} size={36} />
  </Sheet>
);

/** TE-010 */
const HOLD = [0, 1, 2] as const;

/** Three places, filled from the left. */
export const holdOf = (
  hold: readonly Booty[],
): readonly { readonly place: number; readonly booty: Booty | undefined }[] =>
  HOLD.map((place) => ({ place, booty: hold[place] }));
