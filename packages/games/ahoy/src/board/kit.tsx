import './styles/board.css';
import './styles/table.css';
import type { BoardKit, KeyOf } from '@quarterdeck/board-kit';
import { at } from '@quarterdeck/kernel';
import type { Kinds } from '../index.ts';
import { describeBoard } from '../words/describe.ts';
import { eventTargets, targetsOf } from '../words/targets.ts';
import { Chart } from './chart/chart.tsx';
import { AHOY_TABLE_EN } from './en-table.ts';
import { PhoneHoldings } from './mat/holdings.tsx';
import { Market } from './mat/market.tsx';
import { FactionMat } from './mat/mat.tsx';
import { FameAndControl } from './mat/side.tsx';
import { summaryOf } from './mat/summary.tsx';
import { deniedElsewhere } from './places/denied-elsewhere.ts';
import { LEAST_IN_VIEW } from './places/metrics.ts';
import { faceOfChoice, hurts, iconOf, partFace, promptTitle, scoreRow } from './prompt/choices.tsx';
import { motionsOf } from './prompt/motions.tsx';
import { progressOf } from './prompt/progress.ts';
import { PromptExtra } from './prompt/prompt-extra.tsx';
import { AhoySprite } from './signs/sprite.tsx';

/** Ahoy at the table. */
export const AHOY_KIT: BoardKit<Kinds, KeyOf<typeof AHOY_TABLE_EN>> = {
  words: [AHOY_TABLE_EN],
  Symbols: AhoySprite,
  Board: Chart,
  nearWidth: LEAST_IN_VIEW,
  Mat: FactionMat,
  Holdings: PhoneHoldings,
  SharedStrip: Market,
  SharedSide: FameAndControl,
  PromptExtra,
  summary: summaryOf,
  describe: describeBoard,
  progress: progressOf,
  targetsOf,
  deniedElsewhere,
  eventTargets,
  animate: motionsOf,
  promptTitle,
  face: faceOfChoice,
  part: partFace,
  isPlace: (target) => /^(cell|lay|wealth|figure)\//.test(target),
  icon: iconOf,
  hurts,
  points: ({ state }, seat) => at(state.mats, seat).fame,
  scoreRow,
};
