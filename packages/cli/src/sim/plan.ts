/** Everything that decides how a run of matches goes, as plain data: worker threads are sent it. */
export type SimPlan = {
  readonly game: string;
  readonly seats: number;
  readonly options: unknown;
  /** The content of a pack that is not the game's own. */
  readonly pack: unknown;
  /** Bots by id, or as contestants; they move on by one seat from match to match. */
  readonly bots: readonly string[];
  /** How long each bot may think, in the order of `bots`; what its data say if left out. */
  readonly iterations: readonly number[] | undefined;
  readonly seed: number;
  /** Milliseconds for an answer of somebody's own program. */
  readonly patience?: number;
  /** Whether it is written down who was what and used which cards; matches take longer then. */
  readonly watched?: true;
};

/** Matches `from` up to, not including, `to`. */
export type MatchRange = { readonly from: number; readonly to: number };

/** The bot at each seat of match `n`: over as many matches as there are bots, each sits everywhere. */
export const seating = ({ bots, seats }: SimPlan, n: number): readonly string[] =>
  Array.from({ length: seats }, (_, seat) => bots[(seat + n) % bots.length] ?? '');
