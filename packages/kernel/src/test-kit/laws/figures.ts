/** What a run of the laws has seen. A law that looked at nothing proves nothing. */
export type Figures = {
  matches: number;
  /** Option sets that the game refused. */
  refused: number;
  /** Deals held against one that differs in a single draw, once for each viewer who could not tell. */
  redealt: number;
  decisions: number;
  asides: number;
  mostOffers: number;
  longestMatch: number;
  /** Decisions at which the costly laws were checked. */
  sampled: number;
  worlds: number;
  /** Views with holes, and of those the ones from which two worlds were imagined that differ. */
  hiding: number;
  differing: number;
  /** Same answer, same luck, in the truth and in an imagined world. */
  compared: number;
  undoable: number;
  forced: number;
  /** Matches replayed, with the hash compared after every answer. */
  replayed: number;
  /** Matches played again with noise for every wording. */
  reworded: number;
  /** Choices with claims that were played on a copy. */
  tried: number;
  /** By the key of the claim: how often it was compared with what followed. */
  readonly promises: Map<string, number>;
  /** By field: in how many views it was hidden, and in how many of those two worlds differed there. */
  readonly holes: Map<string, { hidden: number; differing: number }>;
};

export const noFigures = (): Figures => ({
  matches: 0,
  refused: 0,
  redealt: 0,
  decisions: 0,
  asides: 0,
  mostOffers: 0,
  longestMatch: 0,
  sampled: 0,
  worlds: 0,
  hiding: 0,
  differing: 0,
  compared: 0,
  undoable: 0,
  forced: 0,
  replayed: 0,
  reworded: 0,
  tried: 0,
  promises: new Map(),
  holes: new Map(),
});

/** One line for the log of a test run. */
export const inWords = (f: Figures): string =>
  `${f.matches} matches of up to ${f.longestMatch} answers, ${f.decisions} decisions of up to ` +
  `${f.mostOffers} offers, ${f.asides} asides, ${f.replayed} replays; looked closely at ` +
  `${f.sampled}: ${f.worlds} worlds, ${f.compared} compared, ${f.differing} of ${f.hiding} views ` +
  `dealt anew, ${f.undoable} undoable, ${f.forced} forced, ${f.reworded} in other words, ${f.redealt} deals nobody could tell apart, ` +
  `${promisesIn(f)} promises of ${f.tried} choices compared`;

const promisesIn = ({ promises }: Figures): number =>
  [...promises.values()].reduce((sum, count) => sum + count, 0);
