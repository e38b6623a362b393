import './board.css';
import './table.css';
import type { BoardKit, KeyOf } from '@quarterdeck/board-kit';
import { type Kinds, pointsOf } from '@quarterdeck/doubloons';
import { at } from '@quarterdeck/kernel';
import { Chart } from './chart.tsx';
import { elementOf, faceOfChoice, hurts, iconOf, promptTitle, scoreRow } from './choices.tsx';
import { describeBoard } from './describe.ts';
import { DOUBLOONS_TABLE_EN } from './en-table.ts';
import { Hand } from './hand.tsx';
import { PhoneHoldings } from './holdings.tsx';
import { ShipMat } from './mat.tsx';
import { motionsOf } from './motions.tsx';
import { progressOf } from './progress.ts';
import { PromptExtra } from './prompt-extra.tsx';
import { OnTheTable } from './side.tsx';
import { DoubloonsSprite } from './sprite.tsx';
import { summaryOf } from './summary.tsx';
import { eventTargets, targetsOf } from './targets.ts';

/** Dead Man's Doubloons at the table. */
export const DOUBLOONS_KIT: BoardKit<Kinds, KeyOf<typeof DOUBLOONS_TABLE_EN>> = {
  words: [DOUBLOONS_TABLE_EN],
  Symbols: DoubloonsSprite,
  Board: Chart,
  Mat: ShipMat,
  Holdings: PhoneHoldings,
  SharedStrip: Hand,
  SharedSide: OnTheTable,
  PromptExtra,
  summary: summaryOf,
  describe: describeBoard,
  progress: progressOf,
  targetsOf,
  eventTargets,
  animate: motionsOf,
  logHeading: ({ words }, { event, data }) =>
    event === 'round-begun'
      ? words('boards.doubloons.table.round', { round: data.round })
      : undefined,
  promptTitle,
  face: faceOfChoice,
  icon: iconOf,
  element: elementOf,
  hurts,
  points: ({ state }, seat) => at(pointsOf(state), seat),
  scoreRow,
};
