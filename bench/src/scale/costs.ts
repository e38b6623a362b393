/** What `npm run scale -- --measure` found on one machine. */
export type Measured = {
  /** When and on what, for whoever reads the table. */
  readonly on: string;
  readonly game: string;
  readonly seats: number;
  /** Durable answers that a second of one core gives: rules, storing, telling all seats. */
  readonly answersPerCore: number;
  /** Sent for an answer, to all seats together. */
  readonly bytesPerAnswer: number;
  /** Written to the database for an answer: its entry, and the head of its table. */
  readonly storedBytesPerAnswer: number;
  /** Memory of a node for a connection, and for an open table. */
  readonly bytesPerConnection: number;
  readonly bytesPerTable: number;
  /** Durable appends a second that one PostgreSQL took from one node, and what one took then. */
  readonly appendsPerSecond: number;
  readonly appendMilliseconds: number;
};

/** What a crowd does, and what machines are allowed: chosen, and said so. */
export type Assumed = {
  /** Share of those who are here that sit at a live table; the others read, wait or look on. */
  readonly atTables: number;
  readonly seatsPerTable: number;
  /** Between two answers at one table, all seats together. */
  readonly secondsPerAnswer: number;
  /** How much busier the busiest minute is than the evening. */
  readonly peak: number;
  /** Share of a core that is used at the peak. */
  readonly utilisation: number;
  /** What a node that only follows an answer spends, as a share of the node that stores it. */
  readonly following: number;
  /** What PostgreSQL writes to its log for a byte of ours. */
  readonly walFactor: number;
  /** Share of what one PostgreSQL took in a trial that is asked of it for ever. */
  readonly databaseShare: number;
  readonly connectionsPerNode: number;
  /** That one PostgreSQL serves well. */
  readonly databaseConnections: number;
  readonly memoryPerNode: number;
  readonly socketsPerNode: number;
  readonly natsBytesPerMessage: number;
  /** Messages in and out that one NATS is asked for. */
  readonly natsMessages: number;
  readonly heartbeatBytes: number;
  readonly heartbeatSeconds: number;
  /** That one proxy passes on. */
  readonly proxyBytes: number;
};

export type Costs = { readonly measured: Measured; readonly assumed: Assumed };
