import { type SymbolPaint, seatFill } from '@quarterdeck/board-kit/drawings';
import { at, type Seat, unreachable } from '@quarterdeck/kernel';
import type { View } from '@quarterdeck/kernel/engine';
import type { ReactElement } from 'react';
import { type Ahoy, comradesInSupply, type Kinds } from '../../index.ts';
import type { AhoyScene } from '../scene.ts';
import { type AhoySymbol, MatCount } from '../signs/symbol.ts';

/** A number of a faction's own, beside gold and Fame. */
export type FactionCount = {
  readonly id: 'patrols' | 'strongholds' | 'ready' | 'comrades' | 'plans' | 'cargo';
  readonly icon: AhoySymbol;
  readonly colours?: SymbolPaint;
  readonly count: number;
};

const inSupply = (g: Ahoy, kind: 'patrol' | 'stronghold'): number =>
  g.figures.filter((figure) => figure.kind === kind && figure.space === null).length;

/** What a faction has that others have not, the most telling first. */
export const factionCounts = (
  { seats }: AhoyScene,
  g: Ahoy,
  seat: Seat,
): readonly FactionCount[] => {
  const colours = { '--sail': seatFill(at(seats, seat).colour) };
  const { faction } = at(g.mats, seat);
  switch (faction) {
    case 'bluefin':
      return [
        { id: 'patrols', icon: 'ship-cutter', colours, count: inSupply(g, 'patrol') },
        { id: 'strongholds', icon: 'stronghold', colours, count: inSupply(g, 'stronghold') },
      ];
    case 'mollusk':
      return [
        { id: 'ready', icon: 'comrade', colours, count: g.union.ready },
        { id: 'plans', icon: 'plan', count: g.union.hand.length },
        { id: 'comrades', icon: 'comrade', count: comradesInSupply(g) },
      ];
    case 'smuggler-1':
    case 'smuggler-2': {
      const smuggler = g.smugglers.find((one) => one.seat === seat);
      return [{ id: 'cargo', icon: 'crate', count: smuggler?.cargo.length ?? 0 }];
    }
    default:
      return unreachable(faction);
  }
};

type FiguresProps = {
  readonly scene: AhoyScene;
  readonly seat: Seat;
  readonly preview: View<Kinds> | undefined;
};

/** Gold, what the faction alone has, and Fame, with what would become of them. */
export const FactionFigures = ({ scene, seat, preview }: FiguresProps): ReactElement => {
  const { words, view } = scene;
  const g = view.state;
  const then = preview?.state ?? g;
  const later = factionCounts(scene, then, seat);
  const { gold, fame } = at(g.mats, seat);
  return (
    <>
      <MatCount
        icon="coin"
        now={gold}
        after={at(then.mats, seat).gold}
        label={words('boards.ahoy.table.gold', { count: gold })}
      />
      {factionCounts(scene, g, seat)
        .filter(({ id }) => id !== 'comrades' && id !== 'cargo')
        .map(({ id, icon, colours, count }) => (
          <MatCount
            key={id}
            icon={icon}
            {...(colours && { colours })}
            now={count}
            after={later.find((one) => one.id === id)?.count ?? count}
            label={words(`boards.ahoy.table.counts.${id}`, { count })}
          />
        ))}
      <MatCount
        icon="fame"
        now={fame}
        after={at(then.mats, seat).fame}
        label={words('boards.ahoy.table.fame', { count: fame })}
      />
    </>
  );
};
