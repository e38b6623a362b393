import './styles/board.css';
import './styles/table.css';
import type { BoardKit, KeyOf } from '@quarterdeck/board-kit';
import { at } from '@quarterdeck/kernel';
import { type Kinds, pointsOf } from '../index.ts';
import { describeBoard } from '../words/describe.ts';
import { eventTargets, targetsOf } from '../words/targets.ts';
import { Chart } from './chart/chart.tsx';
import { DOUBLOONS_TABLE_EN } from './en-table.ts';
import { Hand } from './mat/hand.tsx';
import { PhoneHoldings } from './mat/holdings.tsx';
import { ShipMat } from './mat/mat.tsx';
import { OnTheTable } from './mat/side.tsx';
import { summaryOf } from './mat/summary.tsx';
import {
  elementOf,
  faceOfChoice,
  hurts,
  iconOf,
  promptTitle,
  scoreRow,
} from './prompt/choices.tsx';
import { motionsOf } from './prompt/motions.tsx';
import { progressOf } from './prompt/progress.ts';
import { PromptExtra } from './prompt/prompt-extra.tsx';
import { DoubloonsSprite } from './signs/sprite.tsx';

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
  promptTitle,
  face: faceOfChoice,
  isPlace: (target) => /^(start|region|location|ship)\//.test(target),
  icon: iconOf,
  element: elementOf,
  hurts,
  points: ({ state }, seat) => at(pointsOf(state), seat),
  scoreRow,
};
