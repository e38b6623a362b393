import './styles/board.css';
import './styles/table.css';
import type { BoardKit, KeyOf } from '@quarterdeck/board-kit';
import { at } from '@quarterdeck/kernel';
import { buriedBy, type Kinds } from '../index.ts';
import { describeBoard } from '../words/describe.ts';
import { eventTargets, targetsOf } from '../words/targets.ts';
import { Chart } from './chart/chart.tsx';
import { TINYPIRATES_TABLE_EN } from './en-table.ts';
import { PhoneHoldings } from './mat/holdings.tsx';
import { HelmMat } from './mat/mat.tsx';
import { Side } from './mat/side.tsx';
import { Strip } from './mat/strip.tsx';
import { summaryOf } from './mat/summary.tsx';
import { faceOfChoice, hurts, iconOf, promptTitle, scoreRow } from './prompt/choices.tsx';
import { motionsOf } from './prompt/motions.tsx';
import { progressOf } from './prompt/progress.tsx';
import { PromptExtra } from './prompt/prompt-extra.tsx';
import { TinyPiratesSprite } from './signs/sprite.tsx';

/** Tiny Epic Pirates at the table. */
export const TINYPIRATES_KIT: BoardKit<Kinds, KeyOf<typeof TINYPIRATES_TABLE_EN>> = {
  words: [TINYPIRATES_TABLE_EN],
  Symbols: TinyPiratesSprite,
  Board: Chart,
  Mat: HelmMat,
  Holdings: PhoneHoldings,
  SharedStrip: Strip,
  SharedSide: Side,
  PromptExtra,
  summary: summaryOf,
  describe: describeBoard,
  progress: progressOf,
  targetsOf,
  isPlace: (target) => /^(space|pirate|merchant)\//.test(target),
  eventTargets,
  animate: motionsOf,
  promptTitle,
  face: faceOfChoice,
  icon: iconOf,
  hurts,
  points: ({ state }, seat) => buriedBy(state, at(state.pirates, seat).pirate),
  scoreRow,
};
