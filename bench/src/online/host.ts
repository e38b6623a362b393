import type { OnlineSetup } from '@quarterdeck/tables';
import type { ServerProcess } from './server-process.ts';

export type TableKind = {
  readonly game: string;
  readonly seats: number;
  readonly options?: OnlineSetup['options'];
};

/** Guests at one table after the other; when the line is lost, whatever they wait for fails. */
export type TableOfGuests = {
  /** Bytes that all of them were told so far. */
  readonly heard: number;
  /** How many answers the server has acknowledged, by table. */
  readonly acknowledged: ReadonlyMap<string, number>;
  /** Kept once every line is lost, and whatever came before has been heard. */
  readonly closed: Promise<unknown>;
  /** One answer of the seat whose turn it is; gives when it was sent, or null where a table was set. */
  readonly answer: () => Promise<number | null>;
  /** Milliseconds from `sent` to the last receipt so far. */
  readonly latencyOf: (sent: number) => number;
};

/** A server that is measured, ours or a peer's. */
export type Host = {
  /** Serves from a process of its own. */
  readonly script: URL;
  readonly sitDown: (port: number, kind: TableKind) => Promise<TableOfGuests>;
  /** How many answers each of these tables has, in a server that was started again. */
  readonly held: (server: ServerProcess, tables: readonly string[]) => Promise<readonly number[]>;
};
