import type { Choice, Seat, Verified, Viewer, WireView } from '@quarterdeck/kernel';
import type { Result as Outcome } from '@quarterdeck/tables';
import type {
  BotPace,
  Restored,
  SeenEntry,
  TableSeat,
  TableSetup,
  TableSnapshot,
} from '../host.ts';

/** A snapshot on its way to the page: of the log only what the page does not have yet. */
export type Sent = Omit<TableSnapshot, 'log' | 'link'> & {
  /** The page keeps what it was told up to here, if it is for the same viewer. */
  readonly after: number;
  readonly told: readonly SeenEntry[];
  readonly steers: boolean;
  readonly kept: boolean;
};

/** What a page can ask of the worker. One table at a time is open in it. */
export type Verbs = {
  /** Loads a game before it is needed. */
  prepare(game: string): Promise<Outcome>;
  create(setup: TableSetup): Promise<Outcome<string>>;
  checkPack(game: string, text: string): Promise<Outcome<string>>;
  importReplay(text: string): Promise<Outcome<string>>;
  restore(text: string): Promise<Outcome<Restored>>;
  branchReplay(text: string, length: number, seats: readonly TableSeat[]): Promise<Outcome<string>>;
  open(table: string, as: readonly Viewer[] | null, viewer: Viewer | null): Promise<Outcome>;
  /** Closes the table that is open. */
  leave(): Promise<Outcome>;
  sit(viewer: Viewer): Promise<Outcome>;
  play(seat: Seat, choice: Choice, seq: number): Promise<Outcome>;
  undo(seat: Seat): Promise<Outcome>;
  wouldShow(choice: Choice): Promise<boolean>;
  preview(choice: Choice): Promise<WireView | null>;
  history(from: number, to: number): Promise<readonly SeenEntry[]>;
  positions(seqs: readonly number[]): Promise<Outcome<readonly WireView[]>>;
  pace(pace: Partial<BotPace>): Promise<Outcome>;
  hurry(): Promise<Outcome>;
  watch(watched: boolean): Promise<Outcome>;
  draws(now: boolean): Promise<Outcome>;
  rematch(): Promise<Outcome<string>>;
  branch(seq: number): Promise<Outcome<string>>;
  exportReplay(): Promise<Outcome<string>>;
  verify(): Promise<Outcome<Verified>>;
};
export type Verb = keyof Verbs;
export type Result<V extends Verb> = Awaited<ReturnType<Verbs[V]>>;

export type Request = {
  [V in Verb]: { readonly id: number; readonly verb: V; readonly args: Parameters<Verbs[V]> };
}[Verb];

/** One `answered` or `failed` for each request; `snapshot` whenever the table changes. */
export type Message =
  | { readonly kind: 'answered'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string }
  | { readonly kind: 'snapshot'; readonly sent: Sent };

/** One end of the way between page and worker. */
export type Port<In, Out> = {
  post(message: Out): void;
  listen(listener: (message: In) => void): void;
};
export type WorkerPort<In = Message, Out = Request> = Port<In, Out> & {
  /** Called at most once, when the other side is found to be dead. */
  onLoss(listener: (why: string) => void): void;
  close(): void;
};
