import { ARIA_HIDDEN } from '@quarterdeck/board-kit';
import type { AhoyScene } from '../scene.ts';
import '../styles/stage.lazy.css';

import { at, type Seat } from '@quarterdeck/kernel';
import type { ReactElement } from 'react';
import { tileName } from '../../words/names.ts';
import { ActionBoxes } from '../mat/action-boxes.tsx';
import { CrewCards } from '../mat/crew-cards.tsx';
import { RegionTile } from '../pieces/region-tile.tsx';
import { type Laying, tileInHand, useLaying } from '../places/laying.lazy.ts';
import { REGION } from '../places/metrics.ts';
import { faceOf } from '../places/places.ts';
import { Icon } from '../signs/symbol.ts';
import { BattleStage } from './battle-stage.lazy.tsx';

type TileProps = { readonly scene: AhoyScene; readonly laying: Laying };

/** The tile in hand as it is turned now, and two ways to turn it. */
const DrawnTile = ({ scene, laying }: TileProps): ReactElement | undefined => {
  const { words, view } = scene;
  const tile = tileInHand(view);
  if (tile === undefined) return undefined;
  const { printed } = view.state;
  return (
    <div className="drawn-tile row">
      <button
        type="button"
        className="button"
        aria-keyshortcuts="Q"
        onClick={() => laying.turn(-1)}
      >
        <Icon name="i-undo" size={18} />
        {words('ahoy.turnTile.left')}
        <kbd {...ARIA_HIDDEN}>Q</kbd>
      </button>
      <svg
        viewBox={`-4 -4 ${REGION + 8} ${REGION + 8}`}
        role="img"
        aria-label={words('ahoy.drawnTile', { name: tileName(view.state, tile) })}
      >
        <RegionTile {...faceOf(printed, tile, laying.now?.lay.turn ?? 0)} />
      </svg>
      <button type="button" className="button" aria-keyshortcuts="E" onClick={() => laying.turn(1)}>
        <span className="turn-right">
          <Icon name="i-undo" size={18} />
        </span>
        {words('ahoy.turnTile.right')}
        <kbd {...ARIA_HIDDEN}>E</kbd>
      </button>
    </div>
  );
};

const EnemyBoard = ({ scene, seat }: { readonly scene: AhoyScene; readonly seat: Seat }) => (
  <section
    className="enemy-board"
    aria-label={scene.words('ahoy.slotsOf', { name: at(scene.seats, seat).called })}
  >
    <ActionBoxes scene={scene} seat={seat} size={30} />
    <CrewCards scene={scene} seat={seat} />
  </section>
);

type StageProps = { readonly scene: AhoyScene; readonly enemy: Seat | undefined };

/** A battle, a tile in hand, or the board of whoever is hit. */
export const PromptStage = ({ scene, enemy }: StageProps) => {
  const laying = useLaying();
  return (
    <>
      {scene.view.state.battles.length > 0 && <BattleStage scene={scene} />}
      {laying !== undefined && <DrawnTile scene={scene} laying={laying} />}
      {enemy !== undefined && <EnemyBoard scene={scene} seat={enemy} />}
    </>
  );
};
