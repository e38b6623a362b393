/** Raised when the texts below are written otherwise: those of another number are not read. */
export const CHECKPOINT_FORMAT = 1;

/**
 * A place of a table's log from which it can be gone on with, as if all before it had been played
 * again. All of it follows from the log: where it is lost, nothing is.
 */
export type Checkpoint = {
  readonly format: number;
  /** Of the game: under others the same answers may lead elsewhere. */
  readonly rules: number;
  /** Entries of the whole log before it. */
  readonly length: number;
  /** Of the checkpoint that this one follows, and takes the place of; null: it stands alone. */
  readonly after: number | null;
  /** The match there, and the hash of it. */
  readonly match: string;
  readonly hash: string;
  readonly told: ToldChunk;
};

/** What there is to tell of the entries between two checkpoints, as text: most of it is read by nobody. */
export type ToldChunk = { readonly items: string; readonly events: string };

/** The last checkpoint of a table with everything told before it, in its order. */
export type StoredCheckpoint = Omit<Checkpoint, 'after' | 'told'> & {
  readonly told: readonly ToldChunk[];
  /** False where what is stored is not what was written. */
  readonly isSound: boolean;
};
