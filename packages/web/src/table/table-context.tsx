import { createContext, useContext } from 'react';
import type { OpenTable, TableSnapshot } from '../host/host.ts';
import type { Previewed } from './board/preview.ts';
import type { AnyKit, AnyScene, Described, Target } from './board-contract.ts';
import type { TableCommands } from './commands.ts';
import type { createLogLines } from './log/log-lines.ts';
import type { Flights } from './motion/flights.ts';
import type { FlippedFaces } from './motion/flipped-faces.ts';
import type { Stage } from './motion/stage.ts';
import type { Panel } from './panels.ts';
import type { Denial, PageQuestion } from './prompt/page-question.ts';
import type { Rows } from './prompt/rows.ts';
import type { Selection } from './prompt/selection.ts';
import type { ViewReader } from './scene.ts';
import type { Sound } from './sounds/sound-recipes.ts';
import { type Store, useStore } from './store.ts';

/** A table as the page shows it at one moment, and what can be done at it. */
export type TableState = {
  readonly open: OpenTable;
  readonly kit: AnyKit;
  readonly reader: ViewReader;
  /** What is shown; the host may be some motions ahead. */
  readonly snapshot: TableSnapshot;
  readonly scene: AnyScene;
  readonly question: PageQuestion | undefined;
  readonly rows: Rows | undefined;
  /** What glows on the board. */
  readonly legal: ReadonlySet<Target>;
  /** What is picked so far of a list that is picked piece by piece. */
  readonly picked: ReadonlySet<Target>;
  readonly described: ReadonlyMap<Target, Described>;
  readonly selection: Store<Selection>;
  /** Why the last attempt came to nothing. */
  readonly refusal: Store<Denial | undefined>;
  readonly panel: Store<Panel>;
  readonly preview: Store<Previewed | undefined>;
  readonly stage: Stage;
  readonly flights: Flights;
  /** Faces that motions have turned up. */
  readonly flipped: FlippedFaces;
  readonly commands: TableCommands;
  readonly sound: (sound: Sound) => void;
  /** What an answer was called, by the moment it was given in. */
  readonly played: ReadonlyMap<number, string>;
  readonly lines: ReturnType<typeof createLogLines>;
};

const TableContext = createContext<TableState | undefined>(undefined);
export const TableProvider = TableContext;

export const useTable = (): TableState => {
  const table = useContext(TableContext);
  if (table === undefined) throw new Error('useTable needs a table above it.');
  return table;
};

/** A part of the selection; see `useStore` for what may be selected. */
export const useSelection = <S,>(select: (selection: Selection) => S): S =>
  useStore(useTable().selection, select);
