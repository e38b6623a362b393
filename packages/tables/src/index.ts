// The door of what every host of tables shares: page, server and whoever else keeps one.

export type { LiveTableParts } from './live/live-table.ts';
export { LiveTable } from './live/live-table.ts';
export { bringToCurrentRules, hasOlderRules, openLog } from './live/open-log.ts';
export { sentPack } from './live/sent-pack.ts';
export type { StampedEntry } from './live/table-log.ts';
export { TableLog } from './live/table-log.ts';
export type { TableSessionParts } from './live/table-session.ts';
export { TableSession } from './live/table-session.ts';
export { type Answering, turnsOf } from './live/turns.ts';
export type {
  OnlineSeatCard,
  OnlineTableCard,
  ResultOf,
  Results,
  ServerMessage,
  TableUpdate,
} from './protocol/messages.ts';
export { HEARTBEAT, PROTOCOL } from './protocol/messages.ts';
export type {
  OnlineSetup,
  Request,
  RequestOf,
  SeatSetup,
  SpectatorAccess,
  Verb,
} from './protocol/requests.ts';
export { LONGEST_REQUEST, readRequest, readSetup, SPECTATOR_ACCESS } from './protocol/requests.ts';
export type { Refusal, RefusalCode, Result } from './protocol/result.ts';
export { OK, ok, refusalOf, refused } from './protocol/result.ts';
export type {
  MatchSnapshot,
  OwedHere,
  Presence,
  Question,
  SeenEntry,
  Undo,
} from './protocol/seen.ts';
export type { HostEnv } from './table/deal.ts';
export {
  deal,
  dealBranch,
  dealFromReplay,
  dealRematch,
  gameOfReplay,
  packOf,
} from './table/deal.ts';
export { memoryStore } from './table/memory-store.ts';
export type { LogOrigin, StoredEntry, TableHead, TableRecord } from './table/record.ts';
export { readEntry, readRecord, summaryOf } from './table/record.ts';
export type {
  Occupant,
  SeatColour,
  TableInfo,
  TableSeat,
  TableSetup,
  TableSummary,
} from './table/setup.ts';
export { SEAT_COLOURS } from './table/setup.ts';
export type { StoredTable, TableStore, Written } from './table/store.ts';
export { StorageFault } from './table/store.ts';
