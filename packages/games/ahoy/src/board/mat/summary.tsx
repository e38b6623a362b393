import { figure, type SeatSummary } from '@quarterdeck/board-kit';
import { at, type Seat } from '@quarterdeck/kernel';
import { factionName, put } from '../../words/names.ts';
import { factionFaces } from '../pieces/faction-figures.tsx';
import type { AhoyScene } from '../scene.ts';
import { Icon } from '../signs/symbol.ts';
import { SeatHoldings } from './holdings.tsx';

/** A faction as everybody sees it. */
export const summaryOf = (scene: AhoyScene, seat: Seat): SeatSummary => {
  const { view, speaker } = scene;
  const g = view.state;
  const { faction, fame, gold } = at(g.mats, seat);
  const [own] = factionFaces(scene, g, seat);
  return {
    role: factionName(g, faction),
    isFirst: g.first === seat,
    figures: [
      figure(<Icon name="fame" />, fame, speaker.words(put('fame', { count: fame }))),
      figure(<Icon name="coin" />, gold, speaker.words(put('gold', { count: gold }))),
      ...(own === undefined
        ? []
        : [
            figure(
              <Icon name={own.icon} {...(own.colours && { colours: own.colours })} />,
              own.count,
              speaker.words(put(`see.counts.${own.id}`, { count: own.count })),
            ),
          ]),
    ],
    // The viewer's own mat is in view already.
    ...(seat === scene.me ? {} : { holdings: <SeatHoldings scene={scene} seat={seat} /> }),
  };
};
