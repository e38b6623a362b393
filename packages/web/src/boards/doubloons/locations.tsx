import {
  boardOf,
  type Doubloons,
  type Kinds,
  type Landmark,
  type Location,
  type Printed,
} from '@quarterdeck/doubloons';
import { at } from '@quarterdeck/kernel';
import type { ReactElement } from 'react';
import { DARK_INK, Piece } from '../../drawings/piece.tsx';
import { BoardPiece } from '../../table/board/space.tsx';
import { UNHEARD } from '../../table/board/unheard.ts';
import type { SceneProps } from '../../table/board-contract.ts';
import { type Lettered, lettered } from './landmark-names.ts';
import { BareRing, FaceDown, FaceUp } from './landmarks.tsx';
import { numbered, RelicDisc } from './relics.tsx';
import { signsFor } from './signs.ts';
import { locationPiece } from './targets.ts';

/** DD-297: what a landmark does now. */
export const effectsNow = (
  { dug }: Doubloons,
  { before, after }: Printed['landmarks'][Landmark],
) => (dug ? after : before);

/** The goal: an X until the treasure is dug up, then the chest. */
const Goal = ({
  g,
  x,
  y,
}: {
  readonly g: Doubloons;
  readonly x: number;
  readonly y: number;
}): ReactElement => (
  <>
    <circle cx={x} cy={y} r="25" fill="#fbf8ef" stroke="#12283b" strokeWidth="2.4" />
    {g.dug ? (
      <Piece name="chest" x={x - 18} y={y - 18} size={36} colours={DARK_INK} />
    ) : (
      <Piece name="cross" x={x - 16} y={y - 16} size={32} colours={DARK_INK} />
    )}
  </>
);

const Beach = ({ x, y }: { readonly x: number; readonly y: number }): ReactElement => (
  <circle
    cx={x}
    cy={y}
    r="24"
    fill="#fbf1cf"
    stroke="#12283b"
    strokeWidth="2"
    strokeDasharray="5 4"
  />
);

type FaceProps = { readonly g: Doubloons; readonly place: Location };

const Face = ({ g, place }: FaceProps): ReactElement | undefined => {
  const { id, kind, colour, x, y } = place;
  const { landmark } = at(g.places, id);
  if (landmark !== null) {
    const print = g.printed.landmarks[landmark];
    return (
      <FaceUp x={x} y={y} colour={colour ?? print.colour} signs={signsFor(effectsNow(g, print))} />
    );
  }
  if (kind === 'goal') return <Goal g={g} x={x} y={y} />;
  if (kind === 'beach' || colour === null)
    return g.board === 'alternate' ? <Beach x={x} y={y} /> : undefined;
  return g.dug && g.board === 'standard' ? (
    <BareRing x={x} y={y} colour={colour} />
  ) : (
    <FaceDown x={x} y={y} colour={colour} />
  );
};

/** The goal, and every landmark that lies open. */
const namesOn = (g: Doubloons): readonly Lettered[] => {
  const { locations, goal } = boardOf(g);
  const { x, y, name } = at(locations, goal);
  const title: Lettered = { x: x - 138, y: y - 26, name, anchor: 'middle' };
  const open = locations.flatMap((place) => {
    const { landmark } = at(g.places, place.id);
    return landmark === null
      ? []
      : [{ x: place.x, y: place.y, name: g.printed.landmarks[landmark].name }];
  });
  return [title, ...lettered(open, locations, [title])];
};

type LocationsProps = SceneProps<Kinds> & { readonly hasNames: boolean };

/** Every location with what lies there. */
export const Locations = ({ scene, hasNames }: LocationsProps): ReactElement => {
  const g = scene.view.state;
  const { locations } = boardOf(g);
  return (
    <g {...UNHEARD}>
      {locations.map((place) => (
        <BoardPiece key={place.id} piece={locationPiece(place.id)}>
          <Face g={g} place={place} />
        </BoardPiece>
      ))}
      {locations.flatMap((place) =>
        numbered(at(g.places, place.id).totems).map(({ thing, i, key }) => (
          <RelicDisc key={key} relic={thing} x={place.x - 24 + i * 22} y={place.y - 26} />
        )),
      )}
      {hasNames &&
        namesOn(g).map(({ x, y, name, anchor }) => (
          <text key={name} className="board-name" x={x} y={y} textAnchor={anchor}>
            {name}
          </text>
        ))}
    </g>
  );
};
