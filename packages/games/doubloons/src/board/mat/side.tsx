import { Touchable } from '@quarterdeck/board-kit';
import type { ReactElement, ReactNode } from 'react';
import { COLOURS, type Doubloons } from '../../index.ts';
import { ROUTES } from '../pieces/landmarks.tsx';
import { stackTarget } from '../places/targets.ts';
import type { DoubloonsScene, DoubloonsSceneProps } from '../scene.ts';
import { Icon } from '../signs/symbol.ts';
import { LegendaryLine } from './legendary.tsx';

type PileProps = { readonly icon: ReactNode; readonly count: number; readonly name: string };

const Pile = ({ icon, count, name }: PileProps): ReactElement => (
  <li title={name}>
    {icon}
    <b>{count}</b>
    <span className="pile-name">{name}</span>
  </li>
);

/** A stack of landmarks by its back. */
const Stacks = ({ scene }: DoubloonsSceneProps): ReactElement => {
  const g = scene.view.state;
  return (
    <li className="stacks">
      {COLOURS.map((colour, i) => ({ colour, count: g.stacks[i]?.length ?? 0 }))
        .filter(({ colour }) => colour !== 'green' || g.board === 'alternate')
        .map(({ colour, count }) => (
          <Touchable key={colour} target={stackTarget(colour)} className="stack">
            <i
              style={{ background: ROUTES[colour].colour }}
              title={scene.words('boards.doubloons.table.stack', {
                name: g.printed.content.colours[colour].name,
                count,
              })}
            >
              {count}
            </i>
          </Touchable>
        ))}
    </li>
  );
};

const piles = (g: Doubloons, words: DoubloonsScene['words']): readonly PileProps[] => [
  {
    icon: <Icon name="doubloon" size={22} />,
    count: g.island,
    name: words('boards.doubloons.table.onIsland'),
  },
  {
    icon: <Icon name="doubloon" size={22} />,
    count: g.supply,
    name: words('boards.doubloons.table.supply'),
  },
  {
    icon: <Icon name="pillage" size={22} />,
    count: g.pillagePile,
    name: words('boards.doubloons.table.pile'),
  },
  {
    icon: <Icon name="jewel" size={20} />,
    count: g.jewelPool.length,
    name: words('boards.doubloons.table.pool'),
  },
  {
    icon: <Icon name="map" size={22} />,
    count: g.mapStack.length,
    name: words('boards.doubloons.table.mapStack'),
  },
  ...(g.board === 'alternate'
    ? [
        {
          icon: <Icon name="totem" size={22} />,
          count: g.crater.length,
          name: words('boards.doubloons.table.inCrater'),
        },
      ]
    : []),
];

/** Modules with piles of their own. */
const isMuch = ({ modules }: Doubloons): boolean =>
  modules.alternateIsland || modules.legendaryGhostShip;

/** What lies beside the board for everybody. */
export const OnTheTable = ({ scene }: DoubloonsSceneProps): ReactElement => (
  <section className="on-the-table panel" data-much={isMuch(scene.view.state) ? '' : undefined}>
    <p className="side-head">{scene.words('boards.doubloons.table.onTable')}</p>
    <ul>
      {piles(scene.view.state, scene.words).map((pile) => (
        <Pile key={pile.name} {...pile} />
      ))}
      <Stacks scene={scene} />
    </ul>
    <LegendaryLine scene={scene} />
  </section>
);
