import './board.css';
import './table.css';
import type { BoardKit, KeyOf } from '@quarterdeck/board-kit';
import { at } from '@quarterdeck/kernel';
import { type Kinds, scoreSheet, totals } from '@quarterdeck/seawolf';
import { BattleView } from './battle-view.tsx';
import { Chart } from './chart.tsx';
import { faceOfChoice, hurts, iconOf, promptTitle, scoreRow } from './choices.tsx';
import { deniedElsewhere } from './denied-elsewhere.ts';
import { describeBoard } from './describe.ts';
import { SEAWOLF_TABLE_EN } from './en-table.ts';
import { PhoneHoldings } from './holdings.tsx';
import { ShipMat } from './mat.tsx';
import { MissionsAndEnd } from './missions.tsx';
import { motionsOf } from './motions.tsx';
import { progressOf } from './progress.tsx';
import { SeawolfSprite } from './sprite.tsx';
import { SupplyStrip } from './strip.tsx';
import { summaryOf } from './summary.tsx';
import { eventTargets, targetsOf } from './targets.ts';

/** Seawolf at the table. */
export const SEAWOLF_KIT: BoardKit<Kinds, KeyOf<typeof SEAWOLF_TABLE_EN>> = {
  words: [SEAWOLF_TABLE_EN],
  Symbols: SeawolfSprite,
  Board: Chart,
  Mat: ShipMat,
  Holdings: PhoneHoldings,
  SharedStrip: SupplyStrip,
  SharedSide: MissionsAndEnd,
  PromptExtra: BattleView,
  summary: summaryOf,
  describe: describeBoard,
  progress: progressOf,
  targetsOf,
  deniedElsewhere,
  eventTargets,
  animate: motionsOf,
  logHeading: ({ words }, { event, data }) =>
    event === 'round-begun'
      ? words('boards.seawolf.table.round', { round: data.round })
      : undefined,
  promptTitle,
  face: faceOfChoice,
  icon: iconOf,
  hurts,
  points: ({ state }, seat) => at(totals(state, scoreSheet(state)), seat),
  scoreRow,
};
