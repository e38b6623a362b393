import {
  type AnyKit,
  BoardProvider,
  type BoardState,
  type Denial,
  type Store,
} from '@quarterdeck/board-kit';
import { createContext, type ReactNode, useContext } from 'react';
import type { OpenTable, TableSnapshot } from '../../hosts/host.ts';
import type { Flights } from '../motion/flights.ts';
import type { Rolls } from '../motion/rolls.ts';
import type { Stage } from '../motion/stage.ts';
import type { Sound } from '../sounds/sound-recipes.ts';
import type { TableCommands } from './commands.ts';
import type { Explained } from './explained.ts';
import type { Guide } from './guide.ts';
import type { Hinted } from './hinted.ts';
import type { createLogLines } from './log-lines.ts';
import type { Panel } from './panels.ts';
import type { Previewed } from './preview.ts';
import type { Rows } from './rows.ts';
import type { ViewReader } from './scene.ts';
import type { Unsent } from './unsent.ts';

/** A table as the page shows it at one moment, and what can be done at it. */
export type TableState = BoardState & {
  readonly open: OpenTable;
  readonly kit: AnyKit;
  readonly reader: ViewReader;
  /** What is shown; the host may be some motions ahead. */
  readonly snapshot: TableSnapshot;
  readonly rows: Rows | undefined;
  /** Why the last attempt came to nothing. */
  readonly refusal: Store<Denial | undefined>;
  /** An answer that nobody heard yet. */
  readonly unsent: Store<Unsent | undefined>;
  /** What somebody points at and wants explained. */
  readonly explained: Store<Explained | undefined>;
  readonly panel: Store<Panel>;
  /** How much help the learner of a lesson has asked for. */
  readonly hinted: Store<Hinted>;
  /** The coach at an ordinary table. */
  readonly guide: Store<Guide>;
  readonly preview: Store<Previewed | undefined>;
  readonly stage: Stage;
  readonly flights: Flights;
  readonly rolls: Rolls;
  readonly commands: TableCommands;
  readonly sound: (sound: Sound) => void;
  /** What an answer was called, by the moment it was given in. */
  readonly played: ReadonlyMap<number, string>;
  readonly lines: ReturnType<typeof createLogLines>;
};

const TableContext = createContext<TableState | undefined>(undefined);

type TableProviderProps = { readonly value: TableState; readonly children: ReactNode };

/** The table for those who stand round it, and what of it is the board's business for the board. */
export const TableProvider = ({ value, children }: TableProviderProps) => (
  <TableContext value={value}>
    <BoardProvider value={value}>{children}</BoardProvider>
  </TableContext>
);

export const useTable = (): TableState => {
  const table = useContext(TableContext);
  if (table === undefined) throw new Error('useTable needs a table above it.');
  return table;
};
