import './styles/board.css';
import './styles/table.css';
import type { BoardKit, KeyOf } from '@quarterdeck/board-kit';
import type { Kinds } from '../index.ts';
import { describeBoard } from '../words/describe.ts';
import { deniedElsewhere, eventTargets, targetsOf } from '../words/targets.ts';
import { Chart } from './chart/chart.tsx';
import { PRISONERS_TABLE_EN } from './en-table.ts';
import { Maneuvers } from './mat/mat.tsx';
import { PhoneShips } from './mat/ship-chips.tsx';
import { Standings } from './mat/side.tsx';
import { Strip } from './mat/strip.tsx';
import { summaryOf } from './mat/summary.tsx';
import { faceOfChoice, hurts, iconOf, promptTitle, scoreRow } from './prompt/choices.tsx';
import { motionsOf } from './prompt/motions.tsx';
import { progressOf } from './prompt/progress.ts';
import { PromptExtra } from './prompt/prompt-extra.tsx';
import { PrisonersSprite } from './signs/sprite.tsx';

/** Take No Prisoners at the table. */
export const PRISONERS_KIT: BoardKit<Kinds, KeyOf<typeof PRISONERS_TABLE_EN>> = {
  words: [PRISONERS_TABLE_EN],
  Symbols: PrisonersSprite,
  Board: Chart,
  Mat: Maneuvers,
  Holdings: PhoneShips,
  SharedStrip: Strip,
  SharedSide: Standings,
  PromptExtra,
  summary: summaryOf,
  describe: describeBoard,
  progress: progressOf,
  targetsOf,
  isPlace: (target) => /^hex\//.test(target),
  deniedElsewhere,
  eventTargets,
  animate: motionsOf,
  promptTitle,
  face: faceOfChoice,
  icon: iconOf,
  hurts,
  scoreRow,
};
