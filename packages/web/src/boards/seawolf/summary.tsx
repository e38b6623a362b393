import type { SeatSummary } from '@quarterdeck/board-kit';
import type { Seat } from '@quarterdeck/kernel';
import { shipOf } from '@quarterdeck/seawolf';
import { SeatHoldings } from './holdings.tsx';
import type { SeawolfScene } from './scene.ts';
import { Icon } from './symbol.ts';
import { lootWords } from './words.ts';

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
