import type { Choice, Seat, Verified, Viewer, WireView } from '@quarterdeck/kernel';
import type { Answered } from '@quarterdeck/tables';
import type { BotPace, Restored, TableSeat, TableSetup, TableSnapshot, Telling } from '../host.ts';

/** A snapshot on its way to the page: of the log only what the page does not have yet. */
export type Sent = Omit<TableSnapshot, 'log' | 'link'> & {
  /** The page keeps what it was told up to here, if it is for the same viewer. */
  readonly after: number;
  readonly told: readonly Telling[];
  readonly steers: boolean;
  readonly kept: boolean;
};

/** What a page can ask of the worker. One table at a time is open in it. */
export type Verbs = {
  /** Loads a game before it is needed. */
  prepare(game: string): Promise<Answered>;
  create(setup: TableSetup): Promise<Answered<string>>;
  checkPack(game: string, text: string): Promise<Answered<string>>;
  importReplay(text: string): Promise<Answered<string>>;
  restore(text: string): Promise<Answered<Restored>>;
  branchReplay(
    text: string,
    length: number,
    seats: readonly TableSeat[],
  ): Promise<Answered<string>>;
  open(table: string, as: readonly Viewer[] | null, viewer: Viewer | null): Promise<Answered>;
  /** Closes the table that is open. */
  leave(): Promise<Answered>;
  sit(viewer: Viewer): Promise<Answered>;
  play(seat: Seat, choice: Choice, seq: number): Promise<Answered>;
  undo(seat: Seat): Promise<Answered>;
  wouldShow(choice: Choice): Promise<boolean>;
  preview(choice: Choice): Promise<WireView | null>;
  history(from: number, to: number): Promise<readonly Telling[]>;
  positions(seqs: readonly number[]): Promise<Answered<readonly WireView[]>>;
  pace(pace: Partial<BotPace>): Promise<Answered>;
  hurry(): Promise<Answered>;
  watch(watched: boolean): Promise<Answered>;
  draws(now: boolean): Promise<Answered>;
  rematch(): Promise<Answered<string>>;
  branch(seq: number): Promise<Answered<string>>;
  exportReplay(): Promise<Answered<string>>;
  verify(): Promise<Answered<Verified>>;
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
