// The door of what every host of tables shares: page, server and whoever else keeps one.

export type { StampedEntry } from './chronicle.ts';
export { Chronicle } from './chronicle.ts';
export type { Draw } from './dealing.ts';
export { deal, dealAgain, dealFrom, dealReplay, gameOfReplay, packOf } from './dealing.ts';
export type { HelmParts } from './helm.ts';
export { Helm } from './helm.ts';
export { chronicleOf, isOlder, renewed } from './loading.ts';
export { memoryStore } from './memory-store.ts';
export type { PlaceParts } from './place.ts';
export { Place } from './place.ts';
export type { Headline, Origin, StoredEntry, TableRecord } from './record.ts';
export { readEntry, readRecord, summaryOf } from './record.ts';
export type { Answered, Refusal, RefusalCode } from './refusal.ts';
export { DONE, done, refusalOf, refused } from './refusal.ts';
export type { StoredTable, TableStore, Written } from './store.ts';
export { StorageFault } from './store.ts';
export type { Sitter, TableAbout, TableSeat, TableSetup, TableSummary, Tincture } from './table.ts';
export { TINCTURES } from './table.ts';
export type { AskedHere, MatchSnapshot, Presence, Question, Telling, Undo } from './telling.ts';
export { type Answering, turnsOf } from './turns.ts';
export type {
  MooredSeat,
  MooredTable,
  ResultOf,
  Results,
  ServerMessage,
  TableUpdate,
} from './wire/messages.ts';
export { HEARTBEAT, PROTOCOL } from './wire/messages.ts';
export type { Request, RequestOf, SeatWish, TableWish, Verb, Watching } from './wire/requests.ts';
export { LONGEST_REQUEST, readRequest, readWish, WATCHING } from './wire/requests.ts';
