import type { AnyEvent } from '@quarterdeck/kernel/engine';
import { createContext, type ReactNode, useContext } from 'react';
import type { AnyScene, Described, Target } from '../contract/board-contract.ts';
import type { Denial, Offer, PageQuestion } from '../question/page-question.ts';
import type { Selection } from '../question/selection.ts';
import { type Store, useStore } from '../store/store.ts';

/** What a hand can do on a board. */
export type BoardCommands = {
  /** A place or piece: chooses, narrows or explains. */
  readonly touch: (target: Target) => void;
  /** An offer that the board itself has found: chooses, and commits what is chosen already. */
  readonly press: (row: {
    readonly kind: 'offer';
    readonly offer: Offer;
    readonly hotKey: undefined;
  }) => void;
  readonly back: () => void;
  readonly explain: (denial: Denial | undefined) => void;
  readonly pointOffer: (offer: Offer | undefined) => void;
  readonly pointTarget: (target: Target | undefined) => void;
  /** Opens the rulebook at a clause, beside the table. */
  readonly openClause: (clause: string) => void;
};

/** What a board may know of the table it lies on. The rest of the table does not concern it. */
export type BoardState = {
  readonly scene: AnyScene;
  readonly question: PageQuestion | undefined;
  /** What glows. */
  readonly legal: ReadonlySet<Target>;
  /** What may come to be asked about, once more is decided. */
  readonly upcoming: ReadonlySet<Target>;
  /** Figures on places, the same as on their buttons. */
  readonly chips: ReadonlyMap<Target, number>;
  /** What a place offers at this stage, as its buttons say it. */
  readonly offered: ReadonlyMap<Target, readonly string[]>;
  /** What is picked so far of a list that is picked piece by piece. */
  readonly picked: ReadonlySet<Target>;
  readonly described: ReadonlyMap<Target, Described>;
  readonly selection: Store<Selection>;
  /** Faces that motions have turned up. */
  readonly flipped: Store<ReadonlyMap<Target, ReactNode>>;
  readonly commands: BoardCommands;
  /** Whether a dialog lies over the table: its keys go first. */
  readonly isCovered: () => boolean;
  /** What has been told so far, the oldest first. */
  readonly log: readonly { readonly seq: number; readonly events: readonly AnyEvent[] }[];
};

const BoardContext = createContext<BoardState | undefined>(undefined);
export const BoardProvider = BoardContext;

export const useBoard = (): BoardState => {
  const board = useContext(BoardContext);
  if (board === undefined) throw new Error('A board needs a table above it.');
  return board;
};

/** A part of the selection; see `useStore` for what may be selected. */
export const useSelection = <S,>(select: (selection: Selection) => S): S =>
  useStore(useBoard().selection, select);
