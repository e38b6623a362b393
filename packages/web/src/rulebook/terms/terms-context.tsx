import type { Store } from '@quarterdeck/board-kit';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { GameId } from '../../games/games.ts';
import type { Glossary, Term } from './match-terms.ts';

/** The word that is explained now: where it stands, and whether it stays until it is closed. */
export type ShownTerm = {
  readonly term: Term;
  readonly mark: HTMLElement;
  readonly isPinned: boolean;
};

export type MarkedProps = {
  readonly text: string;
  /** What of the same text stands before it. */
  readonly before?: string;
  /** It stands in a `RovingList`: arrows lead to it, not Tab. */
  readonly isRoving?: boolean;
};

export type Terms = {
  readonly game: GameId;
  readonly glossary: Glossary;
  readonly names: readonly string[];
  readonly shown: Store<ShownTerm | undefined>;
  readonly say: (key: string) => string;
  readonly openClause: (clause: string) => void;
  readonly Marked: ComponentType<MarkedProps>;
};

export const TermsContext = createContext<Terms | undefined>(undefined);

export const useTerms = (): Terms | undefined => useContext(TermsContext);

/** A text in which the words of the game are explained; plain until they are here. */
export const TermText = (props: MarkedProps): ReactNode => {
  const terms = useTerms();
  return terms === undefined ? props.text : <terms.Marked {...props} />;
};
