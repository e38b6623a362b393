import { Touchable } from '@quarterdeck/board-kit';
import type { ReactNode } from 'react';
import { COLOURS, type Doubloons } from '../../index.ts';
import { put } from '../../words/names.ts';
import {
  type Pile as PileName,
  pileSizes,
  pilesOf,
  pileWords,
  stackWords,
} from '../../words/standings.ts';
import { stackTarget } from '../../words/targets.ts';
import { ROUTES } from '../pieces/landmarks.tsx';
import type { DoubloonsSceneProps } from '../scene.ts';
import { Icon } from '../signs/symbol.ts';
import { LegendaryLine } from './legendary.tsx';

type PileProps = { readonly icon: ReactNode; readonly count: number; readonly name: string };

const Pile = ({ icon, count, name }: PileProps) => (
  <li title={name}>
    {icon}
    <b>{count}</b>
    <span className="pile-name">{name}</span>
  </li>
);

/** A stack of landmarks by its back. */
const Stacks = ({ scene }: DoubloonsSceneProps) => {
  const g = scene.view.state;
  return (
    <li className="stacks">
      {COLOURS.map((colour, i) => ({ colour, count: g.stacks[i]?.length ?? 0 }))
        .filter(({ colour }) => colour !== 'green' || g.board === 'alternate')
        .map(({ colour, count }) => (
          <Touchable key={colour} target={stackTarget(colour)} className="stack">
            <i style={{ background: ROUTES[colour].colour }} title={stackWords(scene, colour)}>
              {count}
            </i>
          </Touchable>
        ))}
    </li>
  );
};

const PILE_SIGN = {
  island: <Icon name="doubloon" size={22} />,
  supply: <Icon name="doubloon" size={22} />,
  pillage: <Icon name="pillage" size={22} />,
  jewels: <Icon name="jewel" size={20} />,
  map: <Icon name="map" size={22} />,
  crater: <Icon name="totem" size={22} />,
} as const satisfies Record<PileName, ReactNode>;

/** Modules with piles of their own. */
const isMuch = ({ modules }: Doubloons): boolean =>
  modules.alternateIsland || modules.legendaryGhostShip;

/** What lies beside the board for everybody. */
export const OnTheTable = ({ scene }: DoubloonsSceneProps) => (
  <section className="on-the-table panel" data-much={isMuch(scene.view.state) ? '' : undefined}>
    <p className="side-head">{scene.speaker.words(put('see.on-table'))}</p>
    <ul>
      {pilesOf(scene.view.state).map((pile) => (
        <Pile
          key={pile}
          icon={PILE_SIGN[pile]}
          count={pileSizes(scene.view.state)[pile]}
          name={pileWords(scene, pile)}
        />
      ))}
      <Stacks scene={scene} />
    </ul>
    <LegendaryLine scene={scene} />
  </section>
);
