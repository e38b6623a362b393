import { CourseLine } from '@quarterdeck/board-kit';
import { at, type ChoiceOf } from '@quarterdeck/kernel';
import type { ReactElement } from 'react';
import { type HexId, type Kinds, route, type ShipId } from '../../index.ts';
import { sailingShip } from '../../words/targets.ts';
import { Frigate } from '../pieces/pieces.tsx';
import { spotOf } from '../places/places.ts';
import type { PrisonersScene } from '../scene.ts';

/** The way a ship would take, both ends included. */
export const wayOf = (
  { view: { state: g } }: PrisonersScene,
  from: HexId,
  to: HexId,
): readonly HexId[] => {
  const way = route(g, from, to);
  return way.length === 0 ? [from, to] : way;
};

type Aim = { readonly ship: ShipId; readonly hex: HexId };

type CourseProps = { readonly scene: PrisonersScene; readonly considered: ChoiceOf<Kinds> };

/** TP-127: from the guns to the hex that they are aimed at. */
const Aimed = ({ scene, ship, hex }: { readonly scene: PrisonersScene } & Aim) => {
  const g = scene.view.state;
  const { hex: from } = at(g.ships, ship);
  if (from === null) return undefined;
  return (
    <g className="course aimed" pointerEvents="none">
      <CourseLine from={spotOf(g, from)} to={spotOf(g, hex)} by={undefined} />
    </g>
  );
};

/** A dotted course to the hex that is pointed at, and the ship as it would lie there. */
export const Course = ({ scene, considered }: CourseProps): ReactElement | undefined => {
  const g = scene.view.state;
  if (considered.do === 'attack')
    return <Aimed scene={scene} ship={considered.ship} hex={considered.hex} />;
  const ship = sailingShip(scene.view);
  if (ship === undefined || considered.do !== 'to') return undefined;
  const { hex, seat } = at(g.ships, ship);
  if (hex === null) return undefined;
  const spots = wayOf(scene, hex, considered.hex).map((one) => spotOf(g, one));
  const d = `M${spots.map(({ x, y }) => `${x} ${y}`).join('L')}`;
  const end = spotOf(g, considered.hex);
  return (
    <g className="course" pointerEvents="none" strokeLinejoin="round">
      <path className="course-key" d={d} />
      <path className="course-line" d={d} />
      <g opacity=".6">
        <Frigate {...end} colour={at(scene.seats, seat).colour} />
      </g>
    </g>
  );
};
