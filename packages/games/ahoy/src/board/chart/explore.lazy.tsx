import { ARIA_HIDDEN, hovering, KIT_EN, useBoard, useWords } from '@quarterdeck/board-kit';
import type { AhoyScene } from '../scene.ts';
import '../styles/laying.lazy.css';
import type { KeyboardEvent, ReactElement } from 'react';
import type { Cell } from '../../index.ts';
import { layTarget } from '../../words/targets.ts';
import { RegionTile } from '../pieces/region-tile.tsx';
import {
  type Laying,
  type LayOffer,
  tileInHand,
  useLaying,
  useTurningKeys,
} from '../places/laying.lazy.ts';
import { REGION, SPACE } from '../places/metrics.ts';
import { cornerOf, faceOf } from '../places/places.ts';

type GhostProps = { readonly scene: AhoyScene; readonly laid: LayOffer['lay'] };

/** The tile where it would lie, turned as it would. */
const GhostTile = ({ scene, laid }: GhostProps): ReactElement | undefined => {
  const tile = tileInHand(scene.view);
  if (tile === undefined) return undefined;
  const { x, y } = cornerOf(laid);
  return (
    <g className="ghost-tile" transform={`translate(${x} ${y})`} {...ARIA_HIDDEN}>
      <g opacity=".85">
        <RegionTile {...faceOf(scene.view.state.printed, tile, laid.turn)} />
      </g>
      <rect className="ghost-key" width={REGION} height={REGION} rx="6" />
      <rect className="ghost-line" width={REGION} height={REGION} rx="6" />
    </g>
  );
};

type PlaceProps = { readonly laying: Laying; readonly place: Cell };

/** As a place of the board is, but what it offers depends on how the tile is turned. */
const usePlace = (place: Cell, found: LayOffer | undefined) => {
  const { commands } = useBoard();
  const words = useWords(KIT_EN);
  const point = (): void => commands.pointOffer(found?.offer);
  const pointAway = (): void => commands.pointOffer(undefined);
  const press = (): void => {
    if (found !== undefined)
      commands.press({ kind: 'offer', offer: found.offer, hotKey: undefined });
  };
  return {
    role: 'button',
    tabIndex: -1,
    className: 'board-space lay-place',
    'data-target': layTarget(place),
    'data-legal': '',
    'aria-label': words('kit.offers', { offer: found?.offer.label ?? '' }),
    onClick: press,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      press();
    },
    ...hovering(point, pointAway),
    onFocus: point,
    onBlur: pointAway,
  } as const;
};

/** The middle of a tile that may lie here: pointing shows it, a click chooses it. */
const Place = ({ laying, place }: PlaceProps) => {
  const { x, y } = cornerOf(place);
  return (
    <g {...usePlace(place, laying.at(place))}>
      <rect x={x + SPACE / 2} y={y + SPACE / 2} width={SPACE} height={SPACE} fill="transparent" />
    </g>
  );
};

const placesIn = (offers: readonly LayOffer[]): readonly Cell[] => [
  ...new Map(offers.map(({ lay }) => [layTarget(lay), lay])).values(),
];

/** A drawn tile over the map: a ghost under the pointer, and the places where it may lie. */
export const LayingTile = ({ scene }: { readonly scene: AhoyScene }): ReactElement | undefined => {
  const laying = useLaying();
  useTurningKeys(laying);
  if (laying?.now === undefined) return undefined;
  return (
    <>
      <GhostTile scene={scene} laid={laying.now.lay} />
      {placesIn(laying.offers).map((place) => (
        <Place key={layTarget(place)} laying={laying} place={place} />
      ))}
    </>
  );
};
