// Where ships lie on the chart.

import type { Target } from '@quarterdeck/board-kit';
import type { Seat } from '@quarterdeck/kernel';
import type { Booty, Merchant, PirateId, SpaceId, Tinypirates } from '../../index.ts';
import { merchantPiece, NAVY_PIECE, piratePiece } from '../../words/targets.ts';
import { type Berth, berthsIn, COVE, cornerOf } from './metrics.ts';

export type Vessel =
  | { readonly kind: 'pirate'; readonly pirate: PirateId }
  | { readonly kind: 'merchant'; readonly merchant: Merchant; readonly crate: Booty | null }
  | { readonly kind: 'navy' };

export type Moored = Berth & { readonly vessel: Vessel; readonly piece: Target };

/** The viewer's ship is a little larger, and in front. */
const OWN = 1.06;
const HIDDEN_SIZE = 54;

const onCard = (space: SpaceId, berth: Berth, scale = 1): Berth => {
  const [x, y] = cornerOf(space);
  return { x: x + berth.x, y: y + berth.y, size: berth.size * scale };
};

/** In the open water of a card: the viewer's ship first, then pirates, Merchants, Navy. */
const vesselsAt = (g: Tinypirates, space: SpaceId, me: Seat | undefined): readonly Vessel[] => [
  ...g.pirates
    .filter((one) => one.space === space && !one.hiding)
    .toSorted((a, b) => Number(b.seat === me) - Number(a.seat === me))
    .map(({ pirate }): Vessel => ({ kind: 'pirate', pirate })),
  ...g.merchants
    .filter((one) => one.space === space)
    .map(({ merchant, crate }): Vessel => ({ kind: 'merchant', merchant, crate })),
  ...(g.navy === space ? [{ kind: 'navy' } as const] : []),
];

const pieceOf = (vessel: Vessel): Target => {
  if (vessel.kind === 'pirate') return piratePiece(vessel.pirate);
  return vessel.kind === 'merchant' ? merchantPiece(vessel.merchant) : NAVY_PIECE;
};

/** Every ship at sea, those in front last. */
export const mooredShips = (g: Tinypirates, me: Seat | undefined): readonly Moored[] => {
  const isOwn = (vessel: Vessel): boolean =>
    vessel.kind === 'pirate' && g.pirates[vessel.pirate]?.seat === me;
  const afloat = g.printed.spaces.flatMap(({ space }) => {
    const here = vesselsAt(g, space, me);
    return berthsIn(here.length).flatMap((berth, i): Moored[] => {
      const vessel = here[i];
      if (vessel === undefined) return [];
      const grown = isOwn(vessel) ? OWN : 1;
      return [{ ...onCard(space, berth, grown), vessel, piece: pieceOf(vessel) }];
    });
  });
  const hiding = g.pirates.flatMap(({ pirate, space, hiding: isHiding }): Moored[] => {
    if (!isHiding || space === null) return [];
    const berth = { x: COVE[0], y: COVE[1], size: HIDDEN_SIZE };
    return [
      { ...onCard(space, berth), vessel: { kind: 'pirate', pirate }, piece: piratePiece(pirate) },
    ];
  });
  return [...hiding, ...afloat].toSorted(
    (a, b) => Number(isOwn(a.vessel)) - Number(isOwn(b.vessel)),
  );
};
