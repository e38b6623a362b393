import './board.css';
import './table.css';
import type { BoardKit, KeyOf } from '@quarterdeck/board-kit';
import { at } from '@quarterdeck/kernel';
import { buriedBy, type Kinds } from '@quarterdeck/tinypirates';
import { Chart } from './chart.tsx';
import { faceOfChoice, hurts, iconOf, promptTitle, scoreRow } from './choices.tsx';
import { describeBoard } from './describe.ts';
import { TINYPIRATES_TABLE_EN } from './en-table.ts';
import { PhoneHoldings } from './holdings.tsx';
import { HelmMat } from './mat.tsx';
import { motionsOf } from './motions.tsx';
import { progressOf } from './progress.tsx';
import { PromptExtra } from './prompt-extra.tsx';
import { calledOf } from './seat-names.ts';
import { Side } from './side.tsx';
import { TinyPiratesSprite } from './sprite.tsx';
import { Strip } from './strip.tsx';
import { summaryOf } from './summary.tsx';
import { eventTargets, targetsOf } from './targets.ts';

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
  eventTargets,
  animate: motionsOf,
  logHeading: (scene, { event, data }) =>
    event === 'turn-begun'
      ? scene.words('boards.tinypirates.table.turnOf', {
          round: data.round,
          name: calledOf(scene, data.pirate),
        })
      : undefined,
  promptTitle,
  face: faceOfChoice,
  icon: iconOf,
  hurts,
  points: ({ state }, seat) => buriedBy(state, at(state.pirates, seat).pirate),
  scoreRow,
};
