import './board.css';
import './table.css';
import type { BoardKit, KeyOf } from '@quarterdeck/board-kit';
import type { Kinds } from '@quarterdeck/prisoners';
import { Chart } from './chart.tsx';
import { faceOfChoice, hurts, iconOf, promptTitle, scoreRow } from './choices.tsx';
import { describeBoard } from './describe.ts';
import { PRISONERS_TABLE_EN } from './en-table.ts';
import { calledOf, capital } from './hand-cards.ts';
import { Maneuvers } from './mat.tsx';
import { motionsOf } from './motions.tsx';
import { progressOf } from './progress.ts';
import { PromptExtra } from './prompt-extra.tsx';
import { PhoneShips } from './ship-chips.tsx';
import { Standings } from './side.tsx';
import { PrisonersSprite } from './sprite.tsx';
import { Strip } from './strip.tsx';
import { summaryOf } from './summary.tsx';
import { deniedElsewhere, eventTargets, targetsOf } from './targets.ts';

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
  deniedElsewhere,
  eventTargets,
  animate: motionsOf,
  logHeading: (scene, { event, data }) =>
    event === 'turn-begun'
      ? `${scene.words('boards.prisoners.table.turn', { number: data.number })}, ${capital(calledOf(scene, data.seat))}`
      : undefined,
  promptTitle,
  face: faceOfChoice,
  icon: iconOf,
  hurts,
  scoreRow,
};
