import { ARIA_HIDDEN, BoardPiece } from '@quarterdeck/board-kit';
import { DARK_INK, inked } from '@quarterdeck/board-kit/drawings';
import { at, byId } from '@quarterdeck/kernel';
import type { ReactElement } from 'react';
import {
  boardOf,
  type Doubloons,
  type Landmark,
  type Location,
  type Printed,
} from '../../index.ts';
import { landmarkName, locationName } from '../../words/names.ts';
import { locationPiece } from '../../words/targets.ts';
import { BareRing, FaceDown, FaceUp } from '../pieces/landmarks.tsx';
import { numbered, RelicDisc } from '../pieces/relics.tsx';
import { signsFor } from '../pieces/signs.ts';
import { heapBox } from '../places/heap.ts';
import { type Box, type Lettered, LINE, lettered, type Named } from '../places/landmark-names.ts';
import { pawnBoxes } from '../places/places.ts';
import type { DoubloonsSceneProps } from '../scene.ts';
import { Piece } from '../signs/symbol.ts';

/** DD-297: what a landmark does now. */
export const effectsNow = (
  { dug }: Doubloons,
  { before, after }: Printed['landmarks'][Landmark],
) => (dug ? after : before);

/** The goal: an X until the treasure is dug up, then the chest. */
const Goal = ({ g, x, y }: { readonly g: Doubloons; readonly x: number; readonly y: number }) => (
  <>
    <circle cx={x} cy={y} r="25" fill="#fbf8ef" {...inked(2.4)} />
    {g.dug ? (
      <Piece name="chest" x={x - 18} y={y - 18} size={36} colours={DARK_INK} />
    ) : (
      <Piece name="cross" x={x - 16} y={y - 16} size={32} colours={DARK_INK} />
    )}
  </>
);

const Beach = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <circle cx={x} cy={y} r="24" fill="#fbf1cf" strokeDasharray="5 4" {...inked(2)} />
);

type FaceProps = { readonly g: Doubloons; readonly place: Location };

const Face = ({ g, place }: FaceProps): ReactElement | undefined => {
  const { id, kind, colour, x, y } = place;
  const { landmark } = at(g.places, id);
  if (landmark !== null) {
    const print = byId(g.printed.landmarks, landmark);
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

/** Left of its mountain, where no landmark is. */
const titleOf = ({ x, y, name }: Named): { readonly title: Lettered; readonly box: Box } => ({
  title: { x: x - 138, y: y - 26, name, lines: [name], anchor: 'middle' },
  box: { left: x - 222, right: x - 54, top: y - 45, bottom: y - 21 },
});

/** The goal, and every landmark that lies open. */
const namesOn = (g: Doubloons, taken: readonly Box[]): readonly Lettered[] => {
  const { locations, goal } = boardOf(g);
  const open = locations.flatMap(({ id, x, y }) => {
    const { landmark } = at(g.places, id);
    return landmark === null ? [] : [{ x, y, name: landmarkName(g, landmark) }];
  });
  const aim = { ...at(locations, goal), name: locationName(g, goal) };
  // The ruins come last, and are the ones that have little room.
  if (g.board === 'alternate') return lettered([aim, ...open.toReversed()], locations, taken);
  const { title, box } = titleOf(aim);
  return [title, ...lettered(open, locations, [box, ...taken])];
};

const Name = ({ x, y, lines, anchor }: Lettered) => (
  <text className="board-name" textAnchor={anchor}>
    {lines.map((line, i) => (
      <tspan key={line} x={x} y={y + i * LINE}>
        {line}
      </tspan>
    ))}
  </text>
);

type LocationsProps = DoubloonsSceneProps & { readonly hasNames: boolean };

/** Every location with what lies there. */
export const Locations = ({ scene, hasNames }: LocationsProps) => {
  const g = scene.view.state;
  const { locations } = boardOf(g);
  return (
    <g {...ARIA_HIDDEN}>
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
        namesOn(g, [heapBox(g), ...pawnBoxes(g, scene.me)]).map((one) => (
          <Name key={one.name} {...one} />
        ))}
    </g>
  );
};
