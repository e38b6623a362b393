import { figure, type SeatSummary } from '@quarterdeck/board-kit';
import type { Seat } from '@quarterdeck/kernel';
import { shipOf } from '../../index.ts';
import { put, sternName } from '../../words/names.ts';
import { lootWords } from '../../words/viewing.ts';
import type { SeawolfScene } from '../scene.ts';
import { Icon } from '../signs/symbol.ts';
import { SeatHoldings } from './holdings.tsx';

/** A captain as everybody sees them. */
export const summaryOf = (scene: SeawolfScene, seat: Seat): SeatSummary => {
  const { view, speaker } = scene;
  const g = view.state;
  const { thalers, cannons, chests, stern } = shipOf(g, seat);
  return {
    role: sternName(g, stern),
    isFirst: g.first === seat,
    figures: [
      figure(<Icon name="coin" />, thalers, lootWords(scene, thalers, 'thalers')),
      figure(
        <Icon name="cannon" />,
        cannons,
        speaker.words(put('score.cannons', { count: cannons })),
      ),
      figure(
        <Icon name="chest" />,
        chests.length,
        speaker.words(put('score.chests', { count: chests.length })),
      ),
    ],
    holdings: <SeatHoldings scene={scene} seat={seat} />,
  };
};
