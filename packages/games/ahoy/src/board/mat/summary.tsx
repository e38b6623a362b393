import { figure, type SeatSummary } from '@quarterdeck/board-kit';
import { at, type Seat } from '@quarterdeck/kernel';
import { factionCounts } from '../pieces/faction-figures.tsx';
import type { AhoyScene } from '../scene.ts';
import { Icon } from '../signs/symbol.ts';
import { SeatHoldings } from './holdings.tsx';

/** A faction as everybody sees it. */
export const summaryOf = (scene: AhoyScene, seat: Seat): SeatSummary => {
  const { view, words } = scene;
  const g = view.state;
  const { faction, fame, gold } = at(g.mats, seat);
  const [own] = factionCounts(scene, g, seat);
  return {
    role: g.printed.content.factions[faction].name,
    isFirst: g.first === seat,
    figures: [
      figure(<Icon name="fame" />, fame, words('boards.ahoy.table.fame', { count: fame })),
      figure(<Icon name="coin" />, gold, words('boards.ahoy.table.gold', { count: gold })),
      ...(own === undefined
        ? []
        : [
            figure(
              <Icon name={own.icon} {...(own.colours && { colours: own.colours })} />,
              own.count,
              words(`boards.ahoy.table.counts.${own.id}`, { count: own.count }),
            ),
          ]),
    ],
    // The viewer's own mat is in view already.
    ...(seat === scene.me ? {} : { holdings: <SeatHoldings scene={scene} seat={seat} /> }),
  };
};
