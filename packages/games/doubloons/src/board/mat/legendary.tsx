import type { ReactElement } from 'react';
import { put } from '../../words/names.ts';
import type { DoubloonsSceneProps } from '../scene.ts';
import { Icon } from '../signs/symbol.ts';

import { Treasures } from './treasures.tsx';

/** DD-261: a ship that nobody sails has no card among the seats. */
export const LegendaryLine = ({ scene }: DoubloonsSceneProps): ReactElement | undefined => {
  const ship = scene.view.state.ships.find(({ controller }) => controller === null);
  if (ship === undefined) return undefined;
  return (
    <p className="legendary row wraps">
      <Icon name="ship-ghost" size={26} />
      <b>{scene.speaker.words(put('see.legendary'))}</b>
      <span className="mat-count inline-row">
        <Icon name="doubloon" size={20} />
        {ship.doubloons}
      </span>
      <span className="mat-count inline-row">
        <Icon name="deckhand" size={20} />
        {ship.crew}
      </span>
      <Treasures scene={scene} ship={ship} isQuiet />
    </p>
  );
};
