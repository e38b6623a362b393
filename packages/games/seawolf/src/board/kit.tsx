import './styles/board.css';
import './styles/table.css';
import type { BoardKit, KeyOf } from '@quarterdeck/board-kit';
import { at } from '@quarterdeck/kernel';
import { type Kinds, scoreSheet, totals } from '../index.ts';
import { describeBoard } from '../words/describe.ts';
import { eventTargets, targetsOf } from '../words/targets.ts';
import { Chart } from './chart/chart.tsx';
import { SEAWOLF_TABLE_EN } from './en-table.ts';
import { PhoneHoldings } from './mat/holdings.tsx';
import { ShipMat } from './mat/mat.tsx';
import { Missions } from './mat/missions.tsx';
import { SupplyStrip } from './mat/strip.tsx';
import { summaryOf } from './mat/summary.tsx';
import { deniedElsewhere } from './places/denied-elsewhere.ts';
import { BattleView } from './prompt/battle-view.tsx';
import { faceOfChoice, hurts, iconOf, promptTitle, scoreRow } from './prompt/choices.tsx';
import { motionsOf } from './prompt/motions.tsx';
import { progressOf } from './prompt/progress.tsx';
import { SeawolfSprite } from './signs/sprite.tsx';

/** Seawolf at the table. */
export const SEAWOLF_KIT: BoardKit<Kinds, KeyOf<typeof SEAWOLF_TABLE_EN>> = {
  words: [SEAWOLF_TABLE_EN],
  Symbols: SeawolfSprite,
  Board: Chart,
  Mat: ShipMat,
  Holdings: PhoneHoldings,
  SharedStrip: SupplyStrip,
  SharedSide: Missions,
  PromptExtra: BattleView,
  summary: summaryOf,
  describe: describeBoard,
  progress: progressOf,
  targetsOf,
  isPlace: (target) => /^tile\//.test(target),
  deniedElsewhere,
  eventTargets,
  animate: motionsOf,
  promptTitle,
  face: faceOfChoice,
  icon: iconOf,
  hurts,
  points: ({ state }, seat) => at(totals(state, scoreSheet(state)), seat),
  scoreRow,
};
