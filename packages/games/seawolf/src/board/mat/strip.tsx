import { hovering, type Target, Touchable, useBoard } from '@quarterdeck/board-kit';
import { at } from '@quarterdeck/kernel';
import type { ReactElement } from 'react';
import {
  EXTENSION_TYPES,
  type Good,
  type Heading,
  markersLeft,
  ORDINARY_GOODS,
  type OrdinaryGood,
  type Seawolf,
  tableOf,
  topOfStack,
} from '../../index.ts';
import { put } from '../../words/names.ts';
import { CANNON_PILE, rowTarget, stackTarget, WIND } from '../../words/targets.ts';
import { cargoWord, directionWord } from '../../words/viewing.ts';
import { EXTENSION_SIGN } from '../pieces/pieces.ts';
import { WindDial } from '../pieces/wind-dial.tsx';
import type { SeawolfScene, SeawolfSceneProps } from '../scene.ts';
import { Icon, type SeawolfSymbol } from '../signs/symbol.ts';

const HEADINGS: readonly Heading[] = ['downwind', 'crosswind', 'upwind'];

const Wind = ({ scene }: SeawolfSceneProps): ReactElement | undefined => {
  const { view, speaker, words } = scene;
  const { wind, printed } = view.state;
  const { commands } = useBoard();
  if (wind === null) return undefined;
  const costs = printed.content.amounts.movementCosts;
  return (
    <div
      className="wind row"
      data-target={WIND}
      {...hovering(
        () => commands.pointTarget(WIND),
        () => commands.pointTarget(undefined),
      )}
    >
      <WindDial wind={wind} size={84} />
      <p>
        <b>{speaker.words(put('see.wind', { direction: directionWord(scene, wind) }))}</b>
        {HEADINGS.map((heading) => (
          <small key={heading}>
            {words(`seawolf.windCosts.${heading}`, {
              cost:
                costs[heading] === 0
                  ? words('seawolf.free')
                  : words('seawolf.rum', { count: costs[heading] }),
            })}
          </small>
        ))}
      </p>
    </div>
  );
};

type Field = {
  readonly good: Good;
  readonly state: 'gone' | 'next' | 'left';
  readonly key: number;
};

/** Every field of a row as it was filled, in the order in which the markers leave. */
const fieldsOf = (g: Seawolf, row: OrdinaryGood): Field[] => {
  const index = ORDINARY_GOODS.indexOf(row);
  const taken = at(g.taken, index);
  return at(at(tableOf(g).supply, g.supplySide).rows, index).map((good, i) => ({
    good,
    state: i < taken ? 'gone' : i === taken ? 'next' : 'left',
    key: i,
  }));
};

type RowProps = { readonly scene: SeawolfScene; readonly row: OrdinaryGood };

const SupplyRow = ({ scene, row }: RowProps) => {
  const g = scene.view.state;
  const left = markersLeft(g, row).length;
  return (
    <Touchable
      target={rowTarget(row)}
      className="supply-row"
      says={`${cargoWord(scene, row)}: ${left}`}
    >
      <Icon name={row} size={24} />
      <span className="supply-track" aria-hidden="true">
        {fieldsOf(g, row).map(({ good, state, key }) => (
          <i key={key} className="supply-field centred" data-state={state}>
            {state !== 'gone' && <Icon name={good} size={20} />}
          </i>
        ))}
      </span>
      <b className="figures">
        <span className="unseen">{cargoWord(scene, row)}: </span>
        {left}
      </b>
    </Touchable>
  );
};

type PileProps = {
  readonly target: Target;
  readonly icon: SeawolfSymbol;
  readonly count: number;
  readonly label: string;
};

const Pile = ({ target, icon, count, label }: PileProps) => (
  <Touchable target={target} className="pile" says={`${count} ${label}`}>
    <Icon name={icon} size={24} />
    <b className="figures">{count}</b> <small>{label}</small>
  </Touchable>
);

const CHEST_PILE: Target = 'pile/chests';

const Piles = ({ scene }: SeawolfSceneProps) => {
  const { view, speaker } = scene;
  const g = view.state;
  return (
    <div className="piles">
      <Pile
        target={CANNON_PILE}
        icon="cannon"
        count={g.cannons}
        label={speaker.words(put('see.piles.cannons'))}
      />
      <Pile
        target={CHEST_PILE}
        icon="chest"
        count={g.chestStack.length}
        label={speaker.words(put('see.piles.chests'))}
      />
      {EXTENSION_TYPES.map((type) => (
        <Pile
          key={type}
          target={stackTarget(type)}
          icon={EXTENSION_SIGN[type]}
          count={topOfStack(g, type)}
          label={speaker.words(put(`see.piles.${type}`))}
        />
      ))}
    </div>
  );
};

/** Wind, supply and piles: what lies beside the map for all. */
export const SupplyStrip = ({ scene }: SeawolfSceneProps) => (
  <div className="seawolf-strip">
    <Wind scene={scene} />
    <div className="supply">
      {ORDINARY_GOODS.map((row) => (
        <SupplyRow key={row} scene={scene} row={row} />
      ))}
    </div>
    <Piles scene={scene} />
  </div>
);
