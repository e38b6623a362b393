import './board.css';
import './table.css';
import type { Kinds } from '@quarterdeck/ahoy';
import type { BoardKit, KeyOf } from '@quarterdeck/board-kit';
import { at } from '@quarterdeck/kernel';
import { Chart } from './chart.tsx';
import { faceOfChoice, hurts, iconOf, promptTitle, scoreRow } from './choices.tsx';
import { deniedElsewhere } from './denied-elsewhere.ts';
import { describeBoard } from './describe.ts';
import { AHOY_TABLE_EN } from './en-table.ts';
import { PhoneHoldings } from './holdings.tsx';
import { Market } from './market.tsx';
import { FactionMat } from './mat.tsx';
import { motionsOf } from './motions.tsx';
import { progressOf } from './progress.ts';
import { PromptExtra } from './prompt-extra.tsx';
import { FameAndControl } from './side.tsx';
import { AhoySprite } from './sprite.tsx';
import { summaryOf } from './summary.tsx';
import { eventTargets, targetsOf } from './targets.ts';

/** Ahoy at the table. */
export const AHOY_KIT: BoardKit<Kinds, KeyOf<typeof AHOY_TABLE_EN>> = {
  words: [AHOY_TABLE_EN],
  Symbols: AhoySprite,
  Board: Chart,
  nearWidth: 52,
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
  logHeading: ({ words }, { event, data }) =>
    event === 'round-begun' ? words('boards.ahoy.table.round', { round: data.round }) : undefined,
  promptTitle,
  face: faceOfChoice,
  icon: iconOf,
  hurts,
  points: ({ state }, seat) => at(state.mats, seat).fame,
  scoreRow,
};
