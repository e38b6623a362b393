import { ARIA_HIDDEN, useSelection } from '@quarterdeck/board-kit';
import { at } from '@quarterdeck/kernel';
import type { ReactElement } from 'react';
import { boardOf } from '../../index.ts';
import { landmarkName } from '../../words/names.ts';
import { locationTarget } from '../../words/targets.ts';
import type { DoubloonsSceneProps } from '../scene.ts';

/** Half of what a letter takes, and how far a name keeps from the edge. */
const HALF_LETTER = 11;
const MARGIN = 20;
const ABOVE = 52;

/** A small chart has no room for names: it says that of the landmark one points at or touches. */
export const PointedName = ({ scene }: DoubloonsSceneProps): ReactElement | undefined => {
  const g = scene.view.state;
  const lit = useSelection(({ litTargets }) => litTargets);
  const place = boardOf(g).locations.find(({ id }) => lit.includes(locationTarget(id)));
  const landmark = place && at(g.places, place.id).landmark;
  if (place === undefined || landmark == null) return undefined;
  const name = landmarkName(g, landmark);
  const half = name.length * HALF_LETTER + MARGIN;
  const x = Math.min(1000 - half, Math.max(half, place.x));
  return (
    <text className="pointed-name" x={x} y={place.y - ABOVE} {...ARIA_HIDDEN}>
      {name}
    </text>
  );
};
