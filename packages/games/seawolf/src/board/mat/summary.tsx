import type { SeatSummary } from '@quarterdeck/board-kit';
import type { Seat } from '@quarterdeck/kernel';
import { shipOf } from '../../index.ts';
import { lootWords } from '../places/words.ts';
import type { SeawolfScene } from '../scene.ts';
import { Icon } from '../signs/symbol.ts';
import { SeatHoldings } from './holdings.tsx';

/** A captain as everybody sees them. */
export const summaryOf = (scene: SeawolfScene, seat: Seat): SeatSummary => {
  const { view, words } = scene;
  const g = view.state;
  const { thalers, cannons, chests, stern } = shipOf(g, seat);
  return {
    role: g.printed.content.sterns[stern].name,
    isFirst: g.first === seat,
    figures: [
      {
        icon: <Icon name="coin" />,
        value: thalers,
        label: lootWords(scene, thalers, 'thalers'),
      },
      {
        icon: <Icon name="cannon" />,
        value: cannons,
        label: words('boards.seawolf.table.cannons', { count: cannons }),
      },
      {
        icon: <Icon name="chest" />,
        value: chests.length,
        label: words('boards.seawolf.table.chests', { count: chests.length }),
      },
    ],
    holdings: <SeatHoldings scene={scene} seat={seat} />,
  };
};
