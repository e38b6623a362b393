import { DARK_INK } from '@quarterdeck/board-kit/drawings';
import type { Booty, Merchant } from '../../index.ts';
import type { Berth } from '../places/metrics.ts';
import { Piece } from '../signs/symbol.ts';
import { Crate, holdOf } from './goods.tsx';

export const MERCHANT_HULL = {
  orange: '#e8813a',
  green: '#3f9a62',
} as const satisfies Record<Merchant, string>;

const NAVY_HULL = '#2673c4';

type Painted = { readonly hull: string };

/** Ships of nobody fly white sails; their hull tells whose they are. */
export const painted = ({ hull }: Painted) =>
  ({ ...DARK_INK, '--sail': '#fbf8ef', '--hull': hull, '--flag': hull }) as const;

/** By the middle of the drawing. */
export const MerchantShip = ({ merchant, x, y, size }: Berth & { readonly merchant: Merchant }) => (
  <g className="piece">
    <Piece
      name="ship-brig"
      x={x - size / 2}
      y={y - size / 2}
      size={size}
      colours={painted({ hull: MERCHANT_HULL[merchant] })}
    />
  </g>
);

export const NavyShip = ({ x, y, size }: Berth) => (
  <g className="piece">
    <Piece
      name="ship-frigate"
      x={x - size / 2}
      y={y - size / 2}
      size={size}
      colours={painted({ hull: NAVY_HULL })}
    />
  </g>
);

/** Crates under the hull: three places of a pirate, the one of a Merchant. */
export const Cargo = ({
  x,
  y,
  size,
  crates,
}: Berth & { readonly crates: readonly (Booty | undefined)[] }) => {
  const side = Math.round(size * 0.3);
  const left = x - (crates.length * (side + 1)) / 2;
  return (
    <>
      {crates
        .map((booty, i) => ({ booty, left: left + i * (side + 1) }))
        .map((one) => (
          <Crate key={one.left} booty={one.booty} x={one.left} y={y + size * 0.36} size={side} />
        ))}
    </>
  );
};

export const cargoOf = (hold: readonly Booty[]): readonly (Booty | undefined)[] =>
  holdOf(hold).map(({ booty }) => booty);
